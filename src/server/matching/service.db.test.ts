import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { emptyTables } from '../../../test/helpers/empty-tables.ts';
import { matchInput } from '../../../test/helpers/match-input.ts';
import type { Transaction } from '../platform/database/database.ts';
import {
  type Assignment,
  createMatcher,
  createSharedMirror,
  type MatchInput,
  pruneReviews,
  type SharedMirror,
} from './service.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());
beforeEach(() => emptyTables(testDatabase.database, 'products', 'match_keys'));

const gtin = ['09523826756957'];
const ssd = { title: 'Lexar NM620 2 TB SSD M.2-2280 M.2 PCIe 3.0 X4', brand: 'Lexar' };
const fan = { title: 'ARCTIC F8 CO Black', brand: 'ARCTIC', gtins: ['09522895565972'] };

async function insertProducts(transaction: Transaction, offers: MatchInput[]): Promise<number[]> {
  const rows = await transaction.rows<{ id: number }>(
    'insert into products (title) select title from unnest($1::text[]) title returning id',
    [offers.map(({ title }) => title)],
  );
  return rows.map(({ id }) => id);
}

/** Imports the batches one after the other, in one transaction; with a mirror, what others have left there. */
const assignAll = (batches: MatchInput[][], shared?: SharedMirror, prunesLater = false) =>
  testDatabase.database.transaction(async (transaction) => {
    const matcher = createMatcher({
      transaction,
      products: {
        create: (offers) => insertProducts(transaction, offers),
        split: () => Promise.reject(new Error('Nothing parts here')),
        revive: async () => [],
      },
      ...(shared && { brought: 100, shared }),
      prunesLater,
    });
    const assignments: Assignment[][] = [];
    for (const batch of batches) assignments.push(await matcher.assign(batch));
    return { assignments, ...(await matcher.finish()) };
  });

async function countRows(table: 'match_listings' | 'match_keys' | 'products'): Promise<number> {
  const [row] = await testDatabase.database.rows<{ n: number }>(`select count(*) as n from ${table}`);
  return row?.n ?? 0;
}

describe('assign', () => {
  it('finds the product by GTIN, by title, and opens a new one, in one batch and in later imports', async () => {
    const {
      assignments: [first],
    } = await assignAll([
      [
        matchInput({ ...ssd, gtins: gtin }),
        matchInput(fan),
        matchInput({ ...ssd, title: `NEUF ${ssd.title}` }),
      ],
    ]);
    expect(first?.map(({ how }) => how)).toEqual(['new', 'new', 'title']);
    expect(first?.[2]?.productId).toBe(first?.[0]?.productId);

    const {
      assignments: [second, third],
    } = await assignAll([
      [matchInput({ title: 'Lexar NM620 2 To', brand: 'LEXAR', gtins: gtin })],
      [matchInput({ title: 'Ventilateur ARCTIC F8 CO noir' }), matchInput({ title: 'Sony WH-CH520 noir' })],
    ]);
    expect(second).toEqual([{ productId: first?.[0]?.productId, how: 'gtin' }]);
    expect(third?.map(({ how }) => how)).toEqual(['title', 'new']);
    expect(third?.[0]?.productId).toBe(first?.[1]?.productId);
  });

  it('merges products when an article links them, and the older one takes the younger in', async () => {
    const {
      assignments: [first],
    } = await assignAll([
      [
        matchInput({ title: 'Bea-fon SL340i', gtins: gtin }),
        matchInput({ title: 'beafon handy mit 3g bluetooth', gtins: ['09522895565972'] }),
      ],
    ]);
    const [older, younger] = (first ?? []).map(({ productId }) => productId);
    expect(older).not.toBe(younger);
    const {
      assignments: [second],
      moves,
      merges,
    } = await assignAll([
      [matchInput({ title: 'beafon handy mit 3g sl340i bluetooth', gtins: [...gtin, '09522895565972'] })],
    ]);
    expect(second).toEqual([{ productId: older, how: 'gtin' }]);
    expect(merges).toEqual([{ from: younger, into: older }]);
    expect(moves).toEqual([expect.objectContaining({ productId: older })]);
  });

  it('takes two articles of one merchant for two products', async () => {
    const frame = { title: 'Newstar flat screen wall mount', brand: 'Newstar', merchantId: 7 };
    const { assignments } = await assignAll([
      [matchInput(frame), matchInput(frame)],
      [matchInput({ ...frame, merchantId: 8 })],
    ]);
    expect(new Set(assignments.flat().map(({ productId }) => productId)).size).toBe(2);
  });

  it('regroups nothing for an article that looks as it did', async () => {
    const canon = matchInput({ title: 'Canon LP1224 Gray', brand: 'Canon', gtins: ['04960999470993'] });
    const {
      assignments: [first],
    } = await assignAll([[canon]]);
    const read = () => testDatabase.database.rows('select *, xmin from match_listings');
    const before = await read();
    const productId = first?.[0]?.productId as number;
    const { moves, merges } = await assignAll([[{ ...canon, productId, priceCents: 10_200 }]]);
    expect({ moves, merges, rows: await read() }).toEqual({ moves: [], merges: [], rows: before });
  });

  it('discards what a rolled back import learned', async () => {
    await expect(
      testDatabase.database.transaction(async (transaction) => {
        const matcher = createMatcher({
          transaction,
          products: {
            create: (offers) => insertProducts(transaction, offers),
            split: async () => [],
            revive: async () => [],
          },
        });
        await matcher.assign([matchInput({ title: 'Dyson V11 Absolute', brand: 'Dyson' })]);
        throw new Error('broken file');
      }),
    ).rejects.toThrow('broken file');
    expect(await countRows('products')).toBe(0);
    const {
      assignments: [responses],
    } = await assignAll([[matchInput({ title: 'Dyson V11 Absolute', brand: 'Dyson' })]]);
    expect(responses?.[0]?.how).toBe('new');
  });

  it('passes over listings of products that are gone', async () => {
    const webcam = { title: 'Logitech Brio 4K Webcam', brand: 'Logitech' };
    const {
      assignments: [first],
    } = await assignAll([[matchInput(webcam)]]);
    await testDatabase.database.execute('delete from products where id = $1', [first?.[0]?.productId]);
    const {
      assignments: [second],
    } = await assignAll([[matchInput(webcam)]]);
    expect(second?.[0]?.how).toBe('new');
  });

  it.each([false, true])(
    'makes keys anew that other rules made, and groups by them what comes again as it was; other imports follow: %s',
    async (follow) => {
      const { database } = testDatabase;
      const readKeys = () =>
        database.rows('select key::text, listing_id as "listingId" from match_keys order by key, listing_id');
      const offers = [
        matchInput({ ...ssd, gtins: gtin, articleId: 'a' }),
        matchInput({ ...fan, articleId: 'b' }),
      ];
      const {
        assignments: [first],
      } = await assignAll([offers]);
      const keys = await readKeys();
      expect(keys.length).toBeGreaterThan(2);

      // Other rules: other keys, another hash of the same facts, and titles that were read otherwise.
      await database.execute('update match_keys set key = key + 1');
      await database.execute(`update match_listings set facts_hash = facts_hash - 1, title = title || ' tb'`);
      await database.execute(`update match_rules set rules = 'others'`);
      const {
        assignments: [again],
      } = await assignAll([offers], follow ? createSharedMirror() : undefined);
      expect(await readKeys()).toEqual(keys);
      expect(again?.map(({ productId }) => productId)).toEqual(first?.map(({ productId }) => productId));
      const titles = await database.rows(`select 1 from match_listings where title like '% tb'`);
      expect(titles).toEqual([]);
    },
  );

  it('makes keys of listings anew that have not come again', async () => {
    const { database } = testDatabase;
    const {
      assignments: [first],
    } = await assignAll([[matchInput({ ...ssd, gtins: gtin, articleId: 'a' })]]);
    await database.execute('update match_keys set key = key + 1');
    await database.execute(`update match_rules set rules = 'others'`);
    const {
      assignments: [second],
    } = await assignAll([[matchInput({ ...ssd, gtins: gtin, articleId: 'c', merchantId: 2 })]]);
    expect(second).toEqual([{ productId: first?.[0]?.productId, how: 'gtin' }]);
  });

  it('leaves what it knows of listings to the next import, which sees what others have changed since', async () => {
    const shared = createSharedMirror();
    const {
      assignments: [first],
    } = await assignAll([[matchInput({ ...ssd, gtins: gtin })]], shared);
    // Nobody reads the keys that PostgreSQL has: they are in memory.
    await testDatabase.database.execute('update match_keys set key = key + 1');
    const same = { title: 'Lexar NM620 2 To', brand: 'LEXAR', gtins: gtin };
    const {
      assignments: [second],
    } = await assignAll([[matchInput(same)]], shared);
    expect(second).toEqual([{ productId: first?.[0]?.productId, how: 'gtin' }]);

    await testDatabase.database.execute(`update match_keys set key = key - 1 where listing_id in (
      select id from match_listings where gtins = '${gtin[0]}')`);
    const {
      assignments: [other],
    } = await assignAll([[matchInput({ ...fan })]]);
    const {
      assignments: [third],
    } = await assignAll([[matchInput({ ...fan, title: 'ARCTIC F8 CO' })]], shared);
    expect(third).toEqual([{ productId: other?.[0]?.productId, how: 'gtin' }]);
  });

  it('forgets pairs that nobody has to review, unless whoever calls does so later', async () => {
    const { database } = testDatabase;
    // Of articles that are gone.
    await database.execute(`insert into match_reviews values (1000001, 1000002, 'near_threshold', 0)`);
    const countReviews = async () => (await database.rows('select from match_reviews')).length;
    await assignAll([[matchInput({ ...ssd, gtins: gtin })]], undefined, true);
    expect(await countReviews()).toBe(1);
    await database.transaction(pruneReviews);
    expect(await countReviews()).toBe(0);

    await database.execute(`insert into match_reviews values (1000001, 1000002, 'near_threshold', 0)`);
    // One with a pair that somebody has to.
    await assignAll([[matchInput({ ...fan, gtins: gtin })]]);
    expect(await database.rows('select reason from match_reviews')).toEqual([{ reason: 'gtin_disagrees' }]);
  });

  it('answers nothing to nothing, and takes any text', async () => {
    const {
      assignments: [none, odd],
    } = await assignAll([
      [],
      [matchInput({ title: '★ \\N \t «»', brand: 'Ελλάδα', articleId: 'a\tb\\', mpn: '\\.' })],
    ]);
    expect(none).toEqual([]);
    expect(odd?.[0]?.how).toBe('new');
    expect(await testDatabase.database.rows('select article_id from match_listings')).toEqual([
      { article_id: 'a\tb\\' },
    ]);
  });
});
