import { use, useEffect, useState } from 'react';
import { type Blocker, type BlockerFunction, UNSAFE_DataRouterContext } from 'react-router';

/** The router takes one at a time. */
const key = 'unsaved edits';

/**
 * A navigation that `isBlocked` holds back, until it is let go or given up; undefined: none. What React Router's `useBlocker` does,
 * which would stand in the scripts of every visitor's first page (260 bytes).
 */
export function useBlockedNavigation(
  isBlocked: BlockerFunction,
): Extract<Blocker, { state: 'blocked' }> | undefined {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (!router) return undefined;
    router.getBlocker(key, isBlocked);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key)));
    return () => {
      stop();
      router.deleteBlocker(key);
    };
  }, [router, isBlocked]);
  return blocker?.state === 'blocked' ? blocker : undefined;
}
