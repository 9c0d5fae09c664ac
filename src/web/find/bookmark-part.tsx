import { useTexts } from '../i18n/texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { findTexts } from './texts/texts.ts';

const asAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A bookmark that hands a merchant's page over. Its address is a script, which React writes only when told to. */
export function BookmarkPart({ origin }: { origin: string }) {
  const { bookmark } = useTexts(findTexts);
  const script = `javascript:location.href='${origin}/find?url='+encodeURIComponent(location.href)`;
  const link = `<a href="${asAttribute(script)}" class="${buttonClass({ tone: 'secondary' })}" draggable="true">${asAttribute(bookmark.name)}</a>`;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{bookmark.title}</h2>
      <p>{bookmark.about}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React refuses scripts as addresses; nothing in it is from outside */}
      <p dangerouslySetInnerHTML={{ __html: link }} />
      <p>{bookmark.phone}</p>
    </section>
  );
}
