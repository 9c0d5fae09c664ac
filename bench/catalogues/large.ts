// Fills a database that holds an imported folder up to so many products, for what is measured of search at that size:
// products, their words, specifications, families and summaries, and each one's main offer. No merchant's feed is read:
// importing as many offers would take most of an hour.
//   DATABASE_URL=… node bench/catalogues/large.ts [--products 2000000] [--merchants 300]
// Made products are variations of those that are there: rare words (models, codes, series) are other ones, so many that the
// vocabulary grows with the power that it grew with before (words-of-more.ts). Use a copy: there is no way back.
import { parseArgs } from 'node:util';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { openBenchDatabase } from '../open-database.ts';
import {
  addMerchants,
  addRound,
  countProducts,
  finish,
  listSources,
  productColumns,
  type SourceProduct,
  writeFreely,
} from './large-queries.ts';
import { createVariation } from './words-of-more.ts';

/** Ids of a round lie behind those of the one before. */
const shiftPerRound = 100_000;
const productsPerCopy = 2_000;

/** A line of PostgreSQL's `copy` as text. */
const line = (values: readonly (string | null)[]): string =>
  `${values
    .map(
      (value) =>
        value?.replace(/[\\\n\r\t]/g, (sign) => `\\${{ '\n': 'n', '\r': 'r', '\t': 't' }[sign] ?? sign}`) ??
        '\\N',
    )
    .join('\t')}\n`;

function eanOf(number: number): string {
  const digits = `952${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

type Vary = ReturnType<typeof createVariation>['vary'];

function productLine(
  { id, title, brand, description, rest }: SourceProduct,
  round: number,
  vary: Vary,
): string {
  const texts = [title, brand, description].map((text) => vary(text, round));
  return line([String(id + round * shiftPerRound), ...texts, ...rest]);
}

function codeLines({ id, mpns, hasGtin }: SourceProduct, round: number, vary: Vary): string {
  const own = String(id + round * shiftPerRound);
  const codes = new Set(mpns.map((mpn) => vary(mpn, round)));
  return [
    ...[...codes].map((mpn) => line([own, 'mpn', mpn])),
    ...(hasGtin ? [line([own, 'gtin', eanOf(Number(own))])] : []),
  ].join('');
}

/** Everything of one round, in one transaction. */
async function writeRound(
  database: DatabasePool,
  sources: readonly SourceProduct[],
  { round, vary, merchants }: { round: number; vary: Vary; merchants: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await writeFreely(tx);
    for (let at = 0; at < sources.length; at += productsPerCopy) {
      const part = sources.slice(at, at + productsPerCopy);
      await tx.copyIn(
        `copy products (${productColumns.join(', ')}) from stdin`,
        part.map((source) => productLine(source, round, vary)).join(''),
      );
      await tx.copyIn(
        'copy product_identifiers (product_id, kind, value) from stdin',
        part.map((source) => codeLines(source, round, vary)).join(''),
      );
    }
    await addRound(tx, { round, shift: round * shiftPerRound, merchants, last: shiftPerRound });
  });
}

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2000000' },
    merchants: { type: 'string', default: '300' },
  },
});
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Give a copy of a database that holds imported feeds: DATABASE_URL');
const wanted = Number(values.products);
const merchants = Number(values.merchants);
const database = await openBenchDatabase(url);
try {
  const sources = await listSources(database);
  if (sources.length === 0 || sources.some(({ id }) => id >= shiftPerRound))
    throw new Error('The database holds no imported products, or was filled before.');
  const variation = createVariation(
    sources.map(({ title, brand, description }) => `${title} ${brand} ${description}`),
    wanted / sources.length,
  );
  console.log(`${sources.length} products; ${variation.tell}`);
  await addMerchants(database, merchants);
  sources.sort((a, b) => a.id - b.id);
  const startedAt = performance.now();
  for (let round = 1, rest = wanted - sources.length; rest > 0; round++, rest -= sources.length)
    await writeRound(database, sources.slice(0, rest), { round, vary: variation.vary, merchants });
  await finish(database);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${await countProducts(database)} products; filled in ${seconds.toFixed(0)} s`);
} finally {
  await database.close();
}
