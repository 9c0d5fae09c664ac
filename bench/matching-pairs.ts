import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { judgePair } from '../src/server/matching/judge-pair.ts';
import { describeListing } from '../src/server/matching/listing.ts';
import type { MatchInput } from '../src/server/matching/match-input.ts';

/**
 * F1 of the score on labelled pairs of offers, one threshold for all sets: node bench/matching-pairs.ts --data FOLDER
 * (files SET.train….csv.gz and SET.valid.csv.gz with left_*, right_*, label). Validation pairs whose titles also
 * stand in training are left out.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: process.env.VISAVIS_DATA ?? '' } },
});
if (!existsSync(values.data)) {
  console.error('Name the folder of labelled pairs: --data FOLDER (or VISAVIS_DATA).');
  process.exit(2);
}

type Row = Record<string, string>;
type Scored = { score: number; isSame: boolean };

const files = readdirSync(values.data).sort();
const setOf = (file: string) => file.split('.', 1)[0] ?? '';
const trained = new Set(
  files.filter((file) => /\.train.*\.csv\.gz$/.test(file)).flatMap((file) => readRows(file).map(titlesOf)),
);
const sets = new Map<string, Scored[]>();
for (const file of files.filter((name) => name.endsWith('.valid.csv.gz')))
  sets.set(
    setOf(file),
    readRows(file)
      .filter((row) => !trained.has(titlesOf(row)))
      .map(scorePair),
  );

const thresholds = Array.from({ length: 300 }, (_, i) => -25 + i / 10);
const meanAt = (threshold: number) =>
  [...sets.values()].reduce((sum, pairs) => sum + f1(pairs, threshold), 0) / sets.size;
const best = thresholds.reduce((found, next) => (meanAt(next) > meanAt(found) ? next : found));
console.log(`mean F1 ${meanAt(best).toFixed(3)} at ${best.toFixed(1)}`);
for (const [set, pairs] of sets)
  console.log(set.padEnd(22), String(pairs.length).padStart(6), f1(pairs, best).toFixed(3));

function readRows(file: string): Row[] {
  const text = gunzipSync(readFileSync(join(values.data, file))).toString('utf8');
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}

function titlesOf(row: Row): string {
  return [row.left_title ?? '', row.right_title ?? ''].sort().join('\n');
}

function scorePair(row: Row): Scored {
  const { score } = judgePair(describeListing(sideOf(row, 'left')), describeListing(sideOf(row, 'right')));
  return { score, isSame: row.label === '1' };
}

function sideOf(row: Row, side: 'left' | 'right'): MatchInput {
  const of = (name: string) => row[`${side}_${name}`] ?? '';
  const other = side === 'left' ? row.right_price : row.left_price;
  return {
    merchantId: side === 'left' ? 1 : 2,
    articleId: of('id'),
    title: of('title').replace(/"+(?:@[a-zA-Z-]+)?/g, ' '),
    brand: of('brand'),
    gtins: [],
    mpn: of('model'),
    model: '',
    categoryKey: '',
    condition: 'new',
    // Where one side states no price, the prices say nothing: both are taken for equal.
    priceCents: cents(of('price')) && cents(other ?? '') ? cents(of('price')) : 1,
    description: of('desc'),
    specifications: [],
  };
}

function cents(price: string): number {
  return Math.round(Number.parseFloat(price) * 100) || 0;
}

function f1(pairs: Scored[], threshold: number): number {
  let hits = 0;
  let misses = 0;
  for (const { score, isSame } of pairs) {
    if (score >= threshold && isSame) hits++;
    else if (score >= threshold || isSame) misses++;
  }
  return (2 * hits) / Math.max(1, 2 * hits + misses);
}
