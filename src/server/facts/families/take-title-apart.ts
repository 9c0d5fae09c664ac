import { plainLetters } from '../../../contract/plain-letters.ts';
import { allColours, colourOfWord } from '../../language/colour-words.ts';
import { isInch, titleUnits } from '../../language/unit-spellings.ts';
import { type Dimension, units } from '../../language/units.ts';

/** A number with its unit in a title; `value` in the dimension's own measure (units.ts). */
export type TitleAmount = { dimension: Dimension; value: number; unit: string };

/** A title taken apart. */
export type TitleParts = {
  /** What is left: words and codes, folded, in their order. */
  words: string[];
  /** Gigabytes. */
  data: number[];
  /** Lengths, masses and volumes. */
  sizes: TitleAmount[];
  /** How many are sold together; 1 where nothing is said. */
  pack: number;
  /** Colours where a title puts them: at its end, or behind a comma, dash or bracket. */
  colours: string[];
};

const dimensionOf = new Map<string, Dimension>(
  Object.entries(units).flatMap(([dimension, own]) =>
    Object.keys(own).map((key) => [key, dimension as Dimension] as const),
  ),
);
const sizeDimensions = new Set<Dimension>(['length', 'mass', 'volume']);

const longestFirst = (names: Iterable<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(RegExp.escape)
    .join('|');

const unitNames = longestFirst(titleUnits.keys());
const number = '\\d+(?:\\.\\d+)?';
const amounts = new RegExp(`(?<![a-z0-9.])(${number})([ -]?)(${unitNames})(?![a-z0-9]|\\.\\d|/[ms])`, 'g');
const dimensions = new RegExp(`(?<![a-z0-9])${number}(?: ?x ?${number})+ ?(?:mm|cm|m|in)?(?![a-z0-9])`, 'g');
/** "2 x 8 Go": modules of a kit, beside what they hold together or instead of it. */
const kits = /(?<![a-z0-9])(\d{1,2}) ?x ?(\d{1,4}) ?(gb|go|tb|to|mb|mo)(?![a-z0-9])/g;
const containers = 'lot|pack|paquet|boite|set|jeu|kit|box|coffret|assortiment';
const pieces =
  'pack|packs|pk|pcs|pieces?|unites?|units?|paquets?|rouleaux|rolls?|feuilles|sheets|sachets|capsules|ampoules|count|ct';
const packs = [
  new RegExp(`\\b(?:${containers})s? (?:de |of |d')(\\d{1,4})(?![a-z0-9.]| ?(?:${unitNames})(?![a-z]))`, 'g'),
  new RegExp(`(?<![a-z0-9.-])(\\d{1,4})[ -]?(${pieces})(?![a-z0-9])`, 'g'),
  /\(x ?(\d{1,3})\)/g,
];

/** What holds sheets of paper or takes them: so many are no pack. */
const holdsSheets =
  /\b(?:trays?|bacs?|feeders?|chargeurs?|adf|magasins?|scanners?|printers?|imprimantes?|shredders?|destructeurs?)\b/;
const sheets = /^(?:sheets|feuilles)$/;
/** What carries data at so many gigabits a second: "10Gb LC/LC fibre". */
const carriesData =
  /\b(?:fib(?:re|er)s?|ethernet|patch|q?sfp\S*|lc|rj-?45|cat ?[5-8]\w?|transceivers?|nic)\b/;
const networkSpeeds = new Set([1, 2.5, 5, 10, 20, 25, 40, 50, 56, 100, 200, 400]);

/** Colours of several words ("gris sidéral"), and what stands for them in a title that is read. */
const phrases = new Map(
  allColours.flatMap(({ key, namesIn }) =>
    [...namesIn.fr, ...namesIn.en].filter((name) => name.includes(' ')).map((name) => [name, key] as const),
  ),
);
const colourPhrases = new RegExp(`(?<![a-z0-9])(?:${longestFirst(phrases.keys())})(?![a-z0-9])`, 'g');

/** Stand for what was read of a title; titles have neither. */
const colourMark = '§';
const amountMark = '¤';

/** One key for both: "1024 Go" is "1 To". */
const gigabytes = (value: number): number =>
  value >= 1024 && value % 1024 === 0 ? (value / 1024) * 1000 : Number(value.toPrecision(6));

const stopWords = new Set(
  'de du des d le la les l un une et a au aux en pour avec sur the of and for with in by to par neuf neuve new'.split(
    ' ',
  ),
);
/** Codes are written with and without hyphens: "WH-1000XM5". */
const bare = (word: string) =>
  word.replace(/[^a-z0-9§¤:.+-]/g, '').replace(/(?<=[a-z0-9])[-.](?=[a-z0-9])/g, '');

type Found = Pick<TitleParts, 'data' | 'sizes' | 'pack'>;

/** A folded title without its brand. */
function fold(title: string, brand: string): string {
  const text = plainLetters(title)
    .replace(/[§¤]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d) ?(?:''|")/g, '$1 in ');
  const own = plainLetters(brand).trim();
  return own === ''
    ? text
    : text.replace(new RegExp(`(?<![a-z0-9])${RegExp.escape(own)}(?![a-z0-9])`, 'g'), ' ');
}

/** Reads how many are sold together off a text; modules of a kit say what they hold together. */
function takePacks(text: string, found: Found): { text: string; kit: number } {
  let kit = 0;
  let rest = text;
  for (const pattern of packs)
    rest = rest.replace(pattern, (whole: string, count: string, piece?: string | number) => {
      if (typeof piece === 'string' && sheets.test(piece) && holdsSheets.test(text)) return whole;
      found.pack = Math.max(found.pack, Number(count), 1);
      return ' ';
    });
  rest = rest.replace(dimensions, (whole) =>
    /[a-z]$/.test(whole) || /x.*x/.test(whole) ? ` ${whole.replaceAll(' ', '')} ` : whole,
  );
  rest = rest.replace(kits, (_, count: string, value: string, spelling: string) => {
    found.pack *= Math.max(1, Number(count));
    kit = gigabytes(Number(count) * Number(value) * gigabytesOf(titleUnits.get(spelling) ?? ''));
    return ' ';
  });
  return { text: rest, kit };
}

/** Reads one amount: what it leaves of it in the text. */
function takeAmount(value: number, unit: string, dimension: Dimension, found: Found): string {
  const size = (units[dimension] as Readonly<Record<string, { size: number }>>)[unit]?.size ?? 1;
  // Plugs of 3.5 mm are of the model.
  const isTiny = dimension === 'length' && value * size < 1;
  if (value === 0) return '';
  if (dimension === 'data') addData(found.data, gigabytes(value * gigabytesOf(unit)));
  else if (sizeDimensions.has(dimension) && !isTiny)
    found.sizes.push({ dimension, value: value * size, unit });
  else return `${value}${unit}`;
  return amountMark;
}

const takeAmounts = (text: string, found: Found): string =>
  text.replace(amounts, (whole, value: string, _gap: string, spelling: string, at: number, all: string) => {
    const unit = titleUnits.get(spelling) ?? '';
    const dimension = dimensionOf.get(unit);
    const end = at + whole.length;
    // "5G" is a network.
    if (!dimension || /^[2-6]g$/.test(whole)) return whole;
    if (spelling === 'gb' && networkSpeeds.has(Number(value)) && carriesData.test(all)) return ` ${value}gb `;
    if (spelling === 'in' && !isInch(all, end - 2, end)) return whole;
    return ` ${takeAmount(Number(value), unit, dimension, found)} `;
  });

/** Takes a product's title apart; the brand goes, wherever it stands. */
export function takeTitleApart(title: string, brand: string): TitleParts {
  const found: Found = { data: [], sizes: [], pack: 1 };
  const { text, kit } = takePacks(fold(title, brand), found);
  const rest = takeAmounts(text, found);
  if (kit > 0 && found.data.length === 0) found.data.push(kit);
  return {
    ...found,
    pack: Math.min(found.pack, maxInPack),
    ...splitWords(rest.replace(colourPhrases, (name) => ` ${colourMark}${phrases.get(name)} `)),
  };
}

const maxInPack = 100_000;

/** "256 MB … 0.25 GB" is one amount. */
function addData(data: number[], amount: number): void {
  if (!data.some((each) => Math.abs(each / amount - 1) < 0.06)) data.push(amount);
}

const gigabyte = units.data.gb.size;
const gigabytesOf = (unit: string): number => {
  if (unit === 'tb') return 1000;
  return ((units.data as Readonly<Record<string, { size: number }>>)[unit]?.size ?? gigabyte) / gigabyte;
};

type Token = { word: string; colour: string | undefined; isFree: boolean };

function toToken(raw: string, isFree: boolean): Token {
  if (raw.startsWith(colourMark)) return { word: raw.slice(1), colour: raw.slice(1), isFree };
  const word = bare(raw);
  return { word, colour: colourOfWord.get(word), isFree };
}

/**
 * Words of what is left of a title, and the colours at its end or behind a separator. Not the rule for the
 * specification "Couleur", which needs a single colour, wherever it is (`stated-in-titles/read-title.ts`).
 */
function splitWords(text: string): Pick<TitleParts, 'words' | 'colours'> {
  const tokens: Token[] = [];
  let behindSeparator = false;
  for (const piece of text.replace(/\s+/g, ' ').split(/(\s[-–—]\s|[,;:()/|[\]&])|\s+/)) {
    if (piece === undefined || piece === '') continue;
    const isSeparator = /^(?:\s[-–—]\s|[,;:()/|[\]&])$/.test(piece);
    const token = isSeparator ? undefined : toToken(piece, behindSeparator);
    if (token && /[a-z0-9¤]/.test(token.word)) tokens.push(token);
    behindSeparator = isSeparator;
  }
  const words: string[] = [];
  const colours: string[] = [];
  let isTail = true;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { word, colour, isFree } = tokens[at] as Token;
    if (word === amountMark || stopWords.has(word)) continue;
    const before = tokens[at - 1]?.word ?? '';
    // "4 GB RAM" says no more than the amount.
    if (word === 'ram' && before === amountMark) continue;
    // "Cherry MX Red" is a switch; what begins a title is its model ("WD Red").
    const isSwitch = /^(?:mx|switch|switches|gateron|kailh|optical)$/.test(before);
    if (colour !== undefined && (isTail || isFree) && at > 0 && !isSwitch) colours.unshift(colour);
    else {
      words.unshift(word);
      isTail = false;
    }
  }
  return { words, colours };
}
