import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type { MatchInput } from '../src/server/matching/match-input.ts';

export type LabelledPair = { set: string; left: MatchInput; right: MatchInput; same: boolean };

type Row = Record<string, string>;

/** Labelled pairs of a folder, by set; validation pairs whose titles also stand in training are left out. */
export function readPairs(folder: string): { train: LabelledPair[]; valid: LabelledPair[] } {
  if (!existsSync(folder)) throw new Error(`No folder ${folder}`);
  const train: LabelledPair[] = [];
  const valid: LabelledPair[] = [];
  for (const file of readdirSync(folder).sort()) {
    const match = /^(.+)\.(train.*|valid)\.csv\.gz$/.exec(file);
    if (match?.[1] === undefined) continue;
    const rows = Papa.parse<Row>(gunzipSync(readFileSync(join(folder, file))).toString('utf8'), {
      header: true,
      skipEmptyLines: true,
    }).data;
    for (const row of rows) (match[2] === 'valid' ? valid : train).push(toPair(match[1], row));
  }
  const titles = (pair: LabelledPair) => [pair.left.title, pair.right.title].sort().join('\n');
  const known = new Set(train.map(titles));
  return { train, valid: valid.filter((pair) => !known.has(titles(pair))) };
}

const toPair = (set: string, row: Row): LabelledPair => ({
  set,
  left: toInput(row, 'left'),
  right: toInput(row, 'right'),
  same: row.label === '1',
});

function toInput(row: Row, side: 'left' | 'right'): MatchInput {
  const of = (name: string) => row[`${side}_${name}`] ?? '';
  return {
    merchantId: side === 'left' ? 1 : 2,
    articleId: of('id'),
    title: of('title').replace(/"+(@[a-zA-Z-]+)?/g, ' '),
    brand: of('brand'),
    gtins: [],
    mpn: of('model'),
    model: '',
    categoryKey: '',
    condition: 'new',
    priceCents: Math.round(Number.parseFloat(of('price')) * 100) || 0,
    description: of('desc'),
    specifications: [],
  };
}
