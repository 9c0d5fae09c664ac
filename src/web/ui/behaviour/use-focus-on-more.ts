import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first link of the items that were asked for, once they are there: the button that asked for them
 * may be gone. `ask` is called when it is pressed; `list` holds the items, `count` of them.
 */
export function useFocusOnMore<T extends HTMLElement>(
  count: number,
): { list: RefObject<T | null>; ask: () => void } {
  const list = useRef<T>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    const place = asked.current;
    if (place === undefined || count <= place) return;
    asked.current = undefined;
    list.current?.querySelectorAll('li')[place]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    ask: () => {
      asked.current = count;
    },
  };
}
