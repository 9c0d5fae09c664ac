import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { anyText } from '../../test/helpers/any-text.ts';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';
import { type CallName, calls } from '../contract/calls.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { errorSchema } from '../contract/errors/schema.ts';
import { createSearch, type Search } from './search/service.ts';

const runs = 150;
const maxItems = 100;
/** The tree of categories comes whole, for menus: some hundreds. */
const maxCategories = 500;

/** Made once: zod compiles each schema that is new to it. */
const strictErrorSchema = errorSchema.strict();
const counts: Record<number, number> = {};
let base: TestApp;
let search: Search;
let shop: TestApp;

beforeAll(async () => {
  base = await createTestApp();
  const { seed, database } = base;
  const merchantId = await seed.merchant({ name: 'Nord' });
  for (let number = 0; number < 120; number++) {
    const productId = await seed.product({ title: `Écran OLED 27" n° ${number}`, brand: 'Acme' });
    await seed.offer({ merchantId, productId, priceCents: 10_000 + number });
  }
  await seed.summaries();
  const quiet = () => undefined;
  search = createSearch({ databaseUrl: database.url, log: { info: quiet, warn: quiet } });
  await search.start();
  shop = await createTestApp({
    search,
    database: database.database,
    responseCacheBytes: 1_000_000,
  });
});
afterAll(async () => {
  await search?.close();
  await shop?.close();
  await base?.close();
});

/** What people, programs and attackers put where something else was expected. */
const ugly = [
  ...['', ' ', '0', '-1', '+1', '1e3', '1.5', '0x10', '١', '１', 'NaN', 'Infinity', '-0', '00001', 'null'],
  ...[
    '9007199254740993',
    '9'.repeat(400),
    '2147483648',
    '1',
    '24',
    '100',
    '101',
    'true',
    '[]',
    '{}',
    '[object',
  ],
  ...["'", "' or 1=1 --", '%', '%00', '%zz', '\\', '\0', '\u0007', '\u2028', '\u202e', '\ud800', '\ufeff'],
  ...[
    '"',
    '<script>',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    '*',
    '(',
    '[a-z',
    ':',
    '&',
  ],
  ...[
    'écran',
    'e\u0301cran',
    'ÉCRAN',
    'ﬁ',
    'ß',
    'İ',
    '👩‍👩‍👧‍👦',
    '屏幕',
    'a'.repeat(5_000),
    'a '.repeat(1_000),
  ],
];
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ugly) },
  { weight: 1, arbitrary: anyText({ maxLength: 300 }) },
);

/** Values that a field is meant for: what its schema calls an enum, and numbers. */
function intended(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const inner = (schema as { unwrap?: () => z.ZodType } | undefined)?.unwrap?.() ?? schema;
  const { options } = (inner ?? {}) as { options?: unknown };
  if (Array.isArray(options) && options.every((option) => typeof option === 'string')) {
    return fc.constantFrom(...options);
  }
  return fc.oneof(fc.integer({ min: -2, max: 200 }).map(String), fc.constantFrom('écran', 'Laptops', 'zzz'));
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function addressOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const params = Object.keys(endpoint.params?.shape ?? {});
  const query = Object.entries<z.ZodType>((endpoint.query?.shape ?? {}) as Record<string, z.ZodType>);
  const param = fc.oneof(fc.integer({ min: 1, max: 130 }).map(String), value);
  const fields = query.map(([name, schema]) => {
    const values = fc.oneof(
      fc.constant([]),
      fc.tuple(intended(schema)),
      fc.tuple(fc.oneof(intended(schema), value)),
      fc.array(value, { maxLength: 2 }),
    );
    return values.map((given) => given.map((text): [string, string] => [name, text]));
  });
  // One refuses the whole address.
  const stranger = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(value, value), { maxLength: 2 }) },
  );
  return fc
    .tuple(fc.tuple(...params.map(() => param)), fc.tuple(...fields, stranger))
    .map(([given, entries]) => {
      const path = params.reduce(
        (text, name, index) => text.replace(`{${name}}`, () => encode(given[index] ?? '')),
        endpoint.path,
      );
      const text = entries.flat().map(([name = '', v = '']) => `${encode(name)}=${encode(v)}`);
      return `/api${path}${text.length > 0 ? `?${text.join('&')}` : ''}`;
    });
}

/** Bodies of the call's own fields and of others, with anything in them. */
function bodyOf({ method, body }: Endpoint): fc.Arbitrary<{ payload?: string | object }> {
  if (method === 'GET') return fc.constant({});
  const fields = Object.keys((body as z.ZodObject | undefined)?.shape ?? {});
  const any = fc.oneof(value, fc.constantFrom('a@b.example', 'aaaaaa', null, 1, true, [], {}));
  const own = fc.record(Object.fromEntries(fields.map((name) => [name, any])), { requiredKeys: [] });
  const other = fc.constantFrom<string | object>('', '{', 'a=b', [], { __proto__: null, x: [[[]]] });
  return fc
    .oneof({ weight: 4, arbitrary: own }, { weight: 1, arbitrary: other })
    .map((payload) => ({ payload }));
}

const oddHeaders = fc.record(
  {
    'accept-language': fc.constantFrom('fr', 'en;q=0', '*', 'fr;q=NaN', 'x'.repeat(2_000), ',,;;q='),
    'accept-encoding': fc.constantFrom('br', 'br;q=0', '*', 'gzip', ',', 'identity;q=0'),
    'if-none-match': fc.constantFrom('*', '"', 'W/"x"', ','.repeat(1_000)),
    authorization: fc.constantFrom('Bearer', 'Bearer x', 'Basic Og=='),
  },
  { requiredKeys: [] },
);

/** How many items a list may hold: the limit that was asked for, where it is a valid one. */
function limitOf(address: string): number {
  const [limit, ...others] = new URLSearchParams(address.split('?')[1] ?? '').getAll('limit');
  return limit !== undefined && others.length === 0 && /^[1-9]\d?$/.test(limit) ? Number(limit) : maxItems;
}

function expectBounded(answer: unknown, name: CallName, address: string): void {
  const list = Array.isArray(answer) ? answer : (answer as { products?: unknown[] }).products;
  const most = name === 'listCategories' ? maxCategories : limitOf(address);
  expect(list?.length ?? 0).toBeLessThanOrEqual(most);
}

function readJson({ headers, rawPayload }: LightMyRequestResponse): unknown {
  const isPacked = headers['content-encoding'] === 'br';
  return JSON.parse((isPacked ? brotliDecompressSync(rawPayload) : rawPayload).toString());
}

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  const endpoint: Endpoint = endpoints[name];

  test('answers whatever it is asked in its own shape or the one of errors', async () => {
    const property = fc.asyncProperty(
      addressOf(endpoint),
      oddHeaders,
      bodyOf(endpoint),
      async (url, headers, body) => {
        const response = await shop.app.inject({ method: endpoint.method, url, headers, ...body });
        const { statusCode } = response;
        expect(statusCode, response.body).toBeLessThan(500);
        if (statusCode === 304) return;
        const answer = readJson(response);
        counts[statusCode] = (counts[statusCode] ?? 0) + 1;
        if (statusCode === 200) {
          endpoint.response.parse(answer);
          expectBounded(answer, name, url);
        } else {
          expect(strictErrorSchema.parse(answer).requestId).toBe(response.headers['x-request-id']);
        }
      },
    );
    await fc.assert(property, { numRuns: runs });
  });
});

test('some of it was answered, some refused', () => {
  expect(counts[200]).toBeGreaterThan(100);
  expect(counts[400]).toBeGreaterThan(100);
  expect(counts[404]).toBeGreaterThan(100);
});

test('nothing of that was an error of ours', () => {
  expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
