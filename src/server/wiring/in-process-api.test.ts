import { expect, test } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import { createCallRunner } from '../platform/calls/runner.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { createInProcessApi } from './in-process-api.ts';

const category = { parent: null, _id: '1', key: 'audio', name: 'Audio', nameFr: 'Audio', productsCount: 3 };

function createApi(handlers: Partial<CallHandlers>) {
  const logged: object[] = [];
  const write = (fields: object) => {
    logged.push(fields);
  };
  const log: Log = { debug: write, info: write, warn: write, error: write };
  const run = createCallRunner(handlers as CallHandlers, async () => undefined);
  return { api: createInProcessApi({ run, log, requestId: 'request-1' }), logged };
}

test('drops fields that the contract does not declare', async () => {
  const { api } = createApi({ listCategories: async () => [{ ...category, secret: 'x' }] });
  expect(await api('listCategories', { language: 'fr' })).toEqual([category]);
});

test('gives the items of a paged list, and defaults to its handler', async () => {
  const asked: unknown[] = [];
  const { api } = createApi({
    listProducts: async ({ query }) => {
      asked.push(query);
      return { items: [], total: 0, page: query.page, limit: query.limit };
    },
  });
  expect(await api('listProducts', { query: { search: ' a ' }, language: 'fr' })).toEqual([]);
  expect(asked).toEqual([{ search: 'a', page: 1, limit: 24 }]);
});

test('tells refusals by their code and logs nothing', async () => {
  const { api, logged } = createApi({
    getProduct: async () => {
      throw new AppError('not_found');
    },
  });
  const ask = (id: string) => api('getProduct', { params: { id }, query: {}, language: 'fr' });
  await expect(ask('1')).rejects.toMatchObject({ code: 'not_found' });
  await expect(ask('x')).rejects.toMatchObject({ code: 'not_found' });
  await expect(api('listProducts', { query: { limit: 0 }, language: 'fr' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  expect(logged).toEqual([]);
});

test.each([
  ['internal', new TypeError('broken')],
  ['unavailable', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
])('logs what is %s with the request’s id', async (code, thrown) => {
  const { api, logged } = createApi({
    listCategories: async () => {
      throw thrown;
    },
  });
  await expect(api('listCategories', { language: 'fr' })).rejects.toMatchObject({ code });
  expect(logged).toEqual([{ err: thrown, call: 'listCategories', requestId: 'request-1' }]);
});

test('an answer that breaks the contract is our fault', async () => {
  const { api } = createApi({
    listCategories: async () => [{ ...category, productsCount: Number.NaN }],
  });
  await expect(api('listCategories', { language: 'fr' })).rejects.toMatchObject({ code: 'internal' });
});
