// Visitors of two web processes behind a proxy, who remember what was wrong.
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export type Visitors = {
  /** Requests that were answered. */
  count(): number;
  faults(): string[];
  /** The proxy sends nobody to a process any more, or does so again. */
  sendTo(port: number, isOpen: boolean): void;
  leave(): Promise<void>;
};

type Reply = { status: number; body: string };

const token = (response: Reply): string => (JSON.parse(response.body) as { token: string }).token;

function send(port: number, method: string, path: string, headers: object, body?: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = body && JSON.stringify(body);
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        // A proxy's connections do not outlive a request here: what is told of one is told of a process.
        agent: false,
        timeout: 30_000,
        headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) },
      },
      (response) => {
        text(response).then((said) => resolve({ status: response.statusCode ?? 0, body: said }), reject);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no response within 30 s')));
    asked.on('error', reject);
    asked.end(sent);
  });
}

const isAway = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** `ports`: where web processes may be; `people`: of whom each signs in with the password. */
export function admitVisitors(
  ports: readonly number[],
  people: readonly string[],
  password: string,
): Visitors {
  const faults: string[] = [];
  let count = 0;
  let turn = 0;
  let isOver = false;
  const shut = new Set<number>();

  /** As deploy/nginx has it: where one process is away or says 503, the other is asked, unless something may have changed. */
  async function ask(method: string, path: string, headers: object = {}, body?: object): Promise<Reply> {
    const open = ports.filter((port) => !shut.has(port));
    const first = turn++ % open.length;
    const tried = [open[first], open[(first + 1) % open.length]] as [number, number];
    const mayAgain = method === 'GET';
    try {
      const response = await send(tried[0], method, path, headers, body);
      if (response.status !== 503 || !mayAgain) return response;
    } catch (error) {
      if (!isAway(error) && !mayAgain) throw error;
    }
    return send(tried[1], method, path, headers, body);
  }

  async function expectOk(method: string, path: string, headers: object = {}, body?: object): Promise<Reply> {
    try {
      const response = await ask(method, path, headers, body);
      count++;
      if (response.status >= 400)
        faults.push(`${method} ${path}: ${response.status} ${response.body.slice(0, 200)}`);
      return response;
    } catch (error) {
      faults.push(`${method} ${path}: ${error}`);
      return { status: 0, body: '' };
    }
  }

  const repeat = async (pause: number, visit: () => Promise<void>): Promise<void> => {
    while (!isOver) {
      await visit();
      await delay(pause);
    }
  };

  async function look(): Promise<void> {
    const { body } = await expectOk('GET', `/api/products?limit=10&page=${1 + (turn % 3)}`);
    const [product] = body ? (JSON.parse(body) as { _id: string }[]) : [];
    if (!product) return void faults.push('GET /api/products: empty');
    for (const path of [
      `/api/products/${product._id}`,
      `/fr/product/${product._id}`,
      '/fr',
      '/en',
      `/api/search?search=${encodeURIComponent('carte graphique')}&facets=all`,
      '/api/suggest?search=so',
    ])
      await expectOk('GET', path);
  }

  /** Puts a product among the favourites and takes it out again; what was told has to be so in the next response. */
  async function keep(person: string): Promise<void> {
    const signedIn = await expectOk('POST', '/api/auth/login', {}, { email: person, password });
    if (signedIn.status !== 200) return;
    const headers = { authorization: `Bearer ${token(signedIn)}` };
    const { body } = await expectOk('GET', '/api/products?limit=10');
    for (const { _id } of body ? (JSON.parse(body) as { _id: string }[]) : []) {
      if (isOver) break;
      const added = await expectOk('POST', `/api/favorites/${_id}`, headers);
      const listed = await expectOk('GET', '/api/favorites', headers);
      if (added.status === 200 && listed.status === 200 && !listed.body.includes(`"${_id}"`))
        faults.push(`favourite ${_id} of ${person} was lost`);
      await expectOk('DELETE', `/api/favorites/${_id}`, headers);
      await delay(50);
    }
  }

  const all = Promise.all([
    ...[1, 2].map(() => repeat(50, look)),
    ...people.map((person) => repeat(200, () => keep(person))),
  ]);
  return {
    count: () => count,
    faults: () => faults,
    sendTo(port, isOpen) {
      if (isOpen) shut.delete(port);
      else shut.add(port);
    },
    async leave() {
      isOver = true;
      await all;
    },
  };
}
