import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';

let shop: TestApp;
let port: number;

beforeAll(async () => {
  shop = await createTestApp();
  // Shorter than the product's, so that nobody waits for this test.
  shop.app.server.headersTimeout = 1_000;
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

const open = (text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    socket.once('error', reject);
  });

/** Everything that the server sends before it hangs up. */
const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });

const exchange = async (text: string) => readAll(await open(text));

function parseAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) as object };
}

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
  ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
])('what never became a request is refused as all else is: %s', async (_name, text, status) => {
  const response = parseAnswer(await exchange(text));
  expect(response.status).toBe(status);
  expect(response.body).toEqual({
    code: 'invalid_request',
    message: 'The request is not valid.',
    requestId: response.headers['x-request-id'],
  });
  expect(response.headers).toMatchObject({
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['content-length: 20000000', 'transfer-encoding: chunked'])(
  'a body that is too large is refused in words, also to a client that sends all of it first: %s',
  async (length) => {
    const part = 'x'.repeat(1_000_000);
    const isChunked = length.startsWith('transfer');
    const chunk = isChunked ? `f4240\r\n${part}\r\n` : part;
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept-Language: fr';
    const response = await exchange(
      `${head}\r\n${length}\r\n\r\n${chunk.repeat(20)}${isChunked ? '0\r\n\r\n' : ''}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain('La requête est trop volumineuse.');
  },
);

describe('hundreds of clients that never finish their request', () => {
  test('do not block others, and are cut off', async () => {
    const slow = await Promise.all(
      Array.from({ length: 300 }, (_, index) => open(`GET /${index} HTTP/1.1\r\nHost: x\r\n`)),
    );
    const ends = slow.map(readAll);
    const response = await exchange('GET /api/categories HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    const texts = await Promise.all(ends);
    expect(texts.filter((text) => !text.startsWith('HTTP/1.1 408 '))).toEqual([]);
  });
});

test('a client that does not read its answer is given up', () => {
  expect(shop.app.server.timeout).toBeGreaterThan(0);
  expect(shop.app.server.timeout).toBeLessThanOrEqual(60_000);
});
