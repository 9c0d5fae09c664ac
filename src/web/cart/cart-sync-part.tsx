import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOnReturn } from '../ui/behaviour/use-on-return.ts';
import { type CartLine, wantedLine } from './cart-lines.ts';
import { cartOwner } from './cart-storage.ts';
import { leaveCart } from './cart-store.ts';
import { type CartServer, type CartSync, createCartSync } from './cart-sync.ts';
import { movedLines } from './line-now.ts';
import { MergeDialog } from './merge-dialog.tsx';

type Language = ReturnType<typeof useLanguage>;

const serverOf = (userId: string, language: () => Language): CartServer => ({
  load: async () => (await callApi('getCart', { language: language(), params: { userId } })).items,
  save: async (items) => {
    await callApi('saveCart', { language: language(), body: { userId, items } });
  },
  clear: async () => {
    await callApi('clearCart', { language: language(), params: { userId } });
  },
  living: async (lines) => {
    const items = lines.map(wantedLine);
    return movedLines((await callApi('splitCart', { language: language(), body: { items } })).lines);
  },
});

let running: CartSync | undefined;
/** Maximum milliseconds that signing out waits for saving the cart. */
const maxWait = 3_000;

/** Saves pending changes of the cart before sign-out. */
export async function saveCartNow(): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, maxWait));
  await Promise.race([running?.flush(), waited]);
}

/** Data of a cart is removed with its user. */
function useLeave(userId: string | undefined) {
  useEffect(() => {
    if (userId === undefined && cartOwner() !== null) leaveCart();
  }, [userId]);
}

/** Saves the signed-in user's cart; asks where there are two. Failures are only logged. */
export default function CartSyncPart({ userId }: { userId: string | undefined }) {
  const language = useRef(useLanguage());
  const sync = useRef<CartSync>(undefined);
  const [account, setAccount] = useState<CartLine[]>();
  language.current = useLanguage();
  useLeave(userId);
  useEffect(() => {
    if (userId === undefined) return;
    const server = serverOf(userId, () => language.current);
    const report = (error: unknown) => console.warn('cart', error);
    sync.current = createCartSync({ userId, server, onConflict: setAccount, report });
    running = sync.current;
    void sync.current.start();
    return () => {
      sync.current?.stop();
      running = undefined;
    };
  }, [userId]);
  useOnReturn(useCallback(() => sync.current?.refresh(), []));
  if (!account) return null;
  return (
    <MergeDialog
      account={account}
      onChoice={(choice) => {
        if (choice) sync.current?.decide(choice, account);
        setAccount(undefined);
      }}
    />
  );
}
