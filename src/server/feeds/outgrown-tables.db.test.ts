import { expect, it } from 'vitest';
import { article } from '../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../test/helpers/feed-imports.ts';

const feeds = openFeedImports();

/** How many rows the planner takes each table for. */
const readExpectations = () =>
  feeds.database.rows(
    `select relname as name, reltuples::integer as rows from pg_class
     where relname in ('match_listings', 'offer_texts', 'offers', 'products') order by relname`,
  );

it('are analyzed by the import that doubled them, not by each', async () => {
  const rows = ['a', 'b', 'c'].map((id) => article(id));
  await feeds.importRows(rows);
  const told = await readExpectations();
  expect(told).toEqual(
    ['match_listings', 'offer_texts', 'offers', 'products'].map((name) => ({ name, rows: 3 })),
  );
  await feeds.importRows([...rows, article('d')]);
  expect(await readExpectations()).toEqual(told);
});
