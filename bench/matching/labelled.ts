import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { describeListing, type Listing } from '../../src/server/matching/comparing/listing.ts';
import type { MatchInput } from '../../src/server/matching/comparing/match-input.ts';

/** Two listings and whether people say that they are one product. */
export type LabelledPair = { a: Listing; b: Listing; isSame: boolean; set: string };

type Row = Record<string, string>;

/**
 * Labelled pairs of a folder with files SET.train….csv.gz and SET.valid.csv.gz (left_*, right_*, label).
 * Validation pairs whose titles also stand in training are left out.
 */
export function readLabelledPairs(folder: string): { training: LabelledPair[]; validation: LabelledPair[] } {
  if (!existsSync(folder)) throw new Error(`No folder of labelled pairs: ${folder}`);
  const training: LabelledPair[] = [];
  const validation: LabelledPair[] = [];
  const trained = new Set<string>();
  const files = readdirSync(folder).sort();
  const setOf = (file: string) => file.split('.', 1)[0] ?? '';
  for (const file of files.filter((name) => /\.train.*\.csv\.gz$/.test(name)))
    for (const row of readRows(join(folder, file))) {
      trained.add(titlesOf(row));
      training.push(readPair(row, setOf(file)));
    }
  for (const file of files.filter((name) => name.endsWith('.valid.csv.gz')))
    for (const row of readRows(join(folder, file)))
      if (!trained.has(titlesOf(row))) validation.push(readPair(row, setOf(file)));
  return { training, validation };
}

function readRows(file: string): Row[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}

function titlesOf(row: Row): string {
  return [row.left_title ?? '', row.right_title ?? ''].sort().join('\n');
}

function readPair(row: Row, set: string): LabelledPair {
  const byColour = chosenByColour.test(set);
  const [a, b] = [sideOf(row, 'left', byColour), sideOf(row, 'right', byColour)].map((side) =>
    describeListing(side),
  ) as [Listing, Listing];
  return { a, b, isSame: row.label === '1', set };
}

/** Sets of one kind of thing that people choose by colour (facts/categories/tree.json); the others name no category. */
const chosenByColour = /-(?:cameras|shoes|watches)$/;

function sideOf(row: Row, side: 'left' | 'right', byColour: boolean): MatchInput {
  const of = (name: string) => row[`${side}_${name}`] ?? '';
  const other = side === 'left' ? row.right_price : row.left_price;
  return {
    merchantId: side === 'left' ? 1 : 2,
    articleId: of('id'),
    productId: null,
    title: of('title').replace(/"+(?:@[a-zA-Z-]+)?/g, ' '),
    brand: of('brand'),
    gtins: [],
    mpn: of('model'),
    model: '',
    byColour,
    condition: 'new',
    // Where one side states no price, the prices say nothing.
    priceCents: cents(of('price')) && cents(other ?? '') ? cents(of('price')) : 1,
    description: of('desc'),
    imageUrl: null,
    specifications: [],
  };
}

function cents(price: string): number {
  return Math.round(Number.parseFloat(price) * 100) || 0;
}
