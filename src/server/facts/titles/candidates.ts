import { compareTexts } from '../../platform/compare-texts.ts';
import { lazy } from '../../platform/memory/lazy.ts';
import { foldName } from '../fold-name.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { type Casing, casingOf } from './casing.ts';
import { inOneLanguage } from './one-language.ts';
import { placeBrand } from './place-brand.ts';
import { tidyTitle } from './tidy-title.ts';
import { languagesOf, type TitleLanguages } from './title-language.ts';
import { looksOf, stripTitle, withoutRepeats } from './title-words.ts';

/** One offer's part in a title. */
export type TitleSource = {
  merchant: string;
  title: string;
  brand: string;
  description: string;
  /** The maker's part number, '' where it states none. */
  mpn?: string;
  isNew: boolean;
  specifications?: readonly WrittenSpecification[];
};

/** A title that one or more merchants give, without their words around it and the brand in front. */
export type Candidate = {
  title: string;
  casing: Casing;
  languages: () => TitleLanguages;
  /** Its words and pairs of neighbours, which detect a shuffled title. */
  features: () => ReadonlySet<string>;
  codes: readonly string[];
  /** Of how many it is a pack, '' of none. */
  pieces: string;
  /** Its words have their case already. */
  isSpelled?: boolean;
  /** Merchants wrote it in two languages. */
  isTranslated: boolean;
  merchants: ReadonlySet<string>;
  isNew: boolean;
};

type Stripped = { text: string; pieces: string; casing: Casing; sources: TitleSource[] };
type Placed = Stripped & { title: string; isTranslated: boolean };

const pack = /^(?:lot|pack) (?:de|of) (\d+)\s*[-–:]\s*(?=\S+\s)/iu;
/** Titles that are compared with each other at most: those of a product that hundreds of sellers offer say the same. */
const maxCompared = 24;

function strip(sources: readonly TitleSource[]): Stripped[] {
  const byText = Map.groupBy(sources, ({ title, merchant }) => stripTitle(title, merchant));
  return [...byText].map(([text, own]) => {
    const [, pieces = ''] = pack.exec(text) ?? [];
    const single = pieces === '' ? text : stripTitle(text.replace(pack, ''), '');
    return { text: tidyTitle(single), pieces, casing: casingOf(single), sources: own };
  });
}

/** Codes of models, in small letters. */
const codesOf = (title: string): string[] =>
  looksOf(title)
    .filter(({ isCode }) => isCode)
    .map(({ lower }) => lower);

function featuresOf(title: string): ReadonlySet<string> {
  const words = foldName(title).split(' ');
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return new Set([...words, ...pairs]);
}

function toCandidate(title: string, all: readonly Placed[]): Candidate {
  const sources = all.flatMap((each) => each.sources);
  const casing = all.find((each) => each.casing === 'natural')?.casing ?? all[0]?.casing ?? 'natural';
  return {
    title,
    casing,
    languages: lazy(() => languagesOf(title)),
    features: lazy(() => featuresOf(title)),
    codes: codesOf(title),
    pieces: all.map(({ pieces }) => pieces).sort()[0] ?? '',
    isTranslated: all.every((each) => each.isTranslated),
    merchants: new Set(sources.map(({ merchant }) => merchant)),
    isNew: sources.some(({ isNew }) => isNew),
  };
}

/** Whether half of the merchants at least name a kind in their titles. */
function usualKinds(all: readonly Stripped[], merchants: number): (kind: string) => boolean {
  return (kind) => {
    const name = ` ${foldName(kind)} `;
    const saying = all.filter(({ text }) => ` ${foldName(text)} `.includes(name));
    const said = new Set(saying.flatMap(({ sources }) => sources.map(({ merchant }) => merchant)));
    return 2 * said.size >= merchants;
  };
}

/** A title with its brand in front, in one language where it can be. */
function place(stripped: Stripped, brand: string, isUsual: (kind: string) => boolean): Placed {
  const placed = placeBrand(stripped.text, brand, isUsual);
  // What is all in capitals is translated once its case is repaired.
  const isLower = stripped.casing === 'lower';
  const title = stripped.casing === 'capitals' ? placed : inOneLanguage(placed, brand, isLower);
  const whole = title === stripped.text ? title : withoutRepeats(title);
  return { ...stripped, title: whole, isTranslated: title !== placed };
}

/** The different titles of these offers, in an order that their content alone decides. */
export function readCandidates(sources: readonly TitleSource[], brand: string): Candidate[] {
  const stripped = strip(sources);
  const isUsual = usualKinds(stripped, new Set(sources.map(({ merchant }) => merchant)).size);
  const placed = stripped.map((each) => place(each, brand, isUsual));
  const byTitle = Map.groupBy(placed, ({ title }) => title);
  return [...byTitle]
    .map(([title, all]) => toCandidate(title, all))
    .sort((a, b) => b.merchants.size - a.merchants.size || compareTexts(a.title, b.title))
    .slice(0, maxCompared);
}
