import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { PendingAction } from '../session/sign-in-request.ts';

const key = 'pendingAction';

/** Keeps for this tab, or forgets, what is to be done after coming back from another site. */
export function keepPendingAction(action: PendingAction | undefined) {
  try {
    if (action) sessionStorage.setItem(key, JSON.stringify(action));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is refused: people are signed in all the same, and press once more.
  }
}

const isPendingAction = (value: unknown): value is PendingAction => {
  const { kind, path } = (value ?? {}) as Partial<PendingAction>;
  return kind === 'visit' && typeof path === 'string' && /^\/(?!\/)/.test(path);
};

/** What was kept, once. */
export function takePendingAction(): PendingAction | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return isPendingAction(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Does what somebody was about to do, now that they are signed in. */
export function usePendingAction() {
  const navigate = useNavigate();
  return useCallback(
    (action: PendingAction | undefined) => {
      if (action) void navigate(action.path);
    },
    [navigate],
  );
}
