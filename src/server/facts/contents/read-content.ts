import type { ContentUnit } from '../../../contract/catalogue/content-units.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { factorsOf } from '../../language/unit-spellings.ts';
import type { Dimension } from '../../language/units.ts';
import { foldName } from '../fold-name.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { usualUnitOf } from './usual-units.ts';

/** How much a product holds, all of its pieces together; `isUsual`: in the unit in which its category's lists compare. */
export type Content = { amount: number; unit: ContentUnit; isUsual: boolean };

export type ContentSource = {
  title: string;
  categoryKey: string;
  specifications: readonly WrittenSpecification[];
  /** Gigabytes that a specification states, each value. */
  capacities: readonly number[];
};

type Measured = { unit: ContentUnit; factors: ReadonlyMap<string, number> };

const measured = (unit: ContentUnit, dimension: Dimension, key: string): Measured => ({
  unit,
  factors: new Map([...factorsOf([dimension], key)].filter(([spelling]) => /^[a-z]+$/.test(spelling))),
});
const pieces =
  'piece pieces pc pcs unite unites unit units ct count couches nappies lingettes wipes disques discs'.split(
    ' ',
  );
const measures: readonly Measured[] = [
  measured('kg', 'mass', 'kg'),
  measured('l', 'volume', 'l'),
  measured('tb', 'data', 'tb'),
  { unit: 'piece', factors: new Map(pieces.map((word) => [word, 1])) },
  {
    unit: 'page',
    factors: new Map([
      ['pages', 1],
      ['page', 1],
    ]),
  },
];
const factorsOfUnit = new Map(measures.map(({ unit, factors }) => [unit, factors]));

/** What cannot be meant: doses, caches, and single sheets of cartridges. */
const min: Readonly<Record<ContentUnit, number>> = { kg: 0.002, l: 0.001, piece: 2, tb: 0.001, page: 20 };
const max: Readonly<Record<ContentUnit, number>> = {
  kg: 1_000,
  l: 1_000,
  piece: 10_000,
  tb: 10_000,
  page: 500_000,
};
const isPlausible = (amount: number, unit: ContentUnit) => amount >= min[unit] && amount <= max[unit];

const number = '\\d+(?:[.,]\\d+)?';
/** "6 x 1,5 l", "500 g", "10 000 pages", "50 cl x 12". */
const amounts = new RegExp(
  `(?<![\\w.,-])(?:(\\d{1,3}) ?[x×*] ?)?(\\d{1,3}(?: \\d{3})+|${number})[ -]?([a-z]+)(?![\\w/])(?:\\)? ?[x×*] ?(\\d{1,3})(?![\\w.,]))?`,
  'g',
);
/** A lot of whole articles, each as its title says. */
const lot =
  /\b(?:lot|pack|paquet|carton|caisse|set) (?:de |of )(\d{1,3})\b(?! ?(?:go|gb|to|tb|g|kg|ml|cl|l)\b)/;
/** Pieces of one article: whether its other amounts are of each or of all nobody says. */
const severalPieces =
  /\b(?:[2-9]|\d\d+) ?-?(?:pcs?(?:\(s\))?|pieces?|pack|packs)\b|\((?:x ?[2-9]|[2-9] ?x)\)/;
/** Titles of what goes with a drive, and of what it may hold at most. */
const noDrive =
  /\b(?:jusqu|up to|max|boitiers?|enclosures?|case|housse|adaptateurs?|adapters?|lecteurs?|readers?|docks?|docking|carriers?|mounting|caddy|racks?|tapes?|lto\d?|lto|bandes?|rdx|controll?eurs?|controllers?|licen[cs]es?|cables?|cartridges?)\b/;

/** "USB 3.0 to SATA": no three terabytes. "USB 2 x 64 GB" are two. */
const versions = /\b(?:usb|sata|pcie?|sas|thunderbolt)[ -]?\d(?:\.\d)?(?![.\d]| ?[x×*] ?\d)/g;
/** Parts of printers that last for so many pages, and sets of several cartridges. */
const noCartridge =
  /\b(?:multipacks?|value pack|kits?|fusers?|fusing|fixation|fours?|units?|unites?|developers?|developpeurs?|corona|charger|belts?|courroies?|drums?|tambours?|photoconduct\w+|opc|transfer\w*|transfert|maintenance|waste|collect\w+|recuperat\w+|cleaner|clean\w+|rollers?|rouleaux?|imag\w+)\b/;

/** "Legend 860 500 GB" are a model and 500 gigabytes. */
const toNumber = (text: string) => Number(text.split(' ').at(-1)?.replace(',', '.'));

/** "10.000", "2 000"; of "305 300" nobody knows whether 305 is the model: not a number. */
const toPages = (text: string) =>
  text.includes(' ') && !/^\d{1,2} 000$/.test(text)
    ? Number.NaN
    : Number(text.replace(/[ .,](?=\d{3}$)/, ''));

/** An amount as it is written, and how many of it: "6 x 1.5 l". */
type Found = { amount: number; times: number; written: string };

/** The amounts of one unit in a folded text. */
function findAmounts(text: string, unit: ContentUnit): Found[] {
  const factors = factorsOfUnit.get(unit);
  return [...text.matchAll(amounts)].flatMap(([written, before, value = '', spelling = '', behind]) => {
    const factor = factors?.get(spelling);
    if (factor === undefined) return [];
    const times = Number(before ?? behind ?? 1);
    const amount = (unit === 'page' ? toPages(value) : toNumber(value)) * factor * times;
    return isPlausible(amount, unit) ? [{ amount, times, written }] : [];
  });
}

const amountsIn = (text: string, unit: ContentUnit) => findAmounts(text, unit).map(({ amount }) => amount);

const areAlike = (a: number, b: number) => Math.abs(a / b - 1) < 0.03;

/** The one amount of several, whatever is said twice; of "6 x 1.5 l (9 l)" the nine. undefined: they contradict each other. */
function onlyOne(found: readonly number[]): number | undefined {
  const [first] = found;
  return first !== undefined && found.every((each) => areAlike(each, first)) ? first : undefined;
}

const fold = (text: string) => plainLetters(text).replace(/\s+/g, ' ');

/** "750 ml / 1 l", as feeds state what a price per unit is of. */
function readStated(specifications: readonly WrittenSpecification[]): Omit<Content, 'isUsual'> | undefined {
  const stated = specifications.find(({ name }) => name === 'Unit price measure')?.value.split('/')[0];
  if (stated === undefined) return undefined;
  return measures.flatMap(({ unit }) => {
    const amount = onlyOne(amountsIn(fold(stated), unit));
    return amount === undefined ? [] : { unit, amount };
  })[0];
}

const yieldNames = new Set(
  [
    ...[
      'page yield',
      'print yield',
      'rendement',
      'rendement en pages',
      'nombre de pages',
      'pages',
      'autonomie',
    ],
    ...['capacite d impression', 'black toner page yield', 'colour toner page yield', 'rendement par page'],
  ].map(foldName),
);

function pagesOf({ title, specifications }: ContentSource, text: string): number | undefined {
  if (severalPieces.test(text) || noCartridge.test(text)) return undefined;
  const stated = specifications
    .filter(({ name }) => yieldNames.has(foldName(name)))
    .flatMap(({ value }) =>
      amountsIn(/[a-z]/i.test(value) ? fold(value) : `${fold(value).trim()} pages`, 'page'),
    );
  return onlyOne([...stated, ...amountsIn(fold(title), 'page')]);
}

/** Of a drive: what it states; its cache is less than a gigabyte. */
function terabytesOf({ capacities }: ContentSource, text: string): number | undefined {
  if (noDrive.test(text)) return undefined;
  const bare = text.replace(versions, ' ');
  return onlyOne([...capacities.map((gigabytes) => gigabytes / 1000), ...amountsIn(bare, 'tb')]);
}

/** Bottles and cans are each as large as the title says; of sachets and capsules nobody knows whether it says all of them. */
const bottles = /\b(\d{1,3}) (?:bouteilles?|bottles?|canettes?|cans?|briques?|flacons?|bidons?)\b/;
const several =
  /\bx ?\d|\d ?x\b|\b\d{1,3} (?:sachets?|capsules?|dosettes?|sticks?|tubes?|pots?|boites?|packs?|paquets?|pieces?|unites?|ampoules?|bags?|pods?)\b/;

/** Kilograms or litres in all; `lot`: how many articles the title says it is a lot of. */
function weighed(text: string, unit: ContentUnit, lotOf: number): number | undefined {
  const found = findAmounts(text, unit);
  const amount = onlyOne(found.map((each) => each.amount));
  if (amount === undefined) return undefined;
  // "Lot de 12 canettes (12 x 33 cl)" says twice how many they are.
  const times = Math.max(...found.map((each) => each.times));
  if (times > 1) return times === lotOf ? amount : amount * lotOf;
  const rest = found.reduce((left, { written }) => left.replace(written, ' '), text);
  const count = Number(bottles.exec(rest)?.[1] ?? 1);
  return several.test(rest) ? undefined : amount * count * (count === lotOf ? 1 : lotOf);
}

function usualAmount(source: ContentSource, unit: ContentUnit, text: string, lotOf: number) {
  if (unit === 'kg' || unit === 'l') return weighed(text, unit, lotOf);
  const each = {
    page: () => pagesOf(source, text),
    tb: () => terabytesOf(source, text),
    // A lot of what does not say its pieces is of so many.
    piece: () => onlyOne(amountsIn(text, 'piece')) ?? (lotOf > 1 ? 1 : undefined),
  }[unit]();
  return each === undefined ? undefined : each * lotOf;
}

/**
 * How much a product holds: what feeds state of their prices per unit, else, in the unit of its category, what title and
 * specifications say; null: nothing, or what contradicts itself. Pure.
 */
export function readContent(source: ContentSource): Content | null {
  const usual = usualUnitOf(source.categoryKey);
  const stated = readStated(source.specifications);
  if (stated) return { ...stated, isUsual: stated.unit === usual };
  if (usual === undefined) return null;
  const text = fold(source.title);
  const [lots, times = '1'] = lot.exec(text) ?? [];
  const bare = lots === undefined ? text : text.replace(lots, ' ');
  const amount = usualAmount(source, usual, bare, Number(times));
  return amount !== undefined && isPlausible(amount, usual)
    ? { amount: Number(amount.toPrecision(6)), unit: usual, isUsual: true }
    : null;
}
