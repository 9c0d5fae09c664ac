import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSearchIndex, openClient } from '../../src/server/search/opensearch/client.ts';

test('user and password of the address are sent, and stand in no error', async () => {
  const sent: (string | undefined)[] = [];
  let status = 200;
  const server = http.createServer((request, response) => {
    sent.push(request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ hits: { total: { value: 0 }, hits: [] } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = openClient({ nodes: [`http://shop:s%40cret@127.0.0.1:${port}`] });
  const ask = createSearchIndex(client, 'shop');
  await ask('products', { size: 0 });
  expect(sent).toEqual([`Basic ${Buffer.from('shop:s@cret').toString('base64')}`]);
  status = 401;
  const refused = await ask('products', { size: 0 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  server.closeAllConnections();
  server.close();
  const away = await ask('products', { size: 0 }).catch((error: unknown) => error);
  expect(away).toMatchObject({ code: 'unavailable', reason: 'search_away' });
  for (const error of [refused, (away as Error).cause]) {
    expect((error as Error).message).not.toContain('cret');
    expect((error as Error).stack).not.toContain('cret');
  }
  await client.close();
});

test('a question that took too long is not asked again, one that nobody heard is', async () => {
  const heard: string[] = [];
  let answer = (_request: http.IncomingMessage, _response: http.ServerResponse): void => undefined;
  const server = http.createServer((request, response) => {
    heard.push(String(new URL(request.url ?? '', 'http://localhost').searchParams.get('timeout')));
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = openClient({ nodes: [`http://127.0.0.1:${port}`] });
  const ask = createSearchIndex(client, 'shop', 1_000);
  const askFor = async () => {
    heard.length = 0;
    const error = await ask('products', { size: 0 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'unavailable', reason: 'search_away' });
    return heard;
  };
  expect(await askFor()).toEqual(['800ms']);
  answer = (_request, response) => response.writeHead(504).end();
  expect(await askFor()).toHaveLength(1);
  answer = (_request, response) => response.writeHead(503).end();
  expect(await askFor()).toHaveLength(2);
  answer = (request) => request.socket.destroy();
  expect(await askFor()).toHaveLength(2);
  server.closeAllConnections();
  server.close();
  await client.close();
});

test('a node that is slow is asked less', async () => {
  const asked = [0, 0];
  const servers = asked.map((_, number) =>
    http.createServer((_request, response) => {
      asked[number] = (asked[number] ?? 0) + 1;
      const end = () => response.end(JSON.stringify({ hits: { total: { value: 0 }, hits: [] } }));
      response.setHeader('content-type', 'application/json');
      if (number === 0) setTimeout(end, 300);
      else end();
    }),
  );
  for (const server of servers) server.listen(0, '127.0.0.1');
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const nodes = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const client = openClient({ nodes });
  const ask = createSearchIndex(client, 'shop');
  for (let i = 0; i < 100; i++) await ask('products', { size: 0 });
  expect(asked[0]).toBeGreaterThan(0);
  expect(asked[0]).toBeLessThan(10);
  await client.close();
  for (const server of servers) server.close();
});
