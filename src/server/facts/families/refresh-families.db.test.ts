import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { refreshFamilies } from './refresh-families.ts';

let testDatabase: TestDatabase;
let database: DatabasePool;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  ({ database } = testDatabase);
});
afterAll(() => testDatabase.drop());

const insert = async (title: string, brand = 'Acme'): Promise<number> => {
  const [row] = await database.rows<{ id: number }>(
    'insert into products (title, brand) values ($1, $2) returning id',
    [title, brand],
  );
  return row?.id ?? 0;
};
const rename = (id: number, title: string) =>
  database.execute('update products set title = $2 where id = $1', [id, title]);
const refresh = (...ids: number[]) => database.transaction((tx) => refreshFamilies(tx, ids));

/** Titles of each family, as they stand. */
async function readFamilies(): Promise<string[][]> {
  const rows = await database.rows<{ titles: string[] }>(
    `select array_agg(p.title order by p.title) as titles from product_variants v join products p on p.id = v.product_id
     where v.family_id is not null group by v.family_id order by min(p.title)`,
  );
  return rows.map(({ titles }) => titles);
}

test('families follow what products are called, one change at a time, as if all were made at once', async () => {
  const black = await insert('Acme Z9 128 Go noir');
  await refresh(black);
  expect(await readFamilies()).toEqual([]);

  const blue = await insert('Acme Z9 128 Go bleu');
  await refresh(blue);
  expect(await readFamilies()).toEqual([['Acme Z9 128 Go bleu', 'Acme Z9 128 Go noir']]);

  const large = await insert('Acme Z8 256 Go noir');
  await refresh(large);
  await rename(large, 'Acme Z9 256 Go noir');
  await refresh(large);
  expect(await readFamilies()).toEqual([
    ['Acme Z9 128 Go bleu', 'Acme Z9 128 Go noir', 'Acme Z9 256 Go noir'],
  ]);

  // What leaves is missed by those that stay, though they did not change.
  await rename(black, 'Acme Z7 noir');
  await rename(blue, 'Acme Z7 bleu');
  await refresh(black);
  await refresh(blue);
  expect(await readFamilies()).toEqual([['Acme Z7 bleu', 'Acme Z7 noir']]);

  await database.execute('update products set merged_into = $2 where id = $1', [blue, black]);
  await refresh(blue);
  expect(await readFamilies()).toEqual([]);
});

test('a name that very many products have is no family, whichever of them is looked at', async () => {
  const ids: number[] = [];
  for (let i = 1; i <= 125; i++) ids.push(await insert(`Masse Q1 ${i} Go`, 'Masse'));
  await refresh(...ids);
  await refresh(...ids.slice(0, 3));
  expect((await readFamilies()).flat().filter((title) => title.startsWith('Masse'))).toEqual([]);
});

test("a merchant's group joins products, unless the merchant has one of them in several groups", async () => {
  const [shop] = await database.rows<{ id: number }>(
    `insert into merchants (name, name_key) values ('Boutique', 'boutique') returning id`,
  );
  const offer = async (productId: number, article: string, group: string) => {
    const [row] = await database.rows<{ id: number }>(
      `insert into offers (merchant_id, article_id, product_id, title, price_cents, availability, link, content_hash,
         first_seen_at, last_seen_at)
       values ($1, $2, $3, 'x', 100, 'in_stock', 'https://shop.example/', 0, now(), now()) returning id`,
      [shop?.id, article, productId],
    );
    await database.execute(
      `insert into offer_texts (offer_id, brand, description, specifications, gtins, mpn, category_key, group_id)
       values ($1, '', '', '[]', '{}', '', '', $2)`,
      [row?.id, group],
    );
  };
  const plum = await insert('Polaire Étoile veste Prune', 'Polaire');
  const black = await insert('Polaire Étoile veste noir', 'Polaire');
  await database.execute(
    `insert into product_specifications values ($1, 'colour', 'prune', 'Prune', null, null, 0)`,
    [plum],
  );
  await offer(plum, 'p', 'G');
  await offer(black, 'b', 'G');
  await refresh(plum, black);
  const family = [['Polaire Étoile veste Prune', 'Polaire Étoile veste noir']];
  expect((await readFamilies()).filter(([title]) => title?.startsWith('Polaire'))).toEqual(family);
  await offer(black, 'b2', 'H');
  await database.execute(`update products set title = 'Polaire Étoile veste longue noir' where id = $1`, [
    black,
  ]);
  await refresh(black);
  expect((await readFamilies()).filter(([title]) => title?.startsWith('Polaire'))).toEqual([]);
});
