import { useCallback, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { findTexts } from './texts/texts.ts';

/** A bookmark that hands a merchant's page over. Its address is a script, which React refuses to write itself. */
export function BookmarkPart({ origin }: { origin: string }) {
  const { bookmark } = useTexts(findTexts);
  const [isPressed, setIsPressed] = useState(false);
  const lead = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link) return;
      link.href = `javascript:location.href='${origin}/find?url='+encodeURIComponent(location.href)`;
      // Here it would lead nowhere.
      link.onclick = (event) => {
        event.preventDefault();
        setIsPressed(true);
      };
    },
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
      <p role="status" className="empty:hidden">
        {isPressed && bookmark.drag}
      </p>
      <p>{bookmark.phone}</p>
    </section>
  );
}
