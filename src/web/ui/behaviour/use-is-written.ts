import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => undefined;

/**
 * Whether the server drew the component and it is hydrated now: only then React asks what a store was there.
 */
function useIsHydrating(): boolean {
  let comes = false;
  useSyncExternalStore(never, nothing, () => {
    comes = !import.meta.env.SSR;
    return undefined;
  });
  return comes;
}

/** Stands for a text that the server wrote; seen by nobody. */
export const written = '…';

/**
 * True while a text that the server wrote of `value` stands: it need not be written again, in an element with
 * `suppressHydrationWarning`. A browser's first formatter takes longer than anything else of a page that is
 * hydrated.
 */
export function useIsWritten(value: string): boolean {
  const comesToLife = useIsHydrating();
  const [drawn, setDrawn] = useState(comesToLife ? value : undefined);
  const isWritten = drawn === value;
  // Another text has taken its place: the first one is gone, even for the same value.
  if (drawn !== undefined && !isWritten) setDrawn(undefined);
  return isWritten;
}
