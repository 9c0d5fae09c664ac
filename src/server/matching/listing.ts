import type { MatchInput } from './match-input.ts';
import { compact, fold, hasDigit, readTitle, readWords } from './text.ts';
import { accessoryWords } from './vocabulary.ts';
import { factsOf } from './words.ts';

/** One offer as matching compares it: small, plain, and stored as one row. */
export type Listing = {
  merchantId: number;
  /** Folded, letters and digits only; '' unknown. */
  brand: string;
  /** Words of brand and title in their order, each once, separated by spaces. */
  title: string;
  /** The same words sorted, once they were needed. */
  sorted?: readonly string[];
  /** Model-like codes of title, in one piece. */
  codes: readonly string[];
  gtins: readonly string[];
  mpn: string;
  model: string;
  pack: number;
  /** What the thing is, when it is made for another ("case" in "Coque pour iPhone"); '' otherwise. */
  accessory: string;
  isNew: boolean;
  priceCents: number;
  /** First words of the description, separated by spaces. */
  details: string;
};

const detailWords = 20;
const detailLength = 220;
/** A first line shorter than this is a heading: the text goes on after it. */
const shortestParagraph = 8;

/** Reads a merchant's offer into what is compared. */
export function describeListing(input: MatchInput): Listing {
  const { brand, words: brandWords } = readBrand(input.brand);
  const title = readTitle(input.title);
  const own = title.tokens.filter((word) => !brandWords.includes(word));
  const codes = new Set(title.compounds);
  for (const word of own) if (hasDigit(word) && factsOf(word).isCode) codes.add(word);
  return {
    merchantId: input.merchantId,
    brand,
    title: [...new Set([...brandWords, ...own])].join(' '),
    codes: [...codes],
    gtins: input.gtins,
    mpn: compact(input.mpn),
    model: withoutBrand(compact(input.model), brand),
    pack: title.pack,
    accessory: accessoryOf(own),
    isNew: input.condition === 'new',
    priceCents: input.priceCents,
    details: readDetails(input.description),
  };
}

/** First words of a description's first paragraph: what follows is lists, and what shops say of themselves. */
function readDetails(description: string): string {
  const end = description.indexOf('\n', shortestParagraph);
  const opening = description.slice(0, end < 0 ? detailLength : Math.min(end, detailLength));
  return readWords(fold(opening)).slice(0, detailWords).join(' ');
}

type Brand = { brand: string; words: readonly string[] };

/** Brands return often: they are kept as read, up to this many. */
const mostBrands = 5_000;
const knownBrands = new Map<string, Brand>();

function readBrand(text: string): Brand {
  let read = knownBrands.get(text);
  if (read === undefined) {
    read = { brand: compact(text), words: readWords(fold(text)) };
    if (knownBrands.size >= mostBrands) knownBrands.clear();
    knownBrands.set(text, read);
  }
  return read;
}

const withoutBrand = (model: string, brand: string) =>
  brand !== '' && model.startsWith(brand) && model.length > brand.length + 1
    ? model.slice(brand.length)
    : model;

function accessoryOf(words: readonly string[]): string {
  const until = words.findIndex((word) => word === 'for' || word === 'compatible');
  if (until < 1) return '';
  return words.slice(0, until).find((word) => accessoryWords.has(word)) ?? '';
}
