import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchError } from './fetch-error.ts';
import { createSafeFetch, readBody, type SafeFetchOptions } from './safe-fetch.ts';

/** The trusted server listens on one loopback address, what must not be reached on another. */
const trusted = '127.0.0.1';
const internal = '127.0.0.2';

let origin: string;
let internalOrigin: string;
const internalRequests: string[] = [];
const servers: http.Server[] = [];
let lastHeaders: http.IncomingHttpHeaders = {};

const redirect =
  (to: () => string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location: to() }).end();

const routes: Record<string, RequestListener> = {
  '/hello': (request, response) => {
    lastHeaders = request.headers;
    response.end('hello');
  },
  '/relative': redirect(() => 'hello'),
  '/inside': redirect(() => `${internalOrigin}/secret`),
  '/metadata': redirect(() => 'http://169.254.169.254/latest/meta-data/'),
  '/decimal': redirect(() => 'http://2130706434/secret'),
  '/file': redirect(() => 'file:///etc/passwd'),
  '/password': redirect(() => `http://user:pass@${new URL(origin).host}/hello`),
  '/round': redirect(() => '/round'),
  '/nowhere': (_request, response) => response.writeHead(302).end(),
  '/declared': (_request, response) => response.writeHead(200, { 'content-length': '5000000' }).write('x'),
  '/endless': (_request, response) => {
    const chunk = Buffer.alloc(16_384);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/stuck': (_request, response) => response.write('x'),
  '/drops': (_request, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('x', () => response.destroy());
  },
  '/busy': (_request, response) => response.writeHead(503, { 'retry-after': '120' }).end(),
  '/gone': (_request, response) => response.writeHead(404).end('not here'),
  '/headers': (_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end(),
};

async function listen(address: string, listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return `http://${address}:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  origin = await listen(trusted, (request, response) => routes[request.url ?? '']?.(request, response));
  internalOrigin = await listen(internal, (request, response) => {
    internalRequests.push(request.url ?? '');
    response.end('secret');
  });
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const trusting: SafeFetchOptions = {
  userAgent: 'Test/1.0 (+https://shop.example)',
  allowHttp: true,
  allowAddresses: [trusted],
  timeout: 10_000,
  idleTimeout: 5_000,
};

async function get(url: string, options: Partial<SafeFetchOptions> = {}, maxBytes = 1_000_000) {
  const fetch = createSafeFetch({ ...trusting, ...options });
  const response = await fetch(url.startsWith('/') ? origin + url : url, { maxBytes });
  return { url: response.url, text: (await readBody(response)).toString() };
}

/** The reason of the FetchError that it fails with. */
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof FetchError ? error.reason : String(error)),
  );

describe('what may be fetched', () => {
  it('is fetched, with an honest name and nothing else about us', async () => {
    expect(await get('/hello')).toEqual({ url: `${origin}/hello`, text: 'hello' });
    expect(Object.keys(lastHeaders).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(lastHeaders['user-agent']).toBe('Test/1.0 (+https://shop.example)');
  });

  it('is found through redirects', async () => {
    expect(await get('/relative')).toEqual({ url: `${origin}/hello`, text: 'hello' });
  });
});

describe('addresses', () => {
  it.each([
    ['loopback', () => `${internalOrigin}/secret`],
    ['loopback in decimal', () => internalOrigin.replace(internal, '2130706434')],
    ['mapped loopback', () => internalOrigin.replace(internal, '[::ffff:127.0.0.2]')],
    ['IPv6 loopback', () => 'http://[::1]/'],
    ['private', () => 'http://192.168.0.1/'],
    ['a redirect inside', () => '/inside'],
    ['a redirect to metadata', () => '/metadata'],
    ['a redirect to a decimal address', () => '/decimal'],
  ])('%s is refused', async (_kind, url) => {
    expect(await reasonOf(get(url()))).toBe('address_refused');
  });

  it.each([
    ['a redirect to a file', '/file'],
    ['a redirect with a password', '/password'],
    ['another port', 'http://8.8.8.8:8080/'],
    ['another protocol', 'ftp://8.8.8.8/'],
    ['a password', 'http://user@8.8.8.8/'],
    ['no address', 'http://'],
  ])('%s is none that we ask', async (_kind, url) => {
    expect(await reasonOf(get(url))).toBe('address_invalid');
  });

  it('plain http is refused unless it is allowed', async () => {
    expect(await reasonOf(get('/hello', { allowHttp: false }))).toBe('address_invalid');
  });

  it('a name with one internal address among others is refused', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: internal, family: 4 },
    ];
    expect(await reasonOf(get('http://mixed.example/', { resolve }))).toBe('address_refused');
  });

  it('a name is asked once: what it means later does not matter', async () => {
    const responses = [trusted, internal, internal];
    let asked = 0;
    const resolve = async () => [{ address: responses[asked++] ?? internal, family: 4 }];
    const rebinding = origin.replace(trusted, 'rebinding.example');
    expect((await get(`${rebinding}/hello`, { resolve })).text).toBe('hello');
    expect(asked).toBe(1);
  });

  it('a redirect to the same name resolves and checks again', async () => {
    const responses = [trusted, internal];
    let asked = 0;
    const resolve = async () => [{ address: responses[asked++] ?? internal, family: 4 }];
    const rebinding = origin.replace(trusted, 'rebinding.example');
    expect(await reasonOf(get(`${rebinding}/relative`, { resolve }))).toBe('address_refused');
  });

  it('an unknown host name has its own failure', async () => {
    const resolve = async () => {
      throw new Error('ENOTFOUND');
    };
    expect(await reasonOf(get('http://unknown.example/', { resolve }))).toBe('name_unknown');
  });

  it('nothing of this reached the internal server', () => {
    expect(internalRequests).toEqual([]);
  });
});

describe('limits', () => {
  it.each([
    ['an endless body', '/endless', 'too_large'],
    ['a body declared too long', '/declared', 'too_large'],
    ['a body that is cut off', '/cut', 'cut_short'],
    ['endless redirects', '/round', 'too_many_redirects'],
    ['a redirect to nowhere', '/nowhere', 'status'],
    ['headers that are too long', '/headers', 'connection_failed'],
  ])('%s is given up', async (_kind, path, reason) => {
    expect(await reasonOf(get(path))).toBe(reason);
  });

  it.each([
    ['a server that says nothing', '/silent', { idleTimeout: 200 }],
    ['a body that gets stuck', '/stuck', { idleTimeout: 200 }],
    ['a body that drips', '/drops', { timeout: 300 }],
  ])('%s is given up in time', async (_kind, path, options) => {
    expect(await reasonOf(get(path, options))).toBe('timeout');
  });

  it('a name server that does not answer is given up', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await reasonOf(get('http://slow.example/', { resolve, timeout: 200 }))).toBe('timeout');
  });

  it('a body of just the allowed length is whole', async () => {
    expect((await get('/hello', {}, 5)).text).toBe('hello');
    expect(await reasonOf(get('/hello', {}, 4))).toBe('too_large');
  });

  it('a body that fails before anybody reads it ends nothing else, and whoever reads it then is told', async () => {
    const { body, ...response } = await createSafeFetch(trusting)(`${origin}/cut`, { maxBytes: 1_000 });
    await new Promise((resolve) => body.once('close', resolve));
    expect(await reasonOf(readBody({ ...response, body }))).toBe('cut_short');
  });

  it('the caller can give up', async () => {
    const fetch = createSafeFetch(trusting);
    const fetched = fetch(`${origin}/silent`, {
      maxBytes: 10,
      signal: AbortSignal.abort(new Error('no more')),
    });
    await expect(fetched).rejects.toThrow('no more');
  });
});

describe('statuses', () => {
  it('tell what was answered and when to come again', async () => {
    await expect(get('/busy')).rejects.toMatchObject({ reason: 'status', status: 503, retryAfter: 120 });
    await expect(get('/gone')).rejects.toMatchObject({ status: 404, retryAfter: undefined });
  });
});
