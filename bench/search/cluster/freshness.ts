import { setTimeout as delay } from 'node:timers/promises';
import { facetSpecificationKeys } from '../../../src/server/catalogue/service.ts';
import { categoryWords } from '../../../src/server/facts/service.ts';
import type { Database } from '../../../src/server/platform/database/database.ts';
import { keepIndexOnOpenSearch, type openRemoteSearch } from '../../../src/server/search/service.ts';
import { openBenchDatabase } from '../../open-database.ts';
import { raiseVersion } from '../queries.ts';

type Options = Pick<Parameters<typeof keepIndexOnOpenSearch>[0], 'databaseUrl' | 'cluster' | 'log'> & {
  search: Awaited<ReturnType<typeof openRemoteSearch>>;
  rounds: number;
};

/** Products that a round changes: one, as staff do, or as many as a small feed. */
const sizes = [1, 2_000];
/** What most titles of a round get: a word that is in use. */
const known = 'black';
const poll = 20;
const calm = 2_000;

const listIds = async (db: Database, count: number): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      `select product_id as id from product_summaries where offers_count > 0 order by md5(product_id::text) limit $1`,
      [count],
    )
  )
    .map(({ id }) => id)
    .toSorted((a, b) => b - a);

const addWord = (db: Database, ids: readonly number[], word: string) =>
  db.execute(`update products set title = title || ' ' || $2 where id = any($1)`, [ids, word]);

const removeWord = (db: Database, ids: readonly number[], word: string) =>
  db.execute(
    `update products set title = left(title, -1 - length($2)) where id = any($1) and title like '% ' || $2`,
    [ids, word],
  );

/** Milliseconds from the commit of other titles until a search finds the last product of these by a new word. */
export async function measureFreshness({
  databaseUrl,
  cluster,
  log,
  search,
  rounds,
}: Options): Promise<void> {
  const database = await openBenchDatabase(databaseUrl);
  const specificationKeys = facetSpecificationKeys;
  const keeping = await keepIndexOnOpenSearch({
    databaseUrl,
    database,
    cluster,
    categoryWords,
    specificationKeys,
    log,
  });
  await search.start();
  for (const size of sizes) {
    const [last = 0, ...others] = await listIds(database, size);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const word = `zyx${Date.now().toString(36)}`;
      const find = () =>
        search.search({ query: word, isAsTyped: true, sort: 'relevance', offset: 0, limit: 1 });
      const untilFound = async (count: number) => {
        while ((await find()).total !== count) await delay(poll);
      };
      await database.transaction(async (tx) => {
        await addWord(tx, [last], word);
        await addWord(tx, others, known);
        await raiseVersion(tx);
      });
      const committedAt = performance.now();
      await untilFound(1);
      times.push(performance.now() - committedAt);
      await database.transaction(async (tx) => {
        await removeWord(tx, [last], word);
        await removeWord(tx, others, known);
        await raiseVersion(tx);
      });
      // The next round begins once this one's titles are found no more, and all is calm.
      await untilFound(0);
      await delay(calm);
    }
    const sorted = times.toSorted((a, b) => a - b).map((time) => Math.round(time));
    console.log(
      `${size} products: searchable after ${sorted[rounds >> 1]} ms (median), ${sorted.at(-1)} at most`,
    );
  }
  await keeping.close();
  await database.close();
}
