import { colourOfWord } from '../../language/colour-words.ts';
import { compareTexts } from '../../platform/compare-texts.ts';
import { foldName } from '../fold-name.ts';
import type { Candidate } from './candidates.ts';
import { inEnglish } from './machine-words.ts';
import { isNearly } from './place-brand.ts';
import { maxTitleLength } from './shorten.ts';
import { isMixed, languagesOf, type TitleLanguages } from './title-language.ts';
import { acronyms } from './title-vocabulary.ts';
import { isTruncated, looksOf } from './title-words.ts';

/** So many French words are no translated colour or kind in an English title. */
const surelyFrench = 3;

type Scored = { candidate: Candidate; score: number };
const byScore = (a: Scored, b: Scored) =>
  b.score - a.score ||
  b.candidate.merchants.size - a.candidate.merchants.size ||
  compareTexts(a.candidate.title, b.candidate.title);

/** Share of features that two titles have in common (F1). */
function agreement(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const feature of a) if (b.has(feature)) shared++;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

/** As colours, amounts stand at the end, which tells a title whose beginning was put there. */
const endsInAmount = /\d ?(?:[GT][Bo]|W|V|Hz|m|cm|mm|pcs)$/;

const isFrench = ({ fr, en }: TitleLanguages) => fr >= surelyFrench && en === 0;

/** Whether as many merchants go on with the same words: what one of them cut between two words. */
const isBeginning = ({ title, merchants }: Candidate, all: readonly Candidate[]): boolean =>
  all.some(
    (other) =>
      other.merchants.size >= merchants.size &&
      other.title.length <= maxTitleLength &&
      other.title.startsWith(`${title} `) &&
      (other.merchants.size > merchants.size || languagesOf(other.title.slice(title.length)).fr === 0),
  );

/** "I576003.50GHz LGA11516MB", "3.90 3900 4 MB", ".92 TB". */
const lostSpaces = /(?<!\d) \.\d|\d{3}\d\.\d+ ?[GM]Hz|LGA\d{5}|\d\.\d0 \d{4} /i;

/** Penalties for an ugly title. */
function faults(candidate: Candidate, all: readonly Candidate[], titles: readonly string[]): number {
  const { title, casing, languages, merchants, isNew } = candidate;
  const lower = title.toLowerCase();
  const written = looksOf(title).map((look) => look.lower);
  const repeated = 1 - new Set(written).size / Math.max(written.length, 1);
  return (
    (isTruncated(title, titles) ? 0.5 : isBeginning(candidate, all) ? 0.1 : 0) +
    (casing === 'natural' ? 0 : casing === 'titled' ? 0.05 : 0.1) +
    (isMixed(languages()) ? 0.3 : candidate.isTranslated ? 0.05 : 0) +
    Math.max(0, repeated - 0.1) * 1.5 +
    (title.length > 2 * maxTitleLength ? 0.3 : title.length > maxTitleLength ? 0.1 : 0) +
    (title.length < 12 ? 0.2 : 0) +
    (lostSpaces.test(title) ? 1 : 0) +
    ([...merchants].some((merchant) => lower.includes(merchant.toLowerCase())) ? 0.3 : 0) +
    (isNew ? 0 : 0.05)
  );
}

/** Codes that two merchants write, or one as the part number. */
function commonCodes(all: readonly Candidate[], numbers: ReadonlySet<string>): ReadonlySet<string> {
  const merchants = new Map<string, Set<string>>();
  for (const each of all)
    for (const code of each.codes)
      merchants.set(code, new Set([...(merchants.get(code) ?? []), ...each.merchants]));
  return new Set(
    [...merchants].filter(([code, { size }]) => size > 1 || numbers.has(code)).map(([code]) => code),
  );
}

/** How much the titles of all merchants agree with one, itself left out once. */
function agreementOfAll(candidate: Candidate, all: readonly Candidate[]): number {
  const merchants = all.reduce((sum, each) => sum + each.merchants.size, 0) - 1;
  const agreed = all.reduce((sum, each) => {
    const own = each === candidate;
    const share = own ? 1 : agreement(candidate.features(), each.features());
    return sum + share * (own ? each.merchants.size - 1 : each.merchants.size);
  }, 0);
  return merchants > 0 ? agreed / merchants : 0.5;
}

/** The words of a title in English, without its brand's, which stand in front of a shuffled one twice. */
const wordsBesideBrand = (title: string, brand: readonly string[]): string[] =>
  foldName(inEnglish(title))
    .replaceAll('grey', 'gray')
    .split(' ')
    .filter((word) => !brand.includes(word));

/** Titles of the same words as another one whose order more merchants share: "TB SSD … MP700 PRO 4". */
function shuffled(all: readonly Candidate[], brand: string): ReadonlySet<Candidate> {
  const names = foldName(brand).split(' ');
  const ordered = all.map((each) => ({ each, words: wordsBesideBrand(each.title, names) }));
  const byWords = Map.groupBy(ordered, ({ words }) => [...words].sort().join(' '));
  const found = new Set<Candidate>();
  for (const same of byWords.values()) {
    if (same.length < 2) continue;
    const byOrder = [...Map.groupBy(same, ({ words }) => words.join(' ')).values()];
    if (byOrder.length < 2) continue;
    const votes = byOrder.map(() => 0);
    for (const other of all) {
      const agreements = byOrder.map((orders) =>
        Math.max(...orders.map(({ each }) => agreement(each.features(), other.features()))),
      );
      const most = Math.max(...agreements);
      for (const [i, share] of agreements.entries())
        if (share === most) votes[i] = (votes[i] ?? 0) + other.merchants.size;
    }
    const best = Math.max(...votes);
    for (const [i, orders] of byOrder.entries())
      if ((votes[i] ?? 0) < best) for (const { each } of orders) found.add(each);
  }
  return found;
}

const longSlip = 4;
const shortSlip = 2;
/** Other digits are another amount, if not the same ones in another order; a plural is no error. */
const isSlip = (word: string, other: string): boolean =>
  (isNearly(word, other) || other.slice(1) === word) &&
  (/\d/.test(word)
    ? [...word].sort().join('') === [...other].sort().join('')
    : `${word}s` !== other && `${other}s` !== word);

/** "GalaxyS5": what more merchants write in two words. */
function isGlued(word: string, { merchants }: Candidate, others: readonly Candidate[]): boolean {
  const writing = others.filter((each) =>
    [...each.features()].some((pair) => pair.length === word.length + 1 && pair.replace(' ', '') === word),
  );
  return writing.reduce((sum, each) => sum + each.merchants.size, 0) > merchants.size;
}

const namesOf = ({ title }: Candidate): string[] => foldName(title).split(' ');
const countOf = (word: string, words: readonly string[]) => words.filter((each) => each === word).length;

/** Short words are too near to each other, but for acronyms: "UB" for "USB". */
const mayBeSlip = (word: string, other: string): boolean =>
  word.length >= longSlip || (acronyms.has(other) && !acronyms.has(word) && !/\d/.test(word));

/** Whether a title has a word that it alone has, one typing error from one that more merchants write: "RTX 0370". */
function isTypedWrong(candidate: Candidate, all: readonly Candidate[]): boolean {
  const others = all.filter((each) => each !== candidate);
  const own = namesOf(candidate);
  const unknown = own.filter(
    (word) => word.length >= shortSlip && !others.some((each) => each.features().has(word)),
  );
  if (unknown.length === 0) return false;
  const titles = others.map((each) => ({ words: namesOf(each), merchants: each.merchants.size }));
  const said = [...new Set(titles.flatMap(({ words }) => words))];
  /** How many merchants write a word more often than the title does. */
  const merchantsWriting = (word: string): number =>
    titles.reduce(
      (sum, { words, merchants }) => sum + (countOf(word, words) > countOf(word, own) ? merchants : 0),
      0,
    );
  return unknown.some(
    (word) =>
      (!/^\d+[a-z]+$/.test(word) && isGlued(word, candidate, others)) ||
      said.some(
        (other) =>
          mayBeSlip(word, other) && isSlip(word, other) && merchantsWriting(other) > candidate.merchants.size,
      ),
  );
}

/**
 * Titles from the best on: which agrees most with what other merchants say, names the model, is French, and has few
 * faults. `numbers`: part numbers that offers state, in small letters; `brand`: the product's.
 */
export function rankTitles(
  all: readonly Candidate[],
  numbers: ReadonlySet<string>,
  brand: string,
): Candidate[] {
  if (all.length < 2) return [...all];
  const codes = commonCodes(all, numbers);
  const titles = all.map(({ title }) => title);
  const others = shuffled(all, brand);
  const score = (candidate: Candidate): number => {
    const { languages, title } = candidate;
    return (
      agreementOfAll(candidate, all) +
      (candidate.codes.some((code) => codes.has(code)) ? 0.3 : 0) +
      (isFrench(languages()) ? 0.1 : 0) +
      (colourOfWord.has(foldName(title).split(' ').at(-1) ?? '') || endsInAmount.test(title) ? 0.02 : 0) -
      faults(candidate, all, titles) -
      (others.has(candidate) ? 0.3 : 0)
    );
  };
  const ranked = all
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort(byScore)
    .map(({ candidate }) => candidate);
  // Only the best is asked: the others' words are seldom needed.
  const right = ranked.findIndex((candidate) => !isTypedWrong(candidate, all));
  return right > 0 ? [...ranked.slice(right), ...ranked.slice(0, right)] : ranked;
}
