// Model test of the response cache: after any imports, edits, removals and decisions each kept response is what a fresh one is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { type AwinRow, article, toCsv } from '../../../test/helpers/awin-feed.ts';
import { caughtUp } from '../../../test/helpers/caught-up.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { emptyCatalogue } from '../../../test/helpers/empty-tables.ts';
import { createPeople } from '../../../test/helpers/people.ts';
import { silentLog } from '../../../test/helpers/silent-log.ts';
import type { Api } from '../../contract/api.ts';
import { facetSpecificationKeys } from '../catalogue/service.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { refreshFacts } from '../facts/service.ts';
import { deleteFeed } from '../feeds/deleting/delete-feed.ts';
import { importFeedFile } from '../feeds/importing/import-feed.ts';
import { applyMerchantChanges } from '../feeds/merchant-standing.ts';
import { createFeedFiles } from '../feeds/service.ts';
import { sweepStaleOffers } from '../feeds/stale-offers.ts';
import { decideMatch } from '../match-decisions/decisions.ts';
import { applyDeliveryRules } from '../merchants/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { dayMs } from '../platform/durations.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import { createChangeLog } from '../platform/response-cache/change-log.ts';
import { dropsJob } from '../prices/jobs.ts';
import { createSearch, type Search } from '../search/service.ts';

const metricsToken = 'a-long-metrics-token';

let base: TestDatabase;
let search: Search;
let kept: TestApp;
let fresh: TestApp;
let adminId: number;
/** Pages that the application which keeps them was asked for, and those that it made, be it twice as a change came in parts. */
const pages = { asked: new Set<string>(), made: new Set<string>() };
const folder = mkdtempSync('/tmp/visavis-kept-');
const freshChanges = createChangeLog();

/** Stands for the built pages: the calls of a page's loaders, and their answers as its text. */
async function renderPage(request: Request, { api }: { api: Api }): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, language = 'fr', kind, name = ''] = pathname.split('/') as [string, 'fr', string, string];
  const layout = [
    await api('listCategories', { language }, (all) => all.filter(({ productsCount }) => productsCount > 0)),
    await api('getCatalogueFigures', { language }, ({ isDemo }) => isDemo),
  ];
  const ofProduct = () => [
    api('getProduct', { language, params: { id: name }, query: {} }),
    api('getProductHistory', { language, params: { id: name }, query: {} }),
    api('listSimilarProducts', { language, params: { id: name } }, (all) => all.slice(0, 2)),
  ];
  const ofHome = () => [
    api('getFaceToFace', { language }),
    api('listCategoryThumbnails', { language }),
    api('listPriceDrops', { language }),
    api('listProducts', { language, query: { sortBy: 'offers', limit: 3 } }),
  ];
  const parts = kind === 'product' ? ofProduct() : ofHome();
  const failed = await Promise.all(parts).then(
    (shown) => ({ status: 200, shown }),
    () => ({ status: 404, shown: [] }),
  );
  return new Response(JSON.stringify([layout, failed.shown]), { status: failed.status });
}

beforeAll(async () => {
  base = await createTestDatabase();
  search = createSearch({
    databaseUrl: base.url,
    specificationKeys: facetSpecificationKeys,
    log: silentLog,
    restAfter: () => 0,
  });
  await search.start();
  const shared = { database: base.database, log: silentLog };
  kept = await createTestApp({
    ...{ ...shared, search, responseCacheBytes: 5_000_000, config: { metricsToken } },
    // None is made in the midst of the next step, of what that has changed so far.
    refreshPause: 0,
    pages: (request, ...others) => {
      pages.made.add(new URL(request.url).pathname);
      return renderPage(request, ...others);
    },
  });
  adminId = (await createPeople(kept).create({ role: 'admin' })).id;
  // Reads everything anew at each look: nothing that it has of an earlier one counts.
  fresh = await createTestApp({ ...shared, pages: renderPage, search: { ...search, changes: freshChanges } });
});
afterAll(async () => {
  await kept?.close();
  await fresh?.close();
  await search?.close();
  await base.drop();
  rmSync(folder, { recursive: true });
});

const gtins = ['4006381333931', '4977766618960', '0195949035999', '5099206062993'];
const merchants = ['Alpha', 'Beta'] as const;
type Merchant = (typeof merchants)[number];

const sharedRow = (merchant: Merchant, at: number, price: number): AwinRow =>
  article(`${merchant}-${at}`, {
    merchant_name: merchant,
    product_name: `Logitech Souris MX${at} Graphite`,
    ean: gtins[at] ?? '',
    search_price: `${20 + price}.00`,
    delivery_cost: price % 3 === 0 ? '' : '4.00',
    in_stock: price % 5 === 0 ? '0' : '1',
  });

/** Articles of a merchant's feed: each of a product that the other may offer as well, with a price or missing. */
function rowsOf(merchant: Merchant, prices: Prices): AwinRow[] {
  const own = article('own', {
    merchant_name: merchant,
    search_price: '12.00',
    product_name: `${merchant} Tapis`,
  });
  const shared = prices.flatMap((price, at) => (price === null ? [] : [sharedRow(merchant, at, price)]));
  return [{ ...own, ean: '' }, ...shared];
}

/** Each import is later than the one before, all within the last day. */
let imported = 0;
const nextTime = () => new Date(Date.now() - dayMs + ++imported * 60_000);

type Prices = readonly (number | null)[];

async function importPrices(
  database: DatabasePool,
  merchant: Merchant,
  prices: Prices,
  observedAt: Date = nextTime(),
) {
  const rows = rowsOf(merchant, prices).map((row) => ({ ean: '', ...row }));
  await importRows(database, merchant, rows, { observedAt, isAccepted: true });
}

async function importRows(
  database: DatabasePool,
  name: string,
  rows: readonly AwinRow[],
  options: { observedAt: Date; isAccepted: boolean },
) {
  const file = path.join(folder, `${name}.csv`);
  writeFileSync(file, toCsv(rows));
  await importFeedFile({ database, file, feedName: name, ...options });
}

const oneOf = async (database: DatabasePool, table: 'products' | 'merchants' | 'feeds', at: number) => {
  const rows = await database.rows<{ id: number }>(`select id from ${table} order by id`);
  return rows[at % Math.max(1, rows.length)]?.id ?? 0;
};

const editing = (text: string) => async (database: DatabasePool, at: number) => {
  await database.transaction(async (tx) => {
    await tx.execute(text, [
      await oneOf(database, text.includes('merchants') ? 'merchants' : 'products', at),
    ]);
    await raiseCatalogueVersion(tx, { isAwaited: true });
  });
};

/** What jobs and people do; `at` chooses what they do it to. */
const acts = {
  rename: editing(`update products set title = title || ' bis' where id = $1`),
  move: editing('update products set category_id = (select max(id) from categories) - id % 3 where id = $1'),
  callOtherwise: editing(`update merchants set name = name || 'o' where id = $1`),
  renameCategories: editing(`update categories set name_fr = name_fr || ' !' where $1 > 0`),
  facts: (database) => refreshFacts(database),
  drops: (database) => dropsJob(database, silentLog).run(new AbortController().signal),
  sweep: (database) => sweepStaleOffers(database, new Date(Date.now() + 30 * dayMs)),
  async deactivate(database, at) {
    await editing(
      'update merchants set is_active = not is_active, standing_changed_at = clock_timestamp() where id = $1',
    )(database, at);
    await applyMerchantChanges(database);
  },
  async deliver(database, at) {
    await editing(
      'update merchants set delivery_flat_cents = 300 + id, delivery_rule_changed_at = clock_timestamp() where id = $1',
    )(database, at);
    await applyDeliveryRules(database);
  },
  async deleteFeed(database, at) {
    const id = await oneOf(database, 'feeds', at);
    await database.execute('update feeds set deleted_at = now() where id = $1', [id]);
    await deleteFeed(database, createFeedFiles(createFolderStorage(folder)), id);
  },
  async merge(database, at) {
    const products = [
      await oneOf(database, 'products', at),
      await oneOf(database, 'products', at + 1),
    ] as const;
    const decision = { kind: 'merge', products } as const;
    // Some products cannot be merged: they are one already, or gone.
    await decideMatch(database, { decision, note: '' }, { actorId: adminId, address: '' }).catch(
      () => undefined,
    );
  },
} satisfies Record<string, (database: DatabasePool, at: number) => Promise<unknown>>;

type Step = { merchant: Merchant; prices: (number | null)[] } | { act: keyof typeof acts; at: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      merchant: fc.constantFrom(...merchants),
      prices: fc.array(fc.option(fc.integer({ min: 0, max: 8 }), { freq: 8 }), {
        minLength: 4,
        maxLength: 4,
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
      at: fc.nat({ max: 5 }),
    }),
  },
);

const take = (database: DatabasePool, step: Step): Promise<unknown> =>
  'act' in step ? acts[step.act](database, step.at) : importPrices(database, step.merchant, step.prices);

async function listAddresses(): Promise<string[]> {
  const ids = (await base.database.rows<{ id: number }>('select id from products order by id')).map(
    ({ id }) => id,
  );
  return [
    ...ids.flatMap((id) => [`/api/products/${id}`, `/fr/product/${id}`]),
    ...ids.slice(0, 2).flatMap((id) => [`/api/products/${id}/history`, `/api/products/${id}/similar`]),
    ...['/fr', '/api/categories', '/api/products/category-thumbnails', '/api/price-drops', '/api/figures'],
    ...['/api/products', '/api/products?sortBy=price&limit=2', '/api/search?search=souris&facets=all'],
    ...[
      '/api/search?category=Keyboards %26 Mice&sortBy=drop',
      '/api/search?condition=new',
      '/api/suggest?search=log',
    ],
  ];
}

/** Without times: a page may say for ten minutes that an offer was seen when it was before. */
async function ask(app: TestApp, address: string): Promise<string> {
  const { statusCode, body, headers } = await app.get(address);
  const text = `${statusCode} ${headers['x-total-count']} ${body}`;
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time').replaceAll(/"importsLastDay":\d+/g, '');
}

async function askAll(app: TestApp): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  for (const address of await listAddresses()) responses.set(address, await ask(app, address));
  return responses;
}

/** Where two texts part: they are long. */
function differenceOf(address: string, shown: string, wanted: string): string {
  if (shown === wanted) return '';
  const at = [...wanted].findIndex((letter, place) => letter !== shown[place]);
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `${address}: ${near(shown)} instead of ${near(wanted)}`;
}

/** Facts are made of what imports brought here. */
const mayLag = (step: Step) => !('act' in step) || step.act === 'drops' || step.act === 'facts';

async function expectKeptAsFresh(step: Step, before: Map<string, string>): Promise<Map<string, string>> {
  freshChanges.note({ productIds: null, lagsFrom: null });
  const wanted = await askAll(fresh);
  for (const [address, text] of wanted) {
    const shown = await ask(kept, address);
    if (address.startsWith('/fr')) pages.asked.add(address);
    if (shown === text) continue;
    // At most once as it was before, and only beside an import.
    const isLagging = mayLag(step) && before.get(address) === shown;
    expect(isLagging ? '' : differenceOf(address, shown, text)).toBe('');
    await expect.poll(async () => differenceOf(address, await ask(kept, address), text)).toBe('');
  }
  await successorsMade([...wanted.keys()]);
  return wanted;
}

/** Requests answered as before an import so far. */
async function countLagging(): Promise<number> {
  const { body } = await kept.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^visavis_responses_lagging (\d+)$/m.exec(body)?.[1]);
}

/** One that is still to be made would be made in the midst of the next step, of what that has changed so far. */
async function successorsMade(addresses: readonly string[]): Promise<void> {
  const askedAgain = async () => {
    const before = await countLagging();
    for (const address of addresses) await ask(kept, address);
    return (await countLagging()) - before;
  };
  await expect.poll(askedAgain).toBe(0);
}

/** Each merchant offers each product, cheaper than it was 20 days ago. */
async function prepareOffers(): Promise<void> {
  await emptyCatalogue(base.database, 'stale_product_facts');
  // No trigger has heard of that.
  await base.database.execute('insert into product_changes default values');
  await raiseCatalogueVersion(base.database);
  await caughtUp(search, base);
  // It has been read, and would be again with each change that comes beside a long transaction of any database of this server.
  await base.database.execute('delete from product_changes where product_ids is null');
  for (const merchant of merchants) {
    await importPrices(base.database, merchant, [9, 9, 9, 9], new Date(Date.now() - 20 * dayMs));
    await importPrices(base.database, merchant, [4, 4, 4, 4]);
  }
  await caughtUp(search, base);
}

/** Asks for everything until all is kept as it stands; returns that. */
async function keepAll(): Promise<Map<string, string>> {
  freshChanges.note({ productIds: null, lagsFrom: null });
  const wanted = await askAll(fresh);
  for (const [address, text] of wanted) await expect.poll(() => ask(kept, address)).toBe(text);
  await successorsMade([...wanted.keys()]);
  return wanted;
}

// First: before random steps, each run begins with the same catalogue.
test('a page that a change does not touch is not made again', async () => {
  await prepareOffers();
  const before = await keepAll();
  pages.made.clear();
  pages.asked.clear();
  const step = { merchant: merchants[1], prices: [4, 4, 4, 8] };
  await take(base.database, step);
  await caughtUp(search, base);
  await expectKeptAsFresh(step, before);
  expect(pages.made.size).toBeLessThan(pages.asked.size);
});

test('a price that an import takes back is not shown again, whatever else may be', async () => {
  await prepareOffers();
  const ofShop = (shop: string, price: string): AwinRow[] => [
    article('m', {
      merchant_id: shop,
      merchant_name: `Shop ${shop}`,
      search_price: price,
      ean: '4012345678901',
    }),
  ];
  const bring = (shop: string, price: string) =>
    importRows(base.database, `shop-${shop}`, ofShop(shop, price), {
      observedAt: nextTime(),
      isAccepted: false,
    });
  await bring('71', '2000.00');
  await caughtUp(search, base);
  const addresses = await listAddresses();
  for (const address of addresses) await ask(kept, address);
  await successorsMade(addresses);
  const shown = await Promise.all(addresses.map((address) => ask(kept, address)));
  const wrong = addresses.filter((_, at) => shown[at]?.includes('2000'));
  expect(wrong.length).toBeGreaterThan(1);

  await bring('72', '20.00');
  await caughtUp(search, base);
  for (const address of wrong) expect(await ask(kept, address), address).not.toContain('2000');
});

test('… nor by the product that its offer leaves with that very import', async () => {
  await prepareOffers();
  const named = { ean: '', mpn: '910-005988', brand_name: 'Logitech', description: '' };
  const rows = {
    /** The older product: its part number is all that tells it. */
    81: article('a', { ...named, product_name: 'Logitech MX Anywhere 3 Graphite' }),
    /** Alone in a product of its own, with cents for euros. */
    82: article('m', {
      ...{ ...named, mpn: '', ean: '4012345678901' },
      product_name: 'Logitech MX sans fil graphite',
      search_price: '2000.00',
    }),
    /** Both. */
    83: article('l', { ...named, ean: '4012345678901', product_name: 'Logitech MX Anywhere 3 Graphite' }),
  };
  const bring = (shop: keyof typeof rows) =>
    importRows(
      base.database,
      `shop-${shop}`,
      [{ ...rows[shop], merchant_id: `${shop}`, merchant_name: `Shop ${shop}` }],
      { observedAt: nextTime(), isAccepted: false },
    );
  await bring(81);
  await bring(82);
  await caughtUp(search, base);
  const [left] = await base.database.rows<{ id: number }>(
    `select product_id as id from offers where article_id = 'm'`,
  );
  const addresses = await listAddresses();
  for (const address of addresses) await ask(kept, address);
  await successorsMade(addresses);
  expect(await ask(kept, `/api/products/${left?.id}`)).toContain('2000');
  await bring(83);
  await caughtUp(search, base);
  for (const address of [`/api/products/${left?.id}`, `/fr/product/${left?.id}`])
    expect(await ask(kept, address), address).not.toContain('2000');
});

test('kept responses are what fresh ones are, whatever has happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 6 }), async (taken) => {
      await prepareOffers();
      let before = await keepAll();
      for (const step of taken) {
        await take(base.database, step);
        await caughtUp(search, base);
        before = await expectKeptAsFresh(step, before);
      }
    }),
    { numRuns: 4, endOnFailure: true, includeErrorInReport: true },
  );
});
