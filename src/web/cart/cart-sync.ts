import { type CartLine, isSameCart, mergeCarts } from './cart-lines.ts';
import { cartOwner, cartText, subscribeToCart } from './cart-storage.ts';
import { claimCart, isUnsaved, markSaved, readCart, replaceCart } from './cart-store.ts';

/** The saved cart, on the server; each may fail. */
export type CartServer = {
  load(): Promise<CartLine[]>;
  save(lines: CartLine[]): Promise<void>;
  clear(): Promise<void>;
};

export type CartSyncOptions = {
  userId: string;
  server: CartServer;
  /** The account's cart and the one here both hold something else: the visitor decides. */
  onConflict: (account: CartLine[]) => void;
  report: (error: unknown) => void;
  /** Milliseconds from the last change to its saving (SPEC §9). */
  delay?: number;
};

/** What becomes of two carts: both as one, the account's, or the one here. */
export type CartChoice = 'both' | 'account' | 'here';

export type CartSync = {
  start(): Promise<void>;
  decide(choice: CartChoice, account: readonly CartLine[]): void;
  stop(): void;
};

/**
 * Keeps the cart here and the saved one of who is signed in the same (SPEC §4): loading replaces the lines here,
 * changes are saved a second after the last one. What could not be saved stays here, and is tried again with the next
 * change; until a load has succeeded nothing is saved over what it would have brought.
 */
export function createCartSync(options: CartSyncOptions): CartSync {
  const { userId, server, onConflict, report, delay = 1_000 } = options;
  let state: 'unloaded' | 'undecided' | 'ready' = 'unloaded';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };

  function takeOver(account: CartLine[]): void {
    const here = readCart();
    const owner = cartOwner();
    const isMine = owner === userId;
    const isNobodys = owner === null && here.length > 0;
    state = 'ready';
    if (isMine && isUnsaved()) schedule();
    else if (!isNobodys || isSameCart(here, account)) replaceCart(account, userId);
    else if (account.length === 0) claim(here);
    else {
      state = 'undecided';
      onConflict(account);
    }
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

  async function run(): Promise<void> {
    if (isRunning) return schedule();
    isRunning = true;
    try {
      if (state === 'unloaded') {
        const account = await server.load();
        if (!isStopped) takeOver(account);
      } else if (state === 'ready' && isUnsaved()) await save();
    } catch (error) {
      report(error);
    } finally {
      isRunning = false;
    }
  }

  /** Of any tab: the one that made a change may be closed before it is saved. */
  const onChange = () => {
    if (state === 'unloaded' || isUnsaved()) schedule();
  };
  const unsubscribe = subscribeToCart(onChange);

  return {
    start: run,
    decide(choice, account) {
      if (choice === 'account') {
        state = 'ready';
        replaceCart(account, userId);
      } else claim(choice === 'both' ? mergeCarts(account, readCart()) : readCart());
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
