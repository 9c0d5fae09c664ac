import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { plainLetters } from '../../src/contract/plain-letters.ts';
import { audienceParts, withoutAudience } from '../../src/server/facts/categories/audience.ts';
import { categoryTree } from '../../src/server/facts/categories/tree.ts';
import { type Features, featuresOfPath } from '../../src/server/facts/categories/word-model/features.ts';

/**
 * Makes google-taxonomy.json and word-model/learned-words.txt of src/server/facts/categories:
 * node bench/facts/train-categories.ts --taxonomy FOLDER (Google's taxonomy-with-ids.{en-US,fr-FR,…}.txt; more languages teach more words). Deterministic. `--more` starts from
 * what learned-words.txt holds: tree.json has new words, and Google's files are the same or older ones (ids and paths stay).
 */
const { values } = parseArgs({
  options: { taxonomy: { type: 'string' }, more: { type: 'boolean', default: false } },
});
if (values.taxonomy === undefined) {
  console.error('Name the folder of Google’s taxonomies: --taxonomy FOLDER.');
  process.exit(2);
}
const folder = values.taxonomy;
const languages = [
  'en-US',
  'fr-FR',
  'de-DE',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'sv-SE',
  'cs-CZ',
  'da-DK',
  'ru-RU',
];
const settings = {
  ...(values.more ? { passes: 4, rate: 0.15 } : { passes: 10, rate: 0.5 }),
  damping: 2e-6,
  least: 0.6,
};
const learnedFile = new URL(
  '../../src/server/facts/categories/word-model/learned-words.txt',
  import.meta.url,
);

type GoogleCategory = { id: number; path: string };

const readTaxonomy = (language: string): GoogleCategory[] => {
  const file = path.join(folder, `taxonomy-with-ids.${language}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, id, text] = /^(\d+) - (.+)$/.exec(line) ?? [];
      return id && text ? { id: Number(id), path: text } : [];
    });
};

const taxonomies = languages.map(readTaxonomy).filter((each) => each.length > 0);
const [english = [], french = []] = taxonomies;
const keyOfId = new Map(categoryTree.flatMap(({ key, google }) => google.map((id) => [id, key] as const)));

/** The key of the nearest category above that one of ours takes. */
function keysOf(taxonomy: readonly GoogleCategory[]): Map<number, string> {
  const idOf = new Map(taxonomy.map(({ id, path: text }) => [text, id]));
  const keys = new Map<number, string>();
  for (const { id, path: text } of taxonomy) {
    for (let above = text; above !== ''; above = above.slice(0, Math.max(0, above.lastIndexOf(' > ')))) {
      const key = keyOfId.get(idOf.get(above) ?? -1);
      if (key === undefined) continue;
      keys.set(id, key);
      break;
    }
  }
  return keys;
}
const keys = keysOf(english);
const missing = english.filter(({ id }) => !keys.has(id));
if (missing.length > 0)
  throw new Error(`Without a category: ${missing.map(({ path: text }) => text).join('; ')}`);

const foldPath = (text: string) =>
  plainLetters(text)
    .split('>')
    .map((step) => step.trim().replaceAll(/\s+/g, ' '))
    .join('>');

/** Ids of each key, and the paths at which another key begins. */
function writeTaxonomy(): void {
  const ids = categoryTree.flatMap(({ key }) => {
    const own = [...keys].filter(([, of]) => of === key).map(([id]) => id);
    return own.length > 0 ? [`    "${key}": "${own.sort((a, b) => a - b).join(' ')}"`] : [];
  });
  const paths = [english, french].flatMap((taxonomy) =>
    taxonomy.flatMap(({ id, path: text }) => {
      const key = keyOfId.get(id);
      return key ? [`    ${JSON.stringify(foldPath(text))}: "${key}"`] : [];
    }),
  );
  const text = `{\n  "ids": {\n${ids.join(',\n')}\n  },\n  "paths": {\n${[...new Set(paths)].join(',\n')}\n  }\n}\n`;
  writeFileSync(new URL('../../src/server/facts/categories/google-taxonomy.json', import.meta.url), text);
}

type Example = { features: [number, number][]; label: number; weight: number };
const places = new Map(categoryTree.map(({ key }, place) => [key, place]));
const numbers = new Map<string, number>();

function numberOf(name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}

/** Words only: of languages beside French and English, which teach fewer shops. */
const wordsOnly = (features: Features): Features =>
  new Map([...features].filter(([name]) => !/[ ^$~]/.test(name)));

/** What is left of "Chaussures femme" without whom it is for is any shoes. */
const parentOfPart = new Map(
  Object.entries(audienceParts).flatMap(([parent, parts]) =>
    Object.values(parts).map((part) => [part, parent] as const),
  ),
);
const labelOf = (key: string, text: string) =>
  withoutAudience(text) === text ? key : (parentOfPart.get(key) ?? key);

function toExample(found: Features, key: string, weight: number): Example[] {
  let square = 0;
  for (const value of found.values()) square += value * value;
  if (square === 0) return [];
  const features = [...found].map(([name, value]): [number, number] => [
    numberOf(name),
    value / Math.sqrt(square),
  ]);
  return [{ features, label: places.get(key) ?? 0, weight }];
}

function collect(): Example[] {
  const own = categoryTree.flatMap(({ key, name, nameFr, words, parent }) => {
    const above = categoryTree.find((each) => each.key === parent);
    return [
      ...[name, nameFr].flatMap((text) =>
        toExample(featuresOfPath(text.replaceAll(/[&,]/g, '/')), labelOf(key, text), 6),
      ),
      ...[name, nameFr].flatMap((text) => toExample(featuresOfPath(text), labelOf(key, text), 6)),
      ...(above ? toExample(featuresOfPath(`${above.nameFr} > ${nameFr}`), labelOf(key, nameFr), 3) : []),
      ...words.flatMap((word) => toExample(featuresOfPath(word), labelOf(key, word), 4)),
      ...words.flatMap((word) =>
        toExample(featuresOfPath(`${above?.nameFr ?? ''} > ${word}`), labelOf(key, word), 1),
      ),
    ];
  });
  const googles = taxonomies.flatMap((taxonomy, language) =>
    taxonomy.flatMap(({ id, path: text }) => {
      const key = keys.get(id);
      if (key === undefined || key === 'other') return [];
      const steps = text.split(' > ');
      if (language >= 2) return toExample(wordsOnly(featuresOfPath(steps.at(-1) ?? '')), key, 0.7);
      return [
        ...toExample(featuresOfPath(steps.at(-1) ?? ''), key, 1),
        ...(steps.length > 1 ? toExample(featuresOfPath(steps.slice(-2).join(' > ')), key, 0.5) : []),
      ];
    }),
  );
  return [...own, ...googles];
}

/** The same order each time. */
function shuffle<T>(items: T[]): T[] {
  let state = 42;
  for (let i = items.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const j = state % (i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}

type Numbers = Float32Array | Float64Array;
const at = (numbers: Numbers, place: number): number => numbers[place] as number;
function add(numbers: Numbers, place: number, more: number): void {
  numbers[place] = at(numbers, place) + more;
}

/** What is learned so far, as far as its categories are still there. */
function learnedWeights(): Float32Array {
  const [first = '', ...lines] = readFileSync(learnedFile, 'utf8').trimEnd().split('\n');
  const known = first.split(' ').map((key) => places.get(key));
  for (const line of lines) numberOf(line.slice(0, line.indexOf('\t')));
  const weights = new Float32Array(numbers.size * categoryTree.length);
  for (const line of lines) {
    const [name = '', said = ''] = line.split('\t');
    for (const pair of said.split(' ')) {
      const [place = 0, tenths = 0] = pair.split(':').map(Number);
      const now = known[place];
      if (now !== undefined) weights[numberOf(name) * categoryTree.length + now] = tenths / 10;
    }
  }
  return weights;
}

/** Multinomial logistic regression by AdaGrad: weights by feature, then category. */
function train(examples: readonly Example[]): Float32Array {
  const count = categoryTree.length;
  const weights = values.more ? learnedWeights() : new Float32Array(numbers.size * count);
  const squares = new Float32Array(numbers.size * count).fill(0.02);
  const scores = new Float64Array(count);
  for (let pass = 0; pass < settings.passes; pass++) {
    let loss = 0;
    for (const [i, { features, label, weight }] of examples.entries()) {
      // Titles hold words that nobody has learned: what is left of a text has to do.
      const scale = (i + pass) % 2 === 0 ? 6 : 3.5;
      scores.fill(0);
      for (const [feature, value] of features)
        for (let c = 0; c < count; c++) add(scores, c, at(weights, feature * count + c) * value * scale);
      const top = Math.max(...scores);
      let sum = 0;
      for (let c = 0; c < count; c++) {
        scores[c] = Math.exp(at(scores, c) - top);
        sum += at(scores, c);
      }
      loss -= Math.log(at(scores, label) / sum);
      for (let c = 0; c < count; c++) {
        const error = (at(scores, c) / sum - Number(c === label)) * weight;
        if (Math.abs(error) < 1e-4) continue;
        for (const [feature, value] of features) {
          const place = feature * count + c;
          const slope = error * value + settings.damping * at(weights, place);
          add(squares, place, slope * slope);
          add(weights, place, (-settings.rate * slope) / Math.sqrt(at(squares, place)));
        }
      }
    }
    console.log(`pass ${pass + 1}: loss ${(loss / examples.length).toFixed(3)}`);
  }
  return weights;
}

/** Of each word, the categories that it speaks for or against: place and weight in tenths. */
function writeWords(weights: Float32Array): void {
  const count = categoryTree.length;
  const lines = [...numbers].flatMap(([name, feature]) => {
    const told: [number, number][] = [];
    for (let c = 0; c < count; c++) {
      const weight = weights[feature * count + c] ?? 0;
      if (weight >= (name.includes(' ') ? 1.3 : 1) * settings.least) told.push([c, Math.round(weight * 10)]);
    }
    told.sort((a, b) => b[1] - a[1]);
    const text = told.slice(0, 5).map(([c, tenths]) => `${c}:${tenths}`);
    return text.length > 0 ? [`${name}\t${text.join(' ')}`] : [];
  });
  const categories = categoryTree.map(({ key }) => key).join(' ');
  const text = `${categories}\n${lines.sort().join('\n')}\n`;
  writeFileSync(learnedFile, text);
  console.log(
    `${examples.length} examples, ${numbers.size} features, ${lines.length} kept, ${text.length} characters`,
  );
}

if (!values.more) writeTaxonomy();
const examples = shuffle(collect());
writeWords(train(examples));
