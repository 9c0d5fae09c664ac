import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineKey } from '../../contract/cart/line-ref.ts';
import { type CartLine, withAdded } from './cart-lines.ts';
import { cartOwner } from './cart-storage.ts';
import { changeCart, isUnsaved, leaveCart, readCart, replaceCart } from './cart-store.ts';
import { type CartServer, type CartSync, createCartSync } from './cart-sync.ts';

const line = (id: number, quantity = 1): CartLine => ({
  _id: String(id),
  name: 'x',
  price: 1,
  images: [],
  category: '',
  inStock: true,
  quantity,
  condition: 'new',
  anyColour: false,
  size: '',
});

let saved: CartLine[];
let asked: string[];
let isAway: boolean;
/** Products that became part of others, from → into. */
let merged: Record<string, string>;
let conflict: CartLine[] | undefined;
let reported: number;
let sync: CartSync;

const respond = async (name: string) => {
  asked.push(name);
  if (isAway) throw new Error('away');
};
const server: CartServer = {
  load: async () => {
    await respond('load');
    return saved;
  },
  save: async (lines) => {
    await respond('save');
    saved = lines;
  },
  clear: async () => {
    await respond('clear');
    saved = [];
  },
  living: async (lines) => {
    await respond('living');
    return new Map(
      lines.flatMap(({ _id, size }) => {
        const into = merged[_id];
        return into ? [[lineKey({ _id, size }), { _id: into, size }]] : [];
      }),
    );
  },
};

/** With a token as the server gives them, for as long as the test lasts. */
function signIn(id: string) {
  const claims = { id, name: 'Zoe', email: 'zoe@shop.test', role: 'user', exp: Date.now() / 1_000 + 600 };
  localStorage.setItem('token', `x.${btoa(JSON.stringify(claims))}.x`);
}
/** What the navbar's menu and the cart do when somebody signs out. */
async function signOut() {
  await sync.flush();
  sync.stop();
  localStorage.removeItem('token');
  leaveCart();
}

function startAs(userId: string) {
  signIn(userId);
  sync = createCartSync({
    userId,
    server,
    onConflict: (account) => {
      conflict = account;
    },
    report: () => {
      reported++;
    },
  });
  return sync.start();
}
const add = (id: number) => changeCart((lines) => withAdded(lines, line(id)) ?? lines);
const ids = (lines: readonly CartLine[] | undefined) =>
  lines?.map(({ _id, quantity }) => `${_id}×${quantity}`);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const target = new EventTarget();
  vi.stubGlobal('window', target);
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  [saved, asked, isAway, conflict, reported, merged] = [[], [], false, undefined, 0, {}];
});
afterEach(() => {
  sync.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('coming back', () => {
  it('brings what another device has saved, which the next change here keeps', async () => {
    saved = [line(1)];
    await startAs('7');
    saved = [line(1), line(2)];
    await sync.refresh();
    expect(ids(readCart())).toEqual(['1×1', '2×1']);
    add(3);
    await wait(1_000);
    expect(ids(saved)).toEqual(['1×1', '2×1', '3×1']);
  });

  it('leaves what is not saved yet', async () => {
    await startAs('7');
    add(3);
    await sync.refresh();
    await wait(1_000);
    expect(ids(saved)).toEqual(['3×1']);
    expect(asked).toEqual(['load', 'save']);
  });

  it('asks for nothing once the user has signed out', async () => {
    await startAs('7');
    sync.stop();
    await sync.refresh();
    expect(asked).toEqual(['load']);
  });

  it('without a connection leaves the cart, whose next change is saved', async () => {
    saved = [line(1)];
    await startAs('7');
    isAway = true;
    await sync.refresh();
    expect([ids(readCart()), reported]).toEqual([['1×1'], 1]);
    isAway = false;
    add(3);
    await wait(2_000);
    expect(ids(saved)).toEqual(['1×1', '3×1']);
  });
});

describe('loading', () => {
  it('replaces the lines here, which are a copy of what was saved', async () => {
    replaceCart([line(1)], '7');
    saved = [line(2)];
    await startAs('7');
    expect(ids(readCart())).toEqual(['2×1']);
    await wait(5_000);
    expect(asked).toEqual(['load']);
  });

  it('takes over the lines of an anonymous visitor, where the account has none', async () => {
    add(1);
    await startAs('7');
    await wait(1_000);
    expect(ids(saved)).toEqual(['1×1']);
    expect([cartOwner(), isUnsaved()]).toEqual(['7', false]);
  });

  it('does not show anybody the cart of another', async () => {
    signIn('6');
    replaceCart([line(1)], '6');
    add(1);
    await startAs('7');
    await wait(1_000);
    expect(readCart()).toEqual([]);
    expect(asked).toEqual(['load']);
  });

  it('that fails is reported, and nothing is saved over what it would have brought', async () => {
    [saved, isAway] = [[line(2)], true];
    await startAs('7');
    add(1);
    await wait(1_000);
    expect([asked, reported]).toEqual([['load', 'load'], 2]);
    isAway = false;
    add(1);
    await wait(1_000);
    expect(ids(conflict)).toEqual(['2×1']);
    expect(ids(saved)).toEqual(['2×1']);
  });
});

describe('two carts whose products are one by now', () => {
  it('are one where they hold the same', async () => {
    [merged, saved] = [{ 1: '2' }, [line(2)]];
    add(1);
    await startAs('7');
    expect([conflict, ids(readCart())]).toEqual([undefined, ['2×1']]);
  });

  it('hold it once together, in the larger quantity', async () => {
    [merged, saved] = [{ 1: '2' }, [line(2, 2)]];
    add(1);
    add(3);
    await startAs('7');
    expect(ids(conflict)).toEqual(['2×2']);
    sync.decide('both', conflict ?? []);
    await wait(1_000);
    expect(ids(saved)).toEqual(['2×2', '3×1']);
  });

  it('are asked about all the same where that cannot be told', async () => {
    [merged, saved] = [{ 1: '2' }, [line(2, 2)]];
    add(1);
    const { living } = server;
    server.living = () => Promise.reject(new Error('busy'));
    await startAs('7');
    server.living = living;
    expect([ids(conflict), ids(readCart()), reported]).toEqual([['2×2'], ['1×1'], 1]);
  });
});

describe('changes', () => {
  it('are saved 1 s after the last one, once', async () => {
    await startAs('7');
    add(1);
    await wait(900);
    add(1);
    await wait(999);
    expect(asked).toEqual(['load']);
    await wait(1);
    expect(asked).toEqual(['load', 'save']);
    expect(ids(saved)).toEqual(['1×2']);
    await wait(5_000);
    expect(asked).toEqual(['load', 'save']);
  });

  it('that could not be saved stay here, and are saved with the next one', async () => {
    await startAs('7');
    isAway = true;
    add(1);
    await wait(5_000);
    expect([asked, reported, isUnsaved()]).toEqual([['load', 'save'], 1, true]);
    isAway = false;
    add(2);
    await wait(1_000);
    expect(ids(saved)).toEqual(['1×1', '2×1']);
  });

  it('that were not saved before the page was left are not replaced by the next load', async () => {
    await startAs('7');
    add(1);
    sync.stop();
    saved = [line(9)];
    await startAs('7');
    expect(ids(readCart())).toEqual(['1×1']);
    await wait(1_000);
    expect(ids(saved)).toEqual(['1×1']);
  });

  it('that empty the cart empty the saved one', async () => {
    saved = [line(1)];
    await startAs('7');
    changeCart(() => []);
    await wait(1_000);
    expect([asked, saved]).toEqual([['load', 'clear'], []]);
  });
});

describe('signing out', () => {
  it('saves what is not saved yet, and takes the copy along', async () => {
    await startAs('7');
    add(1);
    await signOut();
    expect([asked, ids(saved)]).toEqual([['load', 'save'], ['1×1']]);
    expect([readCart(), cartOwner()]).toEqual([[], null]);
  });

  it('hides what could not be saved, and asks who comes back what is to become of it', async () => {
    await startAs('7');
    isAway = true;
    add(1);
    await signOut();
    expect(readCart()).toEqual([]);
    [saved, isAway] = [[line(2)], false];
    await startAs('7');
    expect([ids(readCart()), ids(conflict)]).toEqual([['1×1'], ['2×1']]);
    await wait(5_000);
    expect(ids(saved)).toEqual(['2×1']);
  });

  it('lets the next visitor begin a cart of their own', async () => {
    await startAs('7');
    isAway = true;
    add(1);
    await signOut();
    isAway = false;
    add(3);
    expect([ids(readCart()), cartOwner(), isUnsaved()]).toEqual([['3×1'], null, false]);
  });

  it('saves nothing where another tab has ended the session', async () => {
    await startAs('7');
    add(1);
    localStorage.removeItem('token');
    await wait(5_000);
    expect(asked).toEqual(['load']);
  });
});

describe('two carts', () => {
  const start = async () => {
    add(1);
    add(2);
    saved = [line(2, 3), line(3)];
    await startAs('7');
    expect(ids(conflict)).toEqual(['2×3', '3×1']);
    add(2);
    await wait(5_000);
    expect(asked).toEqual(['load', 'living']);
  };

  it.each([
    ['both', ['2×3', '3×1', '1×1']],
    ['account', ['2×3', '3×1']],
    ['here', ['1×1', '2×2']],
  ] as const)('become what the visitor decides: %s', async (choice, expected) => {
    await start();
    sync.decide(choice, conflict ?? []);
    await wait(1_000);
    expect(ids(readCart())).toEqual(expected);
    expect(ids(saved)).toEqual(expected);
    expect([cartOwner(), isUnsaved()]).toEqual(['7', false]);
  });

  it('that hold the same are one', async () => {
    add(1);
    saved = [line(1)];
    await startAs('7');
    expect(conflict).toBeUndefined();
    expect(cartOwner()).toBe('7');
  });
});
