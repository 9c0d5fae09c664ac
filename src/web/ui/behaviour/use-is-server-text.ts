import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => undefined;

/** Whether a server-rendered component is hydrating now: only then React reads the server snapshot of a store. */
function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(never, nothing, () => {
    isHydrating = !import.meta.env.SSR;
    return undefined;
  });
  return isHydrating;
}

/** Placeholder for a server-rendered text; never displayed. */
export const serverTextPlaceholder = '…';

/**
 * True while the server-rendered text of `value` stays: React need not render it again, in an element with
 * `suppressHydrationWarning`. A browser's first formatter is the most expensive part of hydration.
 */
export function useIsServerText(value: string): boolean {
  const isHydrating = useIsHydrating();
  const [drawn, setDrawn] = useState(isHydrating ? value : undefined);
  const isServerText = drawn === value;
  // Another text has replaced it: the server text is gone, even for the same value.
  if (drawn !== undefined && !isServerText) setDrawn(undefined);
  return isServerText;
}
