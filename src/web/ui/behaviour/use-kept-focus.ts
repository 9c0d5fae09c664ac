import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to a button that loses it to the page while it is disabled, without scrolling: a message may stand
 * elsewhere. What is returned is called when it is pressed.
 */
export function useKeptFocus(isBusy: boolean): () => void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isBusy) return;
    if (document.activeElement === document.body)
      (focused.current as HTMLElement | null)?.focus({ preventScroll: true });
    focused.current = null;
  }, [isBusy]);
  return () => {
    focused.current = document.activeElement;
  };
}
