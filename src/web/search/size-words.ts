import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { spellLetters } from '../../contract/catalogue/sizes.ts';

/** A size that a search may end in: "baskets 42,5", "t-shirt noir L", "robe taille 38". */
type SizeWords = {
  text: string;
  /** What stands before it. */
  before: string;
  /** As it is typed, without the word for size. */
  typed: string;
  /** As facets spell it. */
  label: string;
  /** A word says that it is a size ("taille 42"): it cannot be anything else. */
  isNamed: boolean;
};

const fraction = String.raw`(?:[.,][05]|\s?[½⅓⅔]|\s1/2|\s[12]/3)?`;
const letters = '(?:x{0,5}[sl]|m|[1-5]xl|[2-5]xs)';
/** Adults' sizes of shoes and clothes; other numbers are of models, years, …, unless a word says that they are sizes. */
/**
 * What may stand behind it, a word or two: "air max 42 noir". No unit, nor what a single letter belongs to: "women s shoes", "l été".
 */
const behind = String.raw`(?:\s+(?!(?:ans|years?|mois|months?|pouces?|inch(?:es)?|pi[eè]ces?|pieces?|pcs|litres?|liters?|watts?|volts?)(?!\p{L}))\p{L}{3,20}){0,2}`;
const letterBehind = String.raw`(?:(?<!(?:men|kid|boy|girl|child|children|lady|baby)\s)s|l(?!\s+[aeiouyéèêh])|m|x{1,5}[sl]|[1-5]xl|[2-5]xs)`;
const bare = new RegExp(
  String.raw`^(?<before>.*\S)\s+(?<typed>(?:1[6-9]|[2-4]\d|50)${fraction}|${letters}(?=$)|${letterBehind})(?<rest>${behind})$`,
  'iu',
);
const named = new RegExp(
  String.raw`^(?<before>.*?\S)\s+(?:(?:en\s+|in\s+)?(?:la\s+)?(?:taille|pointure|size)\s*:?\s+|(?:en|in|eu|fr)\s+|t\.?\s?(?=\d))(?<typed>\d{1,2}${fraction}|${letters})(?<rest>${behind})$`,
  'iu',
);

/** Texts that leave nothing to search for: "taille 42" alone is no search in a size. */
const onlyNamed = /^(?:en|in|la|taille|pointure|size|eu|fr|t\.?)$/i;

/** The spelling of facets (`language/clothing-size.ts`). */
function labelOf(typed: string): string {
  if (!/^\d+(?!x)/i.test(typed)) return spellLetters(typed);
  return typed
    .replace(',', '.')
    .replace(/\.0$/, '')
    .replace(/\s?½|\s1\/2/, '.5')
    .replace(/\s?⅓/, ' 1/3')
    .replace(/\s?⅔/, ' 2/3');
}

/** Reads a size at the end of a search, or a word or two before it; undefined: there is none. */
export function readSizeWords(search: string): SizeWords | undefined {
  const trimmed = search.trim();
  const asNamed = named.exec(trimmed);
  const { before, typed, rest = '' } = (asNamed ?? bare.exec(trimmed))?.groups ?? {};
  if (before === undefined || typed === undefined || onlyNamed.test(before)) return undefined;
  return { text: before + rest, before, typed, label: labelOf(typed), isNamed: asNamed !== null };
}

/**
 * Least share of the results that the commonest size of that kind must have: else they are mostly things without sizes.
 * Shoes come in more sizes than clothes do, and each shop lists those that it still has.
 */
const minShare = { letters: 1 / 3, numbers: 1 / 6 };
const isNumber = (label: string) => /^\d+(?:\.5| [12]\/3)?$/.test(label);

type Results = Pick<ProductList, 'facets' | 'productsTotal' | 'products'>;

/** A number this close to a model's in the results is a model's as well: "pegasus 42" beside a "Pegasus 41". */
const nearModels = 2;
const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\d]+/u);

/** Whether the word before the size has a close number in a title (`nearModels`). */
function isNumbered({ before, label }: SizeWords, title: string): boolean {
  const name = wordsOf(before).at(-1);
  const words = wordsOf(title);
  return words.some(
    (word, at) => word === name && Math.abs(Number(words[at + 1]) - Number(label)) <= nearModels,
  );
}

/** Whether the size is part of a product's name: a title of the first results holds it, or a close number. */
function isOfName(words: SizeWords, { products }: Results): boolean {
  const asWord = new RegExp(String.raw`(?<![\p{L}\d])${words.typed}(?![\p{L}\d'’])`, 'iu');
  return products.some(({ title }) => asWord.test(title) || isNumbered(words, title));
}

/**
 * The size that a search means, judged by the results for all of its words: some must come in that size, many in sizes of
 * its kind, and none may have it in its name, unless the search calls it a size. "iphone 16", "lego 42", "pegasus 41" and "galaxy s" mean none.
 */
export function sizeMeant(search: string, found: Results): { text: string; size: string } | undefined {
  const words = readSizeWords(search);
  const values = found.facets?.specifications.find(({ key }) => key === 'size')?.values ?? [];
  if (!words || !values.some(({ value, count }) => value === words.label && count > 0)) return undefined;
  const kind = isNumber(words.label) ? 'numbers' : 'letters';
  const alike = values.filter(({ value }) => isNumber(value) === isNumber(words.label));
  const isUsual = Math.max(...alike.map(({ count }) => count)) >= found.productsTotal * minShare[kind];
  const isMeant = words.isNamed || (isUsual && !isOfName(words, found));
  return isMeant ? { text: words.text, size: words.label } : undefined;
}
