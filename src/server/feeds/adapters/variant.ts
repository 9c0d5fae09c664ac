import { type ClothingSize, readClothingSize } from '../../language/clothing-size.ts';
import { hashText } from '../../platform/hashing/text-hash.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { cleanLine } from '../values/clean-text.ts';
import { pageOf, pictureOf } from '../values/page-of.ts';
import { parseValue } from '../values/parse-codes.ts';
import type { Specification } from '../values/parse-specifications.ts';
import { sizeAtEnd, titleOfAllSizes, type WithoutSize, withoutSize } from '../values/size-in-title.ts';
import { withColour, withMeasure, withUnsaidColour } from '../values/variant-in-title.ts';
import { isForPeople, isWorn } from '../values/wearable.ts';

/** What a row says of the variant that it is, as it is written. */
export type VariantColumns = {
  /** The merchant's own id of the row. */
  id: string;
  /** That of what the variants are of; '' unknown. */
  group: string;
  title: string;
  brand: string;
  size: string;
  sizeSystem?: string;
  sizeType?: string;
  colour: string;
  material: string;
  pattern: string;
  gender: string;
  ageGroup: string;
  categories: readonly string[];
  /** Columns that only feeds of clothes and shoes have are filled. */
  isFashion?: boolean;
  /** The page at the merchant's, not the network's redirection. */
  link: string;
  imageUrl: string | null;
};

/** The article that a row is about: of clothes and shoes all rows that differ in size only are one. */
export type Variant = Pick<FeedOffer, 'articleId' | 'groupId' | 'title' | 'size'> & {
  specifications: Specification[];
};

/** What it costs, that a shop wrote behind an option's value: "L - 270€", "Or (+ 6 €)". */
const priceBehind =
  /\s{0,3}(?:[-–—|:/]|\(\s?\+?)\s{0,3}(?:€ ?\d{1,5}(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})? ?(?:€|EUR|euros?))\s?\)?$/iu;

const readOption = (option: string): string => parseValue(option).replace(priceBehind, '');

/** "Noir/Noir/Noir" of a pack of three. */
const withoutRepeats = (colour: string): string =>
  colour.includes('/') ? [...new Set(colour.split('/').map((part) => part.trim()))].join('/') : colour;

const withoutPlaceholders = (columns: VariantColumns): VariantColumns => ({
  ...columns,
  size: readOption(columns.size),
  colour: readOption(columns.colour),
  material: parseValue(columns.material),
  pattern: parseValue(columns.pattern),
});

/** '' also where it is the row's own id, or one of no article: exports write 0 for what has no parent. */
function groupOf({ group, id }: VariantColumns): string {
  const value = parseValue(group);
  return value === id.trim() || /^0+$/.test(value) ? '' : value;
}

export function readVariant(given: VariantColumns): Variant {
  const columns = withoutPlaceholders(given);
  const group = groupOf(columns);
  const groupId = group === '' ? '' : cleanLine(group, 255);
  const written = columns.size === '' ? sizeOfTitle(columns) : cleanLine(columns.size, 100);
  const size = written === '' ? undefined : sizeOf(columns, written, group !== '');
  const without = withoutSize(columns.title, size === undefined ? '' : written);
  if (size === undefined || size.label === '') {
    return ownArticle({ ...columns, title: without.title }, groupId, size === undefined);
  }
  return {
    articleId: sharedId(columns, group, without, written),
    groupId,
    title: coloured(columns, without.title),
    size: { label: labelOf(size, columns), title: coloured(columns, without.bare) },
    specifications: specificationsOf(columns, ''),
  };
}

/** Specifications of an article without the size that one of its rows is. */
export const withoutSizes = (
  specifications: readonly Specification[],
  { size }: Pick<FeedOffer, 'size'>,
): Specification[] =>
  size === null
    ? [...specifications]
    : specifications.filter(({ name }) => !/^(?:taille|pointure|(?:shoe )?size)s?$/i.test(name));

/** A row whose size, where it has one, is another article's: "256 GB", "27 pouces", "M8". */
function ownArticle(columns: VariantColumns, groupId: string, isMeasure: boolean): Variant {
  const measure = isMeasure && columns.size !== '' ? cleanLine(columns.size, 100) : '';
  const isTelling = /\d/.test(measure) || groupId !== '';
  const title = withMeasure(columns.title, isTelling ? measure : '');
  return {
    articleId: cleanLine(columns.id, 255),
    groupId,
    title: groupId !== '' || isClothing(columns) ? coloured(columns, title) : title,
    size: null,
    specifications: specificationsOf(columns, measure),
  };
}

function sizeOfTitle({ title, categories }: VariantColumns): string {
  const size = sizeAtEnd(title);
  return size !== '' && isWorn({ title, categories, isForPeople: false }) ? size : '';
}

/** Whether a row sells clothes or shoes in one size, as its column says. */
const isClothing = ({ title, categories, isFashion, size }: VariantColumns): boolean =>
  size !== '' && (isFashion === true || isWorn({ title, categories, isForPeople: false }));

/** A title with its row's colour: rows of one group differ in it, and of clothes those that a shop has not grouped. */
function coloured(columns: VariantColumns, title: string): string {
  const colour = withoutRepeats(cleanLine(columns.colour, 100));
  if (groupOf(columns) !== '') return withColour(title, colour);
  return columns.size === '' ? title : withUnsaidColour(title, colour);
}

/** A row's size where that is one of clothes or shoes; undefined: it is none. */
function sizeOf(columns: VariantColumns, written: string, isGrouped: boolean): ClothingSize | undefined {
  const size = readClothingSize(written) ?? (isGrouped ? sizeOfShop(written) : undefined);
  if (size === undefined) return undefined;
  if (columns.isFashion || (size.isPlain && isGrouped)) return size;
  const { title, categories } = columns;
  const isTold = columns.gender.trim() !== '' || columns.ageGroup.trim() !== '';
  if (isWorn({ title, categories, isForPeople: isTold || isForPeople(title) })) return size;
  return isGrouped && ofLetters.test(written.trim()) ? size : undefined;
}

/**
 * "065|00W", "XS Petite", "S (170 cm)", "T2", the P, G and GG of Brazil: begins as sizes do. Of packs, quantities and measures it is
 * none.
 */
const ofShop =
  /^(?:t?\d{1,3}|[x0]{0,4}[sml]|small|medium|large|e?p{1,2}|x{0,2}g{1,3})(?![\p{L}])[^,;]{0,20}$/iu;
const ofOthers =
  /\b(?:packs?|lots?|pi[eè]ces?|pcs|pairs?|paires?|sets?|stk|st[uü]ck|units?|szt|ks)\b|\d\s*(?:[cmk]?l|k?g|oz|mm|m|inch(?:es)?|in|["”″]|[gtm]b|go|to|lit(?:er|re|ro|ri|rů|ry)s?|gram\w*|kilo\w*|m[eè]tres?|meters?|zoll|pouces?|pulgadas?|watts?|volts?)\b|["”″]|[x×*]\s*\d|\d\s*[x×]/iu;

/** Of "075|00M" the zeros count nothing, and the M is a width. */
const filling = /(?<![\d.,])0+(?=[a-z])/gi;

/** Whatever a group is of, what it calls size and says by these letters are its sizes. */
const ofLetters = /^(?:[sml]|small|medium|large)$/i;

/** What a shop calls a size, of something that is worn and comes in several. */
const sizeOfShop = (written: string): ClothingSize | undefined =>
  ofShop.test(written) && !ofOthers.test(written.replace(filling, ''))
    ? { label: written, isPlain: false }
    : undefined;

const ownSystem = /^(?:|eu|fr)$/i;
const usualType = /^(?:|regular)$/i;

/** "US 9", "M petite": a number means another size in another system, a letter in another cut. */
function labelOf({ label }: ClothingSize, { sizeSystem = '', sizeType = '' }: VariantColumns): string {
  const system = cleanLine(sizeSystem, 3).toUpperCase();
  const cut = cleanLine(sizeType, 12).toLowerCase();
  const named =
    /^\d/.test(label) && /^\d[\d./ -]*$/.test(label) && !ownSystem.test(system)
      ? `${system} ${label}`
      : label;
  return usualType.test(cut) ? named : `${named} ${cut}`;
}

const small = (text: string) => cleanLine(text, 60).toLowerCase();

/**
 * The id of the article whose size a row is: its group in its colour and material, else what all sizes share. Nothing of it may depend
 * on which sizes there are today.
 */
function sharedId(columns: VariantColumns, group: string, without: WithoutSize, written: string): string {
  const { colour, pattern, material, brand, ageGroup, link, imageUrl } = columns;
  if (group !== '') {
    const parts = [group, small(colour), small(pattern), small(material)].filter((part) => part !== '');
    return cleanLine(parts.join('/'), 255);
  }
  const look = imageUrl === null ? '' : pictureOf(imageUrl);
  const shown = look === '' ? pageOf(link, written) : look;
  const texts = [
    titleOfAllSizes(without),
    small(brand),
    small(colour),
    small(pattern),
    small(ageGroup),
    shown,
  ];
  return `sizes-${hashText(texts.join('\n')).toString(36)}`;
}

/** Sellers of cases choose by device what others choose by colour: "For iPhone 15 Pro", "iPhone 14". */
const ofDevice =
  /^(?:(?:for|pour|für|para|per) )?((?:(?:apple|samsung|xiaomi|google) )?(?:iphone|ipad|airpods|galaxy|redmi|pixel)(?:[ /+-]{1,3}(?:\d{1,4}[a-z]?|[a-z]\d{1,3}[a-z]?|se|x[rs]?|pro|max|plus|mini|ultra|note|tab|watch|air|fe|fold|flip|lite|[45]g)){1,6}\+?)$/iu;

function specificationsOf(columns: VariantColumns, measure: string): Specification[] {
  const found: Specification[] = [];
  const add = (name: string, text: string) => {
    const value = text === '' ? '' : cleanLine(text, 100);
    if (value !== '') found.push({ name, value });
  };
  // "1", "03": the shop's number of a colour says nothing to others.
  const [, device] = ofDevice.exec(columns.colour) ?? [];
  if (device !== undefined) add('Compatible with', device);
  else if (/\p{L}/u.test(columns.colour)) add('Colour', columns.colour);
  if (measure !== '') add(isCapacity.test(measure) ? 'Capacity' : 'Size', measure);
  add('Material', columns.material);
  add('Pattern', columns.pattern);
  add('Gender', peopleOf.get(columns.gender.trim().toLowerCase()) ?? columns.gender);
  add('Age group', columns.ageGroup);
  return found;
}

/** Google's words of whom a thing is for: those of plugs and sockets elsewhere, so that nothing translates them. */
const peopleOf = new Map([
  ['male', 'Men'],
  ['female', 'Women'],
]);

const isCapacity = /\d\s*(?:[kmgt]i?[bo]|[kmgt]ig?a\w+|[КМГТ]Б)\b/iu;
