import { setTimeout as delay } from 'node:timers/promises';

/** What shoppers and readers lived through so far. */
export type Experience = {
  /** Writes that were acknowledged, and milliseconds of the longest time without any. */
  writes: number;
  longestGap: number;
  reads: number;
  slowestRead: number;
  /** Reads that were not answered with 200, and why. */
  failedReads: string[];
};

/** What stands if nothing that was acknowledged is lost. */
export type Ledger = {
  /** Of what was acknowledged last: user → token (older sessions end), `user product` → whether it is a favourite, user → quantity in the cart. */
  tokens: Map<number, string>;
  favourites: Map<string, boolean>;
  carts: Map<number, number>;
};

export type Person = { id: number; email: string; token: string };

export type Shoppers = {
  ledger: Ledger;
  /** What was lived through since this was asked last. @throws Error where a shopper was refused what is theirs */
  takeExperience(): Experience;
  /** Ends once every shopper's last write is acknowledged. */
  stop(): Promise<void>;
};

export type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  init?: { token?: string; body?: object },
) => Promise<{ status: number; text: string }>;

/** Calls of a shop's web process; status 0: no response. */
export const callsOf =
  (origin: string): Call =>
  async (method, path, { token, body } = {}) => {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        signal: AbortSignal.timeout(60_000),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return { status: 0, text: String((error as Error).cause ?? error) };
    }
  };

const pause = 100;

/** Repeats a write until it is acknowledged, as a shopper presses again. */
async function untilAcknowledged(write: () => ReturnType<Call>): Promise<string> {
  for (;;) {
    const { status, text } = await write();
    if (status === 200) return text;
    if (status !== 0 && status < 500) throw new Error(`${status}: ${text}`);
    await delay(pause);
  }
}

export async function signIn(call: Call, email: string, password: string): Promise<string> {
  const text = await untilAcknowledged(() => call('POST', '/api/auth/login', { body: { email, password } }));
  return (JSON.parse(text) as { token: string }).token;
}

const unlived = (): Experience => ({ writes: 0, longestGap: 0, reads: 0, slowestRead: 0, failedReads: [] });

/** People who put products into favourites and carts and sign in, and visitors who read pages and histories, until they are stopped. */
export function startShoppers(
  call: Call,
  {
    people,
    products,
    password,
  }: { people: readonly Person[]; products: readonly string[]; password: string },
): Shoppers {
  const ledger: Ledger = { tokens: new Map(), favourites: new Map(), carts: new Map() };
  let lived = unlived();
  let lastWrite = performance.now();
  let isOver = false;

  async function write(send: () => ReturnType<Call>): Promise<string> {
    const text = await untilAcknowledged(send);
    const now = performance.now();
    lived.writes++;
    lived.longestGap = Math.max(lived.longestGap, now - lastWrite);
    lastWrite = now;
    return text;
  }

  async function shop({ id, email, token }: Person): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const product = products[(turn * 7 + id) % products.length] as string;
      const key = `${id} ${product}`;
      const isWanted = !(ledger.favourites.get(key) ?? false);
      const path = `/api/favorites/${product}`;
      await write(() => call(isWanted ? 'POST' : 'DELETE', path, { token }));
      ledger.favourites.set(key, isWanted);
      const quantity = (turn % 90) + 1;
      const items = [{ _id: product, quantity, price: 20, condition: 'new', anyColour: false }];
      await write(() => call('POST', '/api/cart/save', { token, body: { userId: String(id), items } }));
      ledger.carts.set(id, quantity);
      if (turn % 25 === 0) {
        const body = { email, password };
        const text = await write(() => call('POST', '/api/auth/login', { body }));
        ledger.tokens.set(id, (JSON.parse(text) as { token: string }).token);
      }
      await delay(pause);
    }
  }

  async function read(): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const product = products[turn % products.length] as string;
      const paths = [
        `/fr/product/${product}`,
        `/api/products/${product}/history`,
        `/api/products?limit=10&page=${(turn % 5) + 1}`,
        `/fr/products?search=souris+${turn % 50}`,
      ];
      const path = paths[turn % paths.length] as string;
      const begun = performance.now();
      const { status, text } = await call('GET', path);
      lived.reads++;
      lived.slowestRead = Math.max(lived.slowestRead, performance.now() - begun);
      if (status !== 200) lived.failedReads.push(`${path}: ${status} ${text.slice(0, 200)}`);
      await delay(pause);
    }
  }

  const working = Promise.all([...people.map(shop), read(), read()]);
  let failure: unknown;
  working.catch((error: unknown) => {
    failure = error;
  });
  return {
    ledger,
    takeExperience() {
      if (failure !== undefined) throw failure;
      const taken = { ...lived, longestGap: Math.max(lived.longestGap, performance.now() - lastWrite) };
      lived = unlived();
      return taken;
    },
    async stop() {
      isOver = true;
      await working;
    },
  };
}
