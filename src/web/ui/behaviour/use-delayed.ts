import { useEffect, useState } from 'react';

const showAfterMs = 150;

/** True once `isBusy` has lasted as long, usually 150 ms: shorter waits need no indicator. */
export function useDelayed(isBusy: boolean, afterMs = showAfterMs): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy, afterMs]);
  return isLong;
}
