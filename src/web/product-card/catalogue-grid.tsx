import { type ReactNode, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useFollowLinks } from '../ui/behaviour/follow-links.ts';

/** Milliseconds of hover before prefetching. */
const intentMs = 100;

/**
 * The address of the link that a visitor is about to press, and event handlers of the element around the
 * links.
 */
function useIntent() {
  const [address, setAddress] = useState<string>();
  const timer = useRef<number>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  const noticeIntent = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    cancel();
    if (link?.origin === location.origin)
      timer.current = window.setTimeout(() => setAddress(link.pathname + link.search), intentMs);
  };
  return {
    address,
    handlers: {
      onPointerOver: noticeIntent,
      onPointerOut: cancel,
      onFocus: noticeIntent,
      onTouchStart: noticeIntent,
    },
  };
}

/** A page of a catalogue: product cards. It handles clicks on their links, and prefetches the next page. */
export function CatalogueGrid({ children }: { children: ReactNode }) {
  const follow = useFollowLinks();
  const { address, handlers } = useIntent();
  return (
    <>
      {/* biome-ignore lint/a11y: what is pressed are the links inside, by keys too. */}
      <ul className="catalogue-grid" onClick={follow} {...handlers}>
        <Suspense>{children}</Suspense>
      </ul>
      {/* If a script fails to load, the router reloads the page. */}
      {address && navigator.onLine && <PrefetchPageLinks page={address} />}
    </>
  );
}
