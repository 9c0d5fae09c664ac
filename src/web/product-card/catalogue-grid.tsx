import { type ReactNode, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useFollowLinks } from '../ui/behaviour/follow-links.ts';

/** Milliseconds that a pointer rests on what it means. */
const intentMs = 100;

/** The address of the link that a visitor is about to press, and what the element around its links hears it with. */
function useIntent() {
  const [address, setAddress] = useState<string>();
  const timer = useRef<number>(undefined);
  const forget = () => window.clearTimeout(timer.current);
  const handleImageError = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    forget();
    // A script that cannot be fetched makes the router load the page anew.
    if (link && navigator.onLine)
      timer.current = window.setTimeout(() => setAddress(link.pathname + link.search), intentMs);
  };
  return {
    address,
    handlers: {
      onPointerOver: handleImageError,
      onPointerOut: forget,
      onFocus: handleImageError,
      onTouchStart: handleImageError,
    },
  };
}

/** A page of a catalogue: product cards. It follows their links, and fetches ahead what one is about to lead to. */
export function CatalogueGrid({ children }: { children: ReactNode }) {
  const follow = useFollowLinks();
  const { address, handlers } = useIntent();
  return (
    <>
      {/* biome-ignore lint/a11y: what is pressed are the links inside, by keys too. */}
      <ul className="catalogue-grid" onClick={follow} {...handlers}>
        <Suspense>{children}</Suspense>
      </ul>
      {address !== undefined && <PrefetchPageLinks page={address} />}
    </>
  );
}
