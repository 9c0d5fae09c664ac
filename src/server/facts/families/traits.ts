import { colourOfWord, listedColourOfName, listedColours } from '../../language/colour-words.ts';
import { lazy } from '../../platform/memory/lazy.ts';
import { categoryTree, keysAbove } from '../categories/tree.ts';
import { foldName } from '../fold-name.ts';
import { type TitleAmount, type TitleParts, takeTitleApart } from './take-title-apart.ts';
import type { SizeUnit, Variant } from './variant.ts';

/** A typed specification of a product, as `product_specifications` holds it. */
export type StatedValue = { key: string; value: string; display: string; number: number | null };

/** What a product is known by, for its family. */
export type FamilySource = {
  id: number;
  title: string;
  brand: string;
  categoryKey: string;
  specifications: readonly StatedValue[];
  /** Makers' part numbers. */
  codes: readonly string[];
  /** Merchants' own groups of variants, each with its merchant: "12 ABC". */
  groups: readonly string[];
  /** Decisions of staff that name it, by their ids. */
  decisions?: readonly number[];
};

/** What members of one family have in common, and what sets them apart. */
export type Traits = {
  id: number;
  /** Folded; '' none. */
  brand: string;
  /** Words of the title but those of its variant, each once, sorted. */
  words: string[];
  variant: Variant;
  /** What may not differ: values by the specification's key. */
  fixed: Readonly<Record<string, readonly string[]>>;
  groups: readonly string[];
};

/** Specifications that say what a product's variant is; the first that is stated counts. */
const capacityKeys = ['storage', 'capacity'];
const memoryKeys = ['memory', 'graphics-memory'];
const sizeKeys = ['screen-size'];
/** What a variant's colour, size or capacity changes too, and what merchants write in too many ways to compare. */
const looseKeys = new Set([
  'colour',
  'size',
  'weight',
  'material',
  'length',
  'height',
  'reading',
  'writing',
  'speed',
  'cache',
  'noise',
  'consumption',
  'tdp',
  'battery-life',
  'battery',
  'power',
  'updates',
  'max-memory',
  'threads',
]);

/** A black cartridge replaces no cyan one, nor does "Club Blue" "Club Rouge"; a lens's millimetres are no size. */
const colourIsNoVariant = new Set(['printer-ink-toner', 'perfume']);
const lengthIsNoVariant = new Set(['cameras']);
const countedInMetres = new Set(['cables-adapters']);
/** What holds data of its own beside its memory: of two amounts the smaller one is memory. */
const hasMemory = new Set(['laptops', 'computers', 'tablets', 'phones', 'servers']);

const isBelow = (categoryKey: string, any: ReadonlySet<string>): boolean =>
  keysAbove(categoryKey).some((key) => any.has(key));

/** Words that shops call things of any category: they tell no model. */
const generic = lazy(
  (): ReadonlySet<string> =>
    new Set(
      categoryTree.flatMap(({ name, nameFr, words }) =>
        [name, nameFr, ...words].flatMap((text) => foldName(text).split(' ')),
      ),
    ),
);
const alsoGeneric = new Set(
  'sans fil filaire wireless wired usb bluetooth gaming gamer pro noir new neuf mini kit set original compatible edition serie series version'.split(
    ' ',
  ),
);

/** Whether words name a model: one has a digit, or is no kind of thing. */
export const isTelling = (words: readonly string[]): boolean =>
  words.some(
    (word) => /\d/.test(word) || (word.length > 2 && !generic().has(word) && !alsoGeneric.has(word)),
  );

/** A title without the product's own part numbers at its end: "… Noir (MTP43ZD/A)". */
function withoutCodes(title: string, codes: readonly string[]): string {
  const bare = title.replace(/[\s()[\],;-]+$/, '');
  const small = bare.toLowerCase();
  const own = codes.find((code) => code.length >= 5 && small.endsWith(` ${code.toLowerCase()}`));
  const inBrackets = codes.find((code) => code.length >= 5 && small.endsWith(`(${code.toLowerCase()}`));
  const found = own ?? inBrackets;
  return found === undefined ? title : withoutCodes(bare.slice(0, -found.length), codes);
}

/** A title taken apart; its part number stays where nothing else names the model. */
function readParts({ title, brand, codes }: FamilySource): TitleParts {
  const parts = takeTitleApart(withoutCodes(title, codes), brand);
  return isTelling(parts.words) ? parts : takeTitleApart(title, brand);
}

/** Feet are American lengths, which nobody here counts in, nor whole cables in inches; screens are. */
const isLength = (unit: string, categoryKey: string) =>
  unit === 'ft' || (unit === 'in' && isBelow(categoryKey, countedInMetres));

const toSize = (
  { dimension, value, unit }: TitleAmount,
  categoryKey: string,
): { size: number; sizeUnit: SizeUnit } => {
  const exact = (number: number) => Number(number.toPrecision(6));
  if (isLength(unit, categoryKey)) return { size: Math.max(1, Math.round(value)), sizeUnit: 'cm' };
  if (unit === 'in') return { size: exact(value / 2.54), sizeUnit: 'in' };
  if (dimension === 'length') return { size: exact(value), sizeUnit: 'cm' };
  if (dimension === 'mass') return { size: exact(value), sizeUnit: 'g' };
  return { size: exact(value * 1000), sizeUnit: 'ml' };
};

/** Feet beside metres: one length, written twice and rounded. */
const isAlike = (left: TitleAmount, right: TitleAmount): boolean =>
  left.dimension === right.dimension && Math.abs(left.value / right.value - 1) < 0.06;

/** The size in a title, and its other measures, which are words of the model. */
function sizeOf({ sizes }: TitleParts, { categoryKey }: FamilySource, stated: number | null) {
  const isLens = isBelow(categoryKey, lengthIsNoVariant);
  const counted = isLens ? sizes.filter(({ dimension }) => dimension !== 'length') : sizes;
  const [first] = counted;
  const others = sizes.filter((each) => first === undefined || !isAlike(each, first));
  const measures = others.map(({ value, dimension }) => `${Number(value.toPrecision(3))}${dimension}`);
  if (first) return { size: toSize(first, categoryKey), measures };
  return { size: { size: stated, sizeUnit: stated === null ? null : ('in' as const) }, measures };
}

/** Memory and capacity, of a title's amounts of data where it has any, else as specifications state them. */
function dataOf(
  { data }: TitleParts,
  { categoryKey }: FamilySource,
  stated: { memory: number | null; capacity: number | null },
) {
  const amounts = [...new Set(data)].sort((a, b) => a - b);
  const [least, most] = [amounts[0], amounts.at(-1)];
  if (least === undefined || most === undefined) return stated;
  if (amounts.length > 1) return { memory: least, capacity: most };
  if (least === stated.memory && least !== stated.capacity)
    return { memory: least, capacity: stated.capacity };
  const isMemory =
    isBelow(categoryKey, hasMemory) && least <= 32 && !isBelow(categoryKey, new Set(['phones', 'tablets']));
  return isMemory ? { memory: least, capacity: stated.capacity } : { memory: stated.memory, capacity: least };
}

const colourName = (colours: readonly string[]) =>
  colours.length > 0 ? [...new Set(colours)].sort().join('+') : null;

/** What a product's title and specifications say of its family. Pure. */
export function traitsOf(source: FamilySource): Traits {
  const { id, brand, categoryKey, specifications, groups } = source;
  const parts = readParts(source);
  const numberOf = (keys: readonly string[]) =>
    keys.flatMap((key) => specifications.find((each) => each.key === key)?.number ?? [])[0] ?? null;
  const stated = specifications.find(({ key }) => key === 'colour')?.value ?? null;
  const isColoured = !isBelow(categoryKey, colourIsNoVariant);
  // A colour that has no word in the table is known by what is stated, and leaves the title with it: "Chryso black" is no black.
  const ownWords = stated === null || listedColours.has(stated) ? [] : foldName(stated).split(' ');
  const isWorded = isNamed(ownWords, parts);
  const named = isColoured && isWorded ? parts.words.filter((word) => !ownWords.includes(word)) : parts.words;
  const unnamed = isColoured ? withoutStated(named, stated) : [...named, ...parts.colours];
  const { size, measures } = sizeOf(parts, source, numberOf(sizeKeys));
  const words = [...new Set([...unnamed, ...measures])].sort();
  const fixed = Object.groupBy(
    specifications.filter(({ key, number }) => !looseKeys.has(key) && number === null),
    ({ key }) => key,
  );
  return {
    id,
    brand: foldName(brand),
    words,
    variant: {
      colour: isColoured ? ((isWorded ? null : colourName(parts.colours)) ?? stated) : null,
      ...dataOf(parts, source, { memory: numberOf(memoryKeys), capacity: numberOf(capacityKeys) }),
      ...size,
      pack: parts.pack,
    },
    groups,
    fixed: Object.fromEntries(
      Object.entries(fixed).map(([key, values]) => [key, (values ?? []).map(({ value }) => value).sort()]),
    ),
  };
}

/** Whether a title has all words of a colour, among them one that names no known one. */
const isNamed = (words: readonly string[], parts: TitleParts): boolean =>
  words.some((word) => parts.words.includes(word)) &&
  words.every((word) => parts.words.includes(word) || parts.colours.includes(colourOfWord.get(word) ?? ''));

/** Without the word of a known colour that is stated, unless it begins the title: "WD Red". */
function withoutStated(words: readonly string[], stated: string | null): readonly string[] {
  if (stated === null || !listedColours.has(stated)) return words;
  return words.filter((word, at) => at === 0 || listedColourOfName.get(word) !== stated);
}
