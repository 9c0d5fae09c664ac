import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { alertTargets, type WantedTarget } from '../../../contract/alerts/targets.ts';
import { conditions } from '../../../contract/catalogue/conditions.ts';
import { ownPath } from '../../../contract/own-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PendingAction } from '../../session/sign-in-request.ts';
import { useToast } from '../../ui/toasts.tsx';

const key = 'pendingAction';

/** What survives the redirect to a provider: the pending action, and the address's fragment. */
type StoredAction = { action?: PendingAction | undefined; hash: string };

/** Stores it for this tab; undefined removes it. */
export function storePendingAction({ action, hash }: StoredAction) {
  try {
    if (action || hash) sessionStorage.setItem(key, JSON.stringify({ action, hash }));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: sign-in still works, and the user presses once more.
  }
}

const isNumberOrNone = (value: unknown) => value === undefined || typeof value === 'number';

const isTarget = (value: unknown): value is WantedTarget | undefined => {
  if (value === undefined) return true;
  const { target, price, percent, condition, anyColour } = (value ?? {}) as Record<
    keyof WantedTarget,
    unknown
  >;
  return (
    alertTargets.some((each) => each === target) &&
    conditions.some((each) => each === condition) &&
    isNumberOrNone(price) &&
    isNumberOrNone(percent) &&
    (anyColour === undefined || typeof anyColour === 'boolean')
  );
};

const isPendingAction = (value: unknown): value is PendingAction => {
  const { kind, path, productId, target, list, price } = (value ?? {}) as Record<
    keyof PendingAction | 'path' | 'productId' | 'target' | 'list' | 'price',
    unknown
  >;
  if (kind === 'watchList') return typeof list === 'string' && typeof price === 'number';
  if (kind === 'visit') return ownPath(path) !== undefined;
  const isOwn = kind === 'save' || kind === 'watch';
  return isOwn && isTarget(target) && typeof productId === 'string' && /^[1-9]\d{0,14}$/.test(productId);
};

/** Takes the stored action, once. */
export function takeForReturn(): StoredAction {
  try {
    const { action, hash } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<
      keyof StoredAction,
      unknown
    >;
    sessionStorage.removeItem(key);
    return {
      action: isPendingAction(action) ? action : undefined,
      hash: typeof hash === 'string' ? hash : '',
    };
  } catch {
    return { hash: '' };
  }
}

/** Runs the pending action after sign-in. */
export function usePendingAction() {
  const navigate = useNavigate();
  const language = useLanguage();
  const toast = useToast();
  return useCallback(
    (action: PendingAction | undefined) => {
      async function save(productId: string) {
        const { changeFavourite } = await import('../../favourites/change-favourite.ts');
        const failure = await changeFavourite(productId, true, language);
        if (failure) toast(failure);
      }
      async function watch(productId: string, target: WantedTarget | undefined) {
        const { changeAlert, tryTarget } = await import('../../alerts/change-alert.ts');
        const message = target
          ? await tryTarget(productId, target, language)
          : await changeAlert(productId, true, language);
        if (message) toast(message);
      }
      async function watchList(wanted: { list: string; price: number }) {
        const { tryListWatch } = await import('../../alerts/change-alert.ts');
        const message = await tryListWatch(wanted, language);
        if (message) toast(message);
      }
      if (action?.kind === 'watchList') void watchList(action);
      if (action?.kind === 'visit') void navigate(action.path);
      if (action?.kind === 'save') void save(action.productId);
      if (action?.kind === 'watch') void watch(action.productId, action.target);
    },
    [navigate, language, toast],
  );
}
