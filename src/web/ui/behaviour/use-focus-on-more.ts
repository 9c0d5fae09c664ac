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
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const place = asked.current;
    if (place === undefined || count <= place) return;
    asked.current = undefined;
    // Whoever has gone on elsewhere meanwhile stays there.
    if (![document.body, pressed.current].includes(document.activeElement)) return;
    list.current?.querySelectorAll('li')[place]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    ask: () => {
      asked.current = count;
      pressed.current = document.activeElement;
    },
  };
}
