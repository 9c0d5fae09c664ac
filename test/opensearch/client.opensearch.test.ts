import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createAsk, openClient } from '../../src/server/search/opensearch/client.ts';

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
  const ask = createAsk(client, 'shop');
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
