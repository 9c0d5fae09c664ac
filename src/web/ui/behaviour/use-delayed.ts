import { useEffect, useState } from 'react';

const showAfterMs = 150;

/** True once `isBusy` has lasted 150 ms: shorter waits need no indicator. */
export function useDelayed(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), showAfterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isLong;
}
