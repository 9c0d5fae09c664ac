import type { MatchInput } from './match-input.ts';
import { compact, fold, hasDigit, readTitle, readWords } from './text.ts';
import { accessoryWords, shopPhrases } from './vocabulary.ts';

/** One offer as matching compares it: small, plain, and stored as one row. */
export type Listing = {
  merchantId: number;
  /** Folded, letters and digits only; '' unknown. */
  brand: string;
  /** Words of brand and title in their order, each once, separated by spaces. */
  title: string;
  /** The same words, sorted for merging. */
  sorted: readonly string[];
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

/** Reads a merchant's offer into what is compared. */
export function describeListing(input: MatchInput): Listing {
  const brand = compact(input.brand);
  const title = readTitle(input.title);
  const brandWords = brand === '' ? [] : readWords(fold(input.brand));
  const isBrand = new Set(brandWords);
  const own = title.tokens.filter((word) => !isBrand.has(word));
  const tokens = [...new Set([...brandWords, ...own])];
  const codes = new Set(title.compounds);
  for (const word of own) if (isCode(word)) codes.add(word);
  return {
    merchantId: input.merchantId,
    brand,
    title: tokens.join(' '),
    sorted: tokens.sort(),
    codes: [...codes],
    gtins: input.gtins,
    mpn: compact(input.mpn),
    model: withoutBrand(compact(input.model), brand),
    pack: title.pack,
    accessory: accessoryOf(own),
    isNew: input.condition === 'new',
    priceCents: input.priceCents,
    details: readWords(fold(input.description.slice(0, detailLength)).replace(shopPhrases, ' '))
      .slice(0, detailWords)
      .join(' '),
  };
}

const withoutBrand = (model: string, brand: string) =>
  brand !== '' && model.startsWith(brand) && model.length > brand.length + 1
    ? model.slice(brand.length)
    : model;

/** A word that may name a model: letters and digits, or a long number. */
export function isCode(word: string): boolean {
  if (word.length < 4 || !hasDigit(word)) return false;
  return /[a-z]/.test(word)
    ? !/^\d+(?:\.\d+)?[a-z]{1,4}$/.test(word)
    : word.length >= 5 && !word.includes('.');
}

/** A code that names one model, unlike codes of parts and norms ("DDR5", "LGA1700", "1920x1080"). */
export function isModel(word: string): boolean {
  return word.length >= 6 && isCode(word) && digitsOf(word) >= 2 && !partCode.test(word);
}

const partCode =
  /^(?:ddr|so?dimm|lga|socket|am\d|pcie?\d|pc\d|usb|sata|hdmi|cat\d|rj\d|gtx|rtx|rx\d|gddr|win|ieee|802|\d+x\d|x\d|mp\d|ip\d|type)/;

function digitsOf(word: string): number {
  let count = 0;
  for (let i = 0; i < word.length; i++) if (hasDigit(word.charAt(i))) count++;
  return count;
}

function accessoryOf(words: readonly string[]): string {
  const until = words.findIndex((word) => word === 'for' || word === 'compatible');
  if (until < 1) return '';
  return words.slice(0, until).find((word) => accessoryWords.has(word)) ?? '';
}
