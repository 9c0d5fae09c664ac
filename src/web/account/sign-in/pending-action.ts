import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { alertTargets, type WantedTarget } from '../../../contract/alerts/targets.ts';
import { conditions } from '../../../contract/catalogue/conditions.ts';
import { ownPath } from '../../../contract/own-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
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
  const { ui } = useTexts(sharedTexts);
  return useCallback(
    (action: PendingAction | undefined) => {
      /** It fails only where its script cannot be loaded. */
      async function tell(message: Promise<string | undefined>) {
        const text = await message.catch(() => ui.offline);
        if (text) toast(text);
      }
      async function save(productId: string) {
        const { changeFavourite } = await import('../../favourites/change-favourite.ts');
        return changeFavourite(productId, true, language);
      }
      async function watch(productId: string, target: WantedTarget | undefined) {
        const { changeAlert, tryTarget } = await import('../../alerts/change-alert.ts');
        return target ? tryTarget(productId, target, language) : changeAlert(productId, true, language);
      }
      async function watchList(wanted: { list: string; price: number }) {
        const { tryListWatch } = await import('../../alerts/change-alert.ts');
        return tryListWatch(wanted, language);
      }
      if (action?.kind === 'watchList') void tell(watchList(action));
      if (action?.kind === 'visit') void navigate(action.path);
      if (action?.kind === 'save') void tell(save(action.productId));
      if (action?.kind === 'watch') void tell(watch(action.productId, action.target));
    },
    [navigate, language, toast, ui],
  );
}
