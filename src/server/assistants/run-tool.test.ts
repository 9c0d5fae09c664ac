import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import type { AssistantCall, CallApi } from './call-api.ts';
import { registerAssistants } from './routes.ts';
import { CallFailed, complete, createToolRunner } from './run-tool.ts';
import { searchProducts } from './tools.ts';

const language = 'en' as const;
const turn = () => new Promise(setImmediate);

/** A tool whose answers end when they are told to. */
function heldTool(tool: string) {
  const answer = createToolRunner();
  const open: (() => void)[] = [];
  const ask = (id: number, signal?: AbortSignal) =>
    answer({ tool, input: { language, id } as { language: 'en' }, signal }, async () => {
      await new Promise<void>((resolve) => open.push(resolve));
      return complete({ id });
    });
  return { ask, open };
}

it('divides few baskets at a time, lets few wait, and refuses the others in the language of who asks', async () => {
  const { ask, open } = heldTool('cheapest_basket');
  const asked = [1, 2, 3, 4, 5, 6, 7].map((id) => ask(id));
  await turn();
  expect(open).toHaveLength(1);
  const refused = await Promise.all(asked.slice(5));
  expect(refused).toMatchObject([{ isError: true }, { isError: true }]);
  for (let at = 0; at < 5; at++) {
    open[at]?.();
    await turn();
  }
  expect(await Promise.all(asked.slice(0, 5))).toMatchObject(
    [1, 2, 3, 4, 5].map((id) => ({ structuredContent: { id } })),
  );
});

it('asks nothing for a client that left while it waited', async () => {
  const { ask, open } = heldTool('cheapest_basket');
  const first = ask(1);
  const left = new AbortController();
  const second = ask(2, left.signal);
  left.abort();
  await second;
  open[0]?.();
  await first;
  await turn();
  expect(open).toHaveLength(1);
});

it('makes an answer once for all who ask the same, one after the other or at the same time', async () => {
  const answer = createToolRunner();
  let made = 0;
  const ask = () =>
    answer({ tool: 'cheapest_basket', input: { language }, signal: undefined }, async () => {
      made++;
      await turn();
      return complete({});
    });
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(made).toBe(1);
});

const list = {
  products: ['1', '2', '3'].map((_id) => ({ _id, title: _id, brand: '', category: {}, merchant: null })),
  drops: [],
  families: [],
} as unknown as ProductList;
const input = { language, page: 1, limit: 3, in_stock: false, free_delivery: false };

it('does not keep an answer of which a part could not be read', async () => {
  const answer = createToolRunner();
  let isDown = true;
  const ask = (async (name: AssistantCall) => {
    if (name === 'searchProducts') return list;
    if (isDown) throw new CallFailed('unavailable');
    return { mainOffer: null, offers: [] };
  }) as CallApi;
  let made = 0;
  const search = () =>
    answer({ tool: 'search_products', input, signal: undefined }, () => {
      made++;
      return searchProducts({ ask, publicUrl: '' }, input);
    });
  await search();
  isDown = false;
  await search();
  await search();
  expect(made).toBe(2);
});

it('stops between the products of a list when its client leaves', async () => {
  const left = new AbortController();
  const asked: string[] = [];
  const ask = (async (name: AssistantCall) => {
    asked.push(name);
    if (name === 'searchProducts') return list;
    left.abort();
    throw new CallFailed('aborted');
  }) as CallApi;
  const search = searchProducts({ ask, publicUrl: '', signal: left.signal }, input);
  await expect(search).rejects.toThrow();
  expect(asked).toEqual(['searchProducts', 'getProduct']);
});

it('hears over HTTP that its client has left', async () => {
  const server = fastify();
  const reached = Promise.withResolvers<AbortSignal | undefined>();
  const ended = Promise.withResolvers<void>();
  const ask = (async (_name, _input, _language, signal) => {
    signal?.addEventListener('abort', () => ended.resolve());
    reached.resolve(signal);
    await ended.promise;
    throw new CallFailed('aborted');
  }) as CallApi;
  registerAssistants(server, {
    ask,
    publicUrl: 'http://shop.test',
    hasOpenData: false,
    limit: (_request, _reply, done) => done(),
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const answer = fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_categories', arguments: {} },
    }),
    signal: client.signal,
  })
    .then((response) => response.text())
    .catch(() => 'left');
  expect(await reached.promise).toBeInstanceOf(AbortSignal);
  client.abort();
  expect(await answer).toBe('left');
  await ended.promise;
  await server.close();
});

it('tells only what callers may read of a failure', async () => {
  const answer = createToolRunner();
  const fail = (input: { language: 'en' | 'fr' }, error: Error) =>
    answer({ tool: 'get_product', input, signal: undefined }, () => Promise.reject(error));
  const texts = await Promise.all([
    fail({ language: 'en' }, new Error('select secret from users')),
    fail({ language: 'fr' }, new CallFailed('Introuvable.')),
  ]);
  expect(JSON.stringify(texts[0])).not.toContain('secret');
  expect(texts[1]).toMatchObject({ isError: true, content: [{ text: 'Introuvable.' }] });
});
