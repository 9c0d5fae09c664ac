import { frenchColourWords } from '../language/colour-words.ts';
import { foldName } from './fold-name.ts';
import { collectSpellings, repairCase } from './title-case.ts';
import { isAllLowerCase, isAllUpperCase, isTruncated, stripTitle, wordsOf } from './title-words.ts';

/** One offer's part in a title. */
export type TitleSource = {
  merchant: string;
  title: string;
  brand: string;
  description: string;
  isNew: boolean;
};

type Candidate = {
  title: string;
  /** Its words and pairs of neighbours, which detect a shuffled title. */
  features: ReadonlySet<string>;
  source: TitleSource;
};

const frenchWords = new Set([
  ...frenchColourWords,
  ...'avec pour sans rouge ecran clavier souris casque carte graphique processeur memoire disque cable cartouche imprimante chargeur coque ordinateur portable pouces boitier alimentation lave linge refrigerateur four montre enceinte tablette moniteur'.split(
    ' ',
  ),
]);

/** Titles that are compared with each other at most: those of a product that hundreds of sellers offer say the same. */
const mostCompared = 24;

const byContent = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Share of features that two titles have in common (F1). */
function agreement(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const feature of a) if (b.has(feature)) shared++;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

function toCandidate(source: TitleSource): Candidate {
  const title = stripTitle(source.title, source.merchant);
  const words = foldName(title).split(' ');
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return { title, features: new Set([...words, ...pairs]), source };
}

/** Penalties for an ugly title. */
function faults({ title, source }: Candidate, all: readonly Candidate[]): number {
  const others = all.map((each) => each.title);
  const written = wordsOf(title).map((word) => word.toLowerCase());
  const repeated = 1 - new Set(written).size / Math.max(written.length, 1);
  return (
    (isTruncated(title, others) ? 0.5 : 0) +
    (isAllUpperCase(title) ? 0.35 : isAllLowerCase(title) ? 0.25 : 0) +
    Math.max(0, repeated - 0.1) * 1.5 +
    (title.length > 160 ? 0.3 : title.length > 110 ? 0.1 : 0) +
    (title.length < 12 ? 0.2 : 0) +
    (/^[^\s,]+, /.test(title) ? 0.05 : 0) +
    (title.toLowerCase().includes(source.merchant.toLowerCase()) ? 0.3 : 0) +
    (source.isNew ? 0 : 0.05)
  );
}

/** The score of a title: agreement with others, brand, French, and few faults. */
function score(candidate: Candidate, all: readonly Candidate[]): number {
  const others = all.filter((each) => each !== candidate);
  const agreed = others.reduce((sum, other) => sum + agreement(candidate.features, other.features), 0);
  const brand = foldName(candidate.source.brand).split(' ')[0] ?? '';
  return (
    (others.length > 0 ? agreed / others.length : 0.5) +
    (brand !== '' && candidate.features.has(brand) ? 0.1 : 0) +
    ([...candidate.features].some((word) => frenchWords.has(word)) ? 0.03 : 0) -
    faults(candidate, all)
  );
}

/** One title of each merchant's different ones, in an order that their content alone decides. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byText = new Map(candidates.map((each) => [`${each.title}\n${each.source.merchant}`, each] as const));
  return [...byText]
    .sort(([a], [b]) => byContent(a, b))
    .slice(0, mostCompared)
    .map(([, candidate]) => candidate);
}

/**
 * The best title that a product's offers have for it, in proper case and with the brand in its own spelling. Pure; the
 * order of the sources changes nothing. Needs one source at least.
 */
export function chooseTitle(sources: readonly TitleSource[], brand: string): string {
  const candidates = distinct(sources.map(toCandidate));
  const [best] = candidates
    .map((candidate) => ({ title: candidate.title, score: score(candidate, candidates) }))
    .sort((a, b) => b.score - a.score || byContent(a.title, b.title));
  const title = best?.title ?? '';
  if (!isAllUpperCase(title) && !isAllLowerCase(title)) return title;
  const texts = candidates.flatMap(({ title: each, source }) => [each, source.description]);
  const spellings = collectSpellings(texts.filter((text) => !isLoudText(text) && !isAllLowerCase(text)));
  for (const word of wordsOf(brand)) spellings.set(word.toLowerCase(), word);
  const repaired = repairCase(title, spellings);
  return isAllUpperCase(repaired) ? repairCase(title, new Map()) : repaired;
}

const isLoudText = (text: string) => isAllUpperCase(text) || text === text.toUpperCase();
