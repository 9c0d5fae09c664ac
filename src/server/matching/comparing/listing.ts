import { plainLetters } from '../../../contract/plain-letters.ts';
import { hashText } from '../../platform/hashing/text-hash.ts';
import { type BrandNames, noBrandNames, readBrand } from './brand-names.ts';
import { type MatchInput, readOfDescription } from './match-input.ts';
import type { Prepared } from './prepared.ts';
import { compact, hasDigit, readTitle, readWords } from './title-text.ts';
import { accessoryWords } from './title-vocabulary.ts';
import { factsOf } from './word-facts.ts';

/** One offer as matching compares it: small, plain, and stored as one row. */
export type Listing = {
  merchantId: number;
  /** Folded, letters and digits only; '' unknown. */
  brand: string;
  /** Words of brand and title in their order, each once, separated by spaces. */
  title: string;
  /** The parsed fields, computed lazily. */
  prepared?: Prepared | undefined;
  /** Model-like codes of title, in one piece. */
  codes: readonly string[];
  gtins: readonly string[];
  mpn: string;
  model: string;
  pack: number;
  /** What the thing is, when it is made for another ("case" in "Coque pour iPhone"); '' otherwise. */
  accessory: string;
  /** Whether another colour makes it another product. */
  byColour: boolean;
  isNew: boolean;
  priceCents: number;
  /** First words of the description, separated by spaces. */
  details: string;
  /** Hash of the picture's host, a dot, hash of its address; '' where there is none. */
  picture: string;
};

const detailWords = 20;
/** A first line shorter than this is a heading: the text goes on after it. */
const minParagraphLength = 8;

/** Reads a merchant's offer into what is compared; `names`: other names of brands, besides the well-known ones. */
export function describeListing(input: MatchInput, names: BrandNames = noBrandNames): Listing {
  const { brand, words: brandWords, written } = readBrand(input.brand, names);
  const title = readTitle(input.title);
  const own = title.tokens.filter((word) => !brandWords.includes(word) && !written.includes(word));
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
    byColour: input.byColour,
    isNew: input.condition === 'new',
    priceCents: input.priceCents,
    details: readDetails(input.description),
    picture: input.imageUrl === null ? '' : readPicture(input.imageUrl),
    prepared: undefined,
  };
}

/** First words of a description's first paragraph: what follows is lists, and what shops say of themselves. */
function readDetails(description: string): string {
  const end = description.indexOf('\n', minParagraphLength);
  const opening = description.slice(0, end < 0 ? readOfDescription : Math.min(end, readOfDescription));
  return readWords(plainLetters(opening)).slice(0, detailWords).join(' ');
}

/** Pictures that stand for many things: logos and what shops show where they have none. */
const placeholder = /\/(?:brand|logo)s?\/|no[-_]?(?:image|photo|picture)|placeholder|default\./;
const address = /^https?:\/\/([^/?#]+)([^?#]*)/;

function readPicture(url: string): string {
  const [, host, path] = address.exec(url.toLowerCase()) ?? [];
  if (host === undefined || path === undefined || placeholder.test(path)) return '';
  return `${hashText(host).toString(36)}.${hashText(path).toString(36)}`;
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
