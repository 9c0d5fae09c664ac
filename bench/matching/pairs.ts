import { parseArgs } from 'node:util';
import { judgePair, threshold } from '../../src/server/matching/comparing/judge-pair.ts';
import type { Listing } from '../../src/server/matching/comparing/listing.ts';
import { prepare } from '../../src/server/matching/comparing/prepare.ts';
import { type LabelledPair, readLabelledPairs } from './labelled.ts';

/**
 * F1 of the score on labelled pairs of offers, one threshold for all sets, beside the cosine of rarity-weighted
 * words, and what the shipped threshold finds: node bench/matching/pairs.ts --data FOLDER
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: process.env.VISAVIS_DATA ?? '' } },
});
if (values.data === '') {
  console.error('Name the folder of labelled pairs: --data FOLDER (or VISAVIS_DATA).');
  process.exit(2);
}

const codeLength = 4;

const sharesCode = (a: Listing, b: Listing) =>
  a.codes.some((code) => code.length >= codeLength && b.codes.includes(code));

type Scored = { score: number; isSame: boolean };

const { validation } = readLabelledPairs(values.data);
const sets = Map.groupBy(validation, ({ set }) => set);
report('cosine', inverseFrequencyCosine(validation), range(0, 1, 0.01));
const started = process.cpuUsage();
const scores = new Map(validation.map((pair) => [pair, judgePair(pair.a, pair.b).score]));
const { user, system } = process.cpuUsage(started);
report('score', scores, range(-15, 5, 0.1));
reportShipped();
console.log(`${((user + system) / validation.length).toFixed(1)} µs CPU a pair, both listings taken apart`);

function report(name: string, scored: ReadonlyMap<LabelledPair, number>, thresholds: number[]) {
  const bySet = [...sets.values()].map((pairs) =>
    pairs.map((pair) => ({ score: scored.get(pair) ?? Number.NEGATIVE_INFINITY, isSame: pair.isSame })),
  );
  const meanAt = (threshold: number) =>
    bySet.reduce((sum, pairs) => sum + f1(pairs, threshold), 0) / bySet.length;
  const best = thresholds.reduce((found, next) => (meanAt(next) > meanAt(found) ? next : found));
  console.log(`${name}: mean F1 ${meanAt(best).toFixed(4)} at ${best.toFixed(2)}`);
  for (const [i, set] of [...sets.keys()].entries()) {
    const pairs = bySet[i] as Scored[];
    console.log(`  ${set.padEnd(22)} ${String(pairs.length).padStart(6)} ${f1(pairs, best).toFixed(3)}`);
  }
}

/** At the shipped threshold; two titles with a common code of four characters or more are one product, whatever the labels say. */
function reportShipped() {
  console.log('at the shipped threshold, recall and precision (common codes counted as right):');
  for (const [set, pairs] of sets) {
    const linked = pairs.filter((pair) => (scores.get(pair) ?? 0) >= threshold);
    const same = pairs.filter(({ isSame }) => isSame).length;
    const found = linked.filter(({ isSame }) => isSame).length;
    const right = linked.filter(({ isSame, a, b }) => isSame || sharesCode(a, b)).length;
    console.log(`  ${set.padEnd(22)} ${(found / same).toFixed(3)} ${(right / linked.length).toFixed(3)}`);
  }
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** The floor: cosine of the titles' words, weighted by how few of these very titles hold them. */
function inverseFrequencyCosine(pairs: readonly LabelledPair[]): Map<LabelledPair, number> {
  const titles = new Set(pairs.flatMap(({ a, b }) => [a.title, b.title]));
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of title.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (word: string) => Math.log(titles.size / (counts.get(word) ?? 1)) ** 2;
  const length = (words: readonly { word: string }[]) =>
    words.reduce((sum, { word }) => sum + weigh(word), 0);
  return new Map(
    pairs.map((pair) => {
      const [left, right] = [prepare(pair.a).words, prepare(pair.b).words];
      const theirs = new Set(right.map(({ word }) => word));
      const shared = left.filter(({ word }) => theirs.has(word));
      return [pair, length(shared) / Math.sqrt(Math.max(0.01, length(left) * length(right)))];
    }),
  );
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
