import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { divideTitles } from '../../src/server/matching/comparing/divide-titles.ts';
import { featureNames } from '../../src/server/matching/comparing/features/names.ts';
import { readFeatures } from '../../src/server/matching/comparing/features/read-features.ts';
import { fileOfMeanings, writeMeanings } from '../../src/server/matching/comparing/word-meanings.ts';
import { boost, type Settings, type Tree } from './boosting.ts';
import { type LabelledPair, readLabelledPairs } from './labelled.ts';
import { learnMeanings } from './meanings.ts';
import { readFeedPairs } from './training-pairs.ts';

/**
 * Trains word-meanings.bin and the trees of model.json in src/server/matching/comparing: node bench/matching/train.ts
 * --feeds FOLDER --pairs FOLDER (labelled feeds; labelled pairs, training parts). Needs rarity.json: run bench/matching/rarity.ts before.
 */
const { values } = parseArgs({ options: { feeds: { type: 'string' }, pairs: { type: 'string' } } });
if (values.feeds === undefined || values.pairs === undefined) {
  console.error('Name the folders: --feeds FOLDER --pairs FOLDER.');
  process.exit(2);
}

const settings: Settings = { trees: 400, depth: 4, rate: 0.07, damping: 3, leastEvidence: 5, sample: 0.6 };
/** Each set weighs the same, however many pairs it has; the feeds, being what matching is for, twice that. */
const weightOfSet = 5_000;
const weightOfFeeds = 10_000;

const feeds = await readFeedPairs(values.feeds);
const pairs = [...readLabelledPairs(values.pairs).training, ...feeds];
const sizes = new Map<string, number>();
for (const { set } of pairs) sizes.set(set, (sizes.get(set) ?? 0) + 1);
const weightOf = ({ set }: LabelledPair) =>
  (set === 'feeds' ? weightOfFeeds : weightOfSet) / (sizes.get(set) ?? 1);
const { vectors, apart } = learnMeanings(pairs.map((pair) => ({ pair, weight: weightOf(pair) })));
writeFileSync(fileOfMeanings, writeMeanings(vectors));
const { bias, trees } = boost(pairs.map(toExample), settings);
const file = new URL('../../src/server/matching/comparing/model.json', import.meta.url);
writeFileSync(file, `${toJson(bias, trees)}\n`);
console.log(`${pairs.length} pairs (${feeds.length} of feeds), ${trees.length} trees`);
for (const [name, asked] of countAsked(trees)) console.log(String(asked).padStart(6), name);

function toExample(pair: LabelledPair, at: number) {
  const features = new Float64Array(featureNames.length);
  readFeatures(pair.a, pair.b, divideTitles(pair.a, pair.b), features);
  features[featureNames.indexOf('meaningApart')] = apart[at] as number;
  return { features, isTrue: pair.isSame, weight: weightOf(pair) };
}

function toJson(bias: number, found: readonly Tree[]): string {
  const line = (numbers: number[]) => numbers.map((number) => Number(number.toPrecision(4))).join(',');
  const of = (name: keyof Tree) => found.map((tree) => `    ${line(tree[name])}`).join(',\n');
  return [
    '{',
    `  "depth": ${settings.depth},`,
    `  "bias": ${Number(bias.toPrecision(4))},`,
    `  "features": [\n${of('features')}\n  ],`,
    `  "cuts": [\n${of('cuts')}\n  ],`,
    `  "leafValues": [\n${of('leafValues')}\n  ]`,
    '}',
  ].join('\n');
}

/** How often the trees use each feature. */
function countAsked(found: readonly Tree[]): [name: string, count: number][] {
  const counts = new Map<string, number>(featureNames.map((name) => [name, 0]));
  for (const { features, cuts } of found)
    for (const [i, feature] of features.entries()) {
      const name = featureNames[feature] as string;
      if ((cuts[i] as number) > -1e9) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1]);
}
