import { useCallback } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { findTexts } from './texts/texts.ts';

/** A bookmark that hands a merchant's page over. Its address is a script, which React refuses to write itself. */
export function BookmarkPart({ origin }: { origin: string }) {
  const { bookmark } = useTexts(findTexts);
  const lead = useCallback(
    (link: HTMLAnchorElement | null) =>
      link?.setAttribute(
        'href',
        `javascript:location.href='${origin}/find?url='+encodeURIComponent(location.href)`,
      ),
    [origin],
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{bookmark.title}</h2>
      <p>{bookmark.about}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: it has its address once it is there */}
        <a ref={lead} className={buttonClass()}>
          {bookmark.name}
        </a>
      </p>
      <p>{bookmark.phone}</p>
    </section>
  );
}
