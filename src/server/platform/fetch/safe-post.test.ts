import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSafePost, PostError, type SafePostOptions } from './safe-post.ts';

const loopback = '127.0.0.1';
let origin: string;
let requests: { url: string | undefined; secret: unknown }[] = [];
const server = http.createServer((request, response) => {
  requests.push({ url: request.url, secret: request.headers['x-secret'] });
  const location = { '/away': 'http://127.0.0.2/x', '/there': '/here', '/round': '/round', '/get': '/here' }[
    request.url ?? ''
  ];
  if (request.url === '/silent') return;
  if (request.url === '/closes') return void request.socket.destroy();
  if (request.url === '/busy')
    return void response.writeHead(503, { 'retry-after': '30' }).end('x'.repeat(100));
  if (location === undefined) return void response.writeHead(204).end();
  response.writeHead(request.url === '/get' ? 302 : 307, { location }).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  origin = `http://${loopback}:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function post(path: string, options: Partial<SafePostOptions> = {}, mayGoToOwn = true) {
  requests = [];
  const send = createSafePost({ userAgent: 'test', allowOrigins: [origin], timeout: 300, ...options });
  return send(origin + path, { body: '{}', headers: { 'x-secret': 's' }, mayGoToOwn });
}
const failure = async (path: string, options?: Partial<SafePostOptions>, mayGoToOwn?: boolean) => {
  const error = await post(path, options, mayGoToOwn).catch((caught: unknown) => caught);
  if (!(error instanceof PostError)) throw new Error('It did not fail.');
  return { reason: error.reason, mayBeReceived: error.mayBeReceived };
};

it('says what was answered, whatever it is', async () => {
  expect(await post('/here')).toEqual({ status: 204, retryAfter: undefined });
  expect(await post('/busy')).toEqual({ status: 503, retryAfter: 30 });
});

it('never reaches an internal address, nor one of plain http that the operator did not name', async () => {
  const other = `http://${loopback}:1`;
  for (const allowOrigins of [[], [other], [origin.replace('http:', 'https:')], [`http://${loopback}`]]) {
    expect(await failure('/here', { allowOrigins })).toEqual({
      reason: 'address_refused',
      mayBeReceived: false,
    });
  }
  expect(await failure('/here', {}, false)).toMatchObject({ reason: 'address_refused' });
  expect(requests).toEqual([]);
  const outside = createSafePost({
    userAgent: 'test',
    resolve: async () => [{ address: '93.184.216.34', family: 4 }],
  });
  await expect(outside('http://example.com/', { body: '', headers: {} })).rejects.toMatchObject({
    reason: 'address_refused',
  });
});

it('follows a redirect within its origin, and takes no secret elsewhere', async () => {
  expect(await post('/there')).toMatchObject({ status: 204 });
  expect(requests.map(({ url }) => url)).toEqual(['/there', '/here']);
  expect(await post('/away')).toMatchObject({ status: 307 });
  expect(await failure('/round')).toMatchObject({ reason: 'too_many_redirects' });
  expect(await post('/get')).toMatchObject({ status: 302 });
  expect(requests).toHaveLength(1);
});

it('says whether the request may have been received', async () => {
  expect(await failure('/silent')).toEqual({ reason: 'timeout', mayBeReceived: true });
  expect(await failure('/closes')).toEqual({ reason: 'connection_failed', mayBeReceived: true });
  const closed = createSafePost({ userAgent: 'test', allowOrigins: ['http://127.0.0.1:1'] });
  await expect(
    closed('http://127.0.0.1:1/', { body: '', headers: {}, mayGoToOwn: true }),
  ).rejects.toMatchObject({
    mayBeReceived: false,
  });
});
