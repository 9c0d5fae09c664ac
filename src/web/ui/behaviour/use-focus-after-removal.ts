import { type RefObject, useEffect, useRef } from 'react';

/** Restores the focus after one of `count` items was removed: to a heading with `tabIndex={-1}`. */
export function useFocusAfterRemoval<T extends HTMLElement>(count: number): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = count;
  }, [count]);
  return place;
}
