import type { LineRef } from '../../contract/cart/line-ref.ts';
import { type CartLine, followMerges, isSameCart, mergeCarts } from './cart-lines.ts';
import { cartOwner, cartText, isOfAnother, subscribeToCart } from './cart-storage.ts';
import {
  changeCart,
  claimCart,
  isUnsaved,
  markSaved,
  readCart,
  replaceCart,
  wasLeftUnsaved,
} from './cart-store.ts';

/** The saved cart, on the server; each may fail. */
export type CartServer = {
  load(): Promise<CartLine[]>;
  save(lines: CartLine[]): Promise<void>;
  clear(): Promise<void>;
  /** Which lines (by their keys) are of another product by now, or spell their size otherwise, and what they are. */
  living(lines: readonly CartLine[]): Promise<ReadonlyMap<string, LineRef>>;
};

export type CartSyncOptions = {
  userId: string;
  server: CartServer;
  /** The account's cart and the local one differ: the visitor decides. */
  onConflict: (account: CartLine[]) => void;
  report: (error: unknown) => void;
  /** Milliseconds from the last change to its saving. */
  delay?: number;
};

/** The choice between two carts: merge, the account's, or the local one. */
export type CartChoice = 'both' | 'account' | 'here';

export type CartSync = {
  start(): Promise<void>;
  /** Loads the account's cart again, which another device may have changed: what is saved from here would undo that. */
  refresh(): Promise<void>;
  decide(choice: CartChoice, account: readonly CartLine[]): void;
  /** Saves pending changes at once; a failure is reported. */
  flush(): Promise<void>;
  stop(): void;
};

/**
 * Synchronises the local cart with the signed-in user's saved one: loading replaces the local
 * lines, changes are saved with a debounce of a second. Failed saves are retried with the next change;
 * nothing is saved before a load has succeeded, which would overwrite the saved cart. Unsaved changes at
 * sign-out become a separate cart at the next sign-in, as the saved one may have changed since.
 */
export function createCartSync(options: CartSyncOptions): CartSync {
  const { userId, server, onConflict, report, delay = 1_000 } = options;
  let state: 'unloaded' | 'undecided' | 'ready' = 'unloaded';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };

  /** Lines of products that were merged are those of the account: else each would be there twice. */
  async function followLocal(): Promise<void> {
    try {
      const living = await server.living(readCart());
      if (living.size > 0 && !isStopped) changeCart((lines) => followMerges(lines, living));
    } catch (error) {
      report(error);
    }
  }

  async function takeOver(account: CartLine[]): Promise<void> {
    const here = readCart();
    const owner = cartOwner();
    const isMine = owner === userId && isUnsaved();
    const isApart = here.length > 0 && (isMine ? wasLeftUnsaved() : owner === null);
    state = 'ready';
    if (isMine && !wasLeftUnsaved()) schedule();
    else if (!isApart || isSameCart(here, account)) replaceCart(account, userId);
    else if (account.length === 0) claim(here);
    else await ask(account);
  }

  async function ask(account: CartLine[]): Promise<void> {
    state = 'undecided';
    await followLocal();
    if (isStopped) return;
    if (isSameCart(readCart(), account)) {
      state = 'ready';
      replaceCart(account, userId);
    } else onConflict(account);
  }

  function claim(lines: readonly CartLine[]): void {
    state = 'ready';
    claimCart(userId, lines);
    schedule();
  }

  async function save(): Promise<void> {
    const text = cartText();
    const lines = readCart();
    await (lines.length > 0 ? server.save(lines) : server.clear());
    if (cartText() === text) markSaved();
    else schedule();
  }

  async function step(): Promise<void> {
    try {
      if (state === 'unloaded') {
        const account = await server.load();
        if (!isStopped) await takeOver(account);
      } else if (state === 'ready' && isUnsaved() && !isOfAnother()) await save();
    } catch (error) {
      report(error);
    }
  }

  async function run(): Promise<void> {
    if (running) return schedule();
    running = step();
    await running;
    running = undefined;
  }

  /** Changes of any tab: the one that made a change may be closed before saving. */
  const onChange = () => {
    if (state === 'unloaded' || isUnsaved()) schedule();
  };
  const unsubscribe = subscribeToCart(onChange);

  return {
    start: run,
    async refresh() {
      // After sign-out nothing is asked for the user who has left.
      if (isStopped || state !== 'ready' || isUnsaved()) return;
      state = 'unloaded';
      await run();
    },
    decide(choice, account) {
      if (choice === 'account') {
        state = 'ready';
        replaceCart(account, userId);
      } else claim(choice === 'both' ? mergeCarts(account, readCart()) : readCart());
    },
    async flush() {
      clearTimeout(timer);
      await running;
      await run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
