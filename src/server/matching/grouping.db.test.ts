import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { matchInput } from '../../../test/helpers/match-input.ts';
import { inBatches, partitionOf, trickyOffers } from '../../../test/helpers/tricky-offers.ts';
import type { Transaction } from '../platform/database/database.ts';
import { groupAll } from './grouping/group-all.ts';
import { createMatcher, createSharedMirror, type MatchInput, type Products } from './service.ts';
import { allKeysOf, fromRow, readArticle } from './storing/article.ts';
import { listListingsAfter } from './storing/keys-queries.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.database.execute(
    `insert into merchants (name, name_key) select 'Shop ' || n, 'shop ' || n from generate_series(1, 4) n`,
  );
});
afterAll(() => testDatabase.drop());

const makeProducts = async (transaction: Transaction, titles: readonly string[]): Promise<number[]> =>
  (
    await transaction.rows<{ id: number }>(
      'insert into products (title) select title from unnest($1::text[]) title returning id',
      [titles],
    )
  ).map(({ id }) => id);

const productsIn = (transaction: Transaction): Products => ({
  create: (offers) =>
    makeProducts(
      transaction,
      offers.map(({ title }) => title),
    ),
  split: (splitOffs) =>
    makeProducts(
      transaction,
      splitOffs.map(({ articleId }) => articleId),
    ),
  revive: async () => [],
});

type Stored = { merchantId: number; articleId: string; productId: number };

const listStored = () =>
  testDatabase.database.rows<Stored>(
    `select merchant_id as "merchantId", article_id as "articleId", product_id as "productId"
     from match_listings where is_live order by merchant_id, article_id`,
  );

/** Offers as the import keeps them: matching asks whether they are still there. */
async function storeOffers(transaction: Transaction): Promise<void> {
  await transaction.execute(
    `insert into offers (merchant_id, article_id, product_id, title, price_cents, availability, link, content_hash,
       first_seen_at, last_seen_at)
     select merchant_id, article_id, product_id, title, 1, 'in_stock', 'https://shop.example/', 1, now(), now()
     from match_listings where is_live
     on conflict (merchant_id, article_id) do update set product_id = excluded.product_id`,
  );
}

/**
 * Imports each step's batches in one transaction; `gone`: what the shops dropped before. With a mirror of what is stored in
 * memory, or without.
 */
async function importSteps(
  steps: readonly { gone: readonly MatchInput[]; batches: readonly MatchInput[][] }[],
  isMirrored = false,
) {
  const shared = createSharedMirror();
  const brought = isMirrored ? 1_000 : 0;
  for (const { gone, batches } of steps) {
    await testDatabase.database.transaction(async (transaction) => {
      await transaction.execute(
        `update offers o set gone_at = now() from unnest($1::integer[], $2::text[]) as g (merchant_id, article_id)
         where o.merchant_id = g.merchant_id and o.article_id = g.article_id`,
        [gone.map(({ merchantId }) => merchantId), gone.map(({ articleId }) => articleId)],
      );
      const matcher = createMatcher({ transaction, products: productsIn(transaction), brought, shared });
      for (const [merchantId, offers] of Map.groupBy(gone, (offer) => offer.merchantId))
        await matcher.leave(
          merchantId,
          offers.map(({ articleId }) => articleId),
        );
      for (const batch of batches) await matcher.assign(batch);
      await matcher.finish();
      await storeOffers(transaction);
    });
  }
}

const partitionStored = async () => {
  const stored = await listStored();
  return partitionOf([...Map.groupBy(stored, ({ productId }) => productId).values()]);
};

/** The keys that are stored, and those that the stored listings have. */
async function readKeys() {
  const { database } = testDatabase;
  const stored = await database.rows<{ id: number; key: number }>(
    'select listing_id as id, key from match_keys order by listing_id, key',
  );
  const listings = (await listListingsAfter(database, 0, 1_000)).map(fromRow);
  const own = listings.flatMap((article) =>
    [...new Set(allKeysOf(article))].sort((a, b) => a - b).map((key) => ({ id: article.id, key })),
  );
  return { stored, own };
}

const partitionInMemory = (offers: readonly MatchInput[]) =>
  partitionOf(groupAll(offers.map((offer, id) => ({ ...readArticle(offer), id }))));

const reset = () => emptyTables(testDatabase.database, 'products', 'offers', 'match_keys');

test('offers that come in any order and batches are grouped as the whole set of them', async () => {
  const given = trickyOffers.chain((offers) => fc.tuple(fc.constant(offers), inBatches(offers)));
  await fc.assert(
    fc.asyncProperty(
      given,
      fc.boolean(),
      fc.boolean(),
      async ([offers, batches], isOneImport, isMirrored) => {
        await reset();
        const steps = isOneImport
          ? [{ gone: [], batches }]
          : batches.map((batch) => ({ gone: [], batches: [batch] }));
        await importSteps(steps, isMirrored);
        expect(await partitionStored()).toEqual(partitionInMemory(offers));
      },
    ),
    { numRuns: 16 },
  );
});

test('what is left after offers went and changed is grouped as if nothing else had ever been there', async () => {
  const given = trickyOffers.chain((offers) =>
    fc.tuple(
      fc.constant(offers),
      inBatches(offers),
      fc.subarray(offers),
      fc.array(fc.tuple(fc.nat(offers.length - 1), fc.nat(offers.length - 1)), { maxLength: 4 }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(given, fc.boolean(), async ([offers, batches, gone, swaps], isMirrored) => {
      await reset();
      await importSteps([{ gone: [], batches }], isMirrored);
      const products = new Map(
        (await listStored()).map((row) => [`${row.merchantId} ${row.articleId}`, row.productId]),
      );
      // An article that takes over what another one said.
      const changed = new Map<string, MatchInput>();
      for (const [to, from] of swaps) {
        const { merchantId, articleId } = offers[to] as MatchInput;
        const productId = products.get(`${merchantId} ${articleId}`) ?? null;
        changed.set(articleId, { ...(offers[from] as MatchInput), merchantId, articleId, productId });
      }
      const goneIds = new Set(gone.map(({ articleId }) => articleId));
      const isLeft = ({ articleId }: MatchInput) => !goneIds.has(articleId);
      const news = [...changed.values()].filter(isLeft);
      await importSteps([{ gone, batches: news.map((offer) => [offer]) }], isMirrored);
      const left = offers.filter(isLeft).map((offer) => changed.get(offer.articleId) ?? offer);
      expect(await partitionStored()).toEqual(partitionInMemory(left));
      const keys = await readKeys();
      expect(keys.stored).toEqual(keys.own);
    }),
    { numRuns: 16 },
  );
});

test('products stay what they are when the same offers come again', async () => {
  await fc.assert(
    fc.asyncProperty(trickyOffers, async (offers) => {
      await reset();
      await importSteps([{ gone: [], batches: [offers] }]);
      const before = await listStored();
      const products = new Map(before.map((row) => [row.articleId, row.productId]));
      const again = offers.map((offer) => ({ ...offer, productId: products.get(offer.articleId) ?? null }));
      await importSteps([{ gone: [], batches: [again.toReversed()] }]);
      expect(await listStored()).toEqual(before);
    }),
    { numRuns: 6 },
  );
});

test.each([false, true])(
  'one merchant cannot drown a GTIN, however its articles come; with a mirror: %s',
  async (isMirrored) => {
    await reset();
    const gtins = ['09523826756957'];
    const phone = (merchantId: number, articleId: string, title: string) =>
      matchInput({ merchantId, articleId, title, brand: 'Samsung', gtins, priceCents: 30_000 });
    const honest = [
      phone(1, 'a', 'Samsung Galaxy A56 128 Go noir'),
      phone(2, 'b', 'Smartphone A56 5G Awesome Graphite'),
    ];
    const crowd = Array.from({ length: 120 }, (_, i) => phone(3, `c${i}`, 'Samsung Galaxy A56 128 Go noir'));
    const late = phone(4, 'd', 'Galaxy A56 graphite');
    // Up to how many tell something, then more.
    await importSteps([{ gone: [], batches: [honest, crowd.slice(0, 90)] }], isMirrored);
    expect(await partitionStored()).toEqual(partitionInMemory([...honest, ...crowd.slice(0, 90)]));
    await importSteps([{ gone: [], batches: [crowd.slice(90), [late]] }], isMirrored);
    const all = [...honest, ...crowd, late];
    expect(await partitionStored()).toEqual(partitionInMemory(all));
    const products = await listStored();
    const productOf = (id: string) => products.find(({ articleId }) => articleId === id)?.productId;
    expect([productOf('b'), productOf('d')]).toEqual([productOf('a'), productOf('a')]);

    await importSteps([{ gone: crowd.slice(80), batches: [] }], isMirrored);
    expect(await partitionStored()).toEqual(partitionInMemory([...honest, ...crowd.slice(0, 80), late]));
  },
);
