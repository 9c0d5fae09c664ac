import { useEffect } from 'react';

/** Calls `act` when one comes back from another tab or app, where things may have changed meanwhile. */
export function useOnReturn(act: () => unknown) {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') act();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [act]);
}
