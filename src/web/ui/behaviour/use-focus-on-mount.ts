import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to what stands in for the part that had it: a heading with `tabIndex={-1}`. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    // Not from whoever has gone on elsewhere meanwhile.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return place;
}
