import { spellLetters } from '../../contract/catalogue/sizes.ts';
import { plainLetters } from '../../contract/plain-letters.ts';
import { ownNumber, readExplained } from './explained-size.ts';

/** A size of clothes or shoes. */
export type ClothingSize = {
  /** The one spelling of it: "Large" → "L", "EU 42,5" → "42.5", "W32 L34" → "W32/L34". */
  label: string;
  /** Such a text is a size whatever it belongs to; "42" or "S" only where clothes or shoes are sold. */
  isPlain: boolean;
};

/** One size for all: there is nothing to choose. */
export const oneSize: ClothingSize = { label: '', isPlain: true };

/** Sizes in words, and American ones of large people, where no letter follows the x. */
const letters: ReadonlyMap<string, string> = new Map([
  ['extrasmall', 'XS'],
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
  ['extralarge', 'XL'],
  ['xsmall', 'XS'],
  ['xlarge', 'XL'],
  ['xxlarge', 'XXL'],
  ['1xlarge', '1XL'],
  ['2xlarge', 'XXL'],
  ['3xlarge', '3XL'],
  ['4xlarge', '4XL'],
  ['5xlarge', '5XL'],
  ['2extralarge', 'XXL'],
  ['3extralarge', '3XL'],
  ['4extralarge', '4XL'],
  ['xtrasmall', 'XS'],
  ['xtralarge', 'XL'],
  ['1x', '1XL'],
  ['2x', 'XXL'],
  ['3x', '3XL'],
  ['4x', '4XL'],
  ['5x', '5XL'],
  ['2xsmall', 'XXS'],
]);
/** The same in other languages, whose words also call what is not worn: "Pot, grand". Folded; of "petite" English makes a cut. */
const lettersInWords: ReadonlyMap<string, string> = new Map([
  ['petit', 'S'],
  ['moyen', 'M'],
  ['moyenne', 'M'],
  ['grand', 'L'],
  ['grande', 'L'],
  ['trespetit', 'XS'],
  ['tresgrand', 'XL'],
  ['pequeno', 'S'],
  ['mediano', 'M'],
  ['medio', 'M'],
  ['extrapequeno', 'XS'],
  ['extragrande', 'XL'],
  ['piccolo', 'S'],
  ['piccola', 'S'],
  ['klein', 'S'],
  ['mittel', 'M'],
  ['gross', 'L'],
]);
const letter = /^(?:x{0,5}[sl]|m|[1-9]xl|[2-9]xs)$/;
const forAll =
  /^(?:one[ -]?size(?: fits (?:all|most))?|free(?: ?size)?|(?:taille )?unique|uni(?:taille|size)|t?\.?u\.?|o\/?s|osf[am]|universel(?:le)?|einheitsgrosse|talla unica|taglia unica)$/;
/** "Up to 1 month". */
const firstMonths = /^(?:up to|jusqu'a|hasta) (\d) (?:mois|months?|mes(?:es)?)$/;
const newborn =
  /^(?:naissance|nouveau[- ]nee?|new ?born|recien nacid[oa]|recem[- ]nascid[oa]|neugeborenes?)$/;
const number = String.raw`\d{1,3}(?:\.\d)?(?: [123]/[234])?`;
const plainNumber = new RegExp(`^${number}$`);
const system = '(eu|eur|fr|uk|us|usa|it|de|jp|au|br|cm)';
const systemBefore = new RegExp(`^${system} ?(${number}|x{0,4}[sl]|m|[1-6]xl)$`);
const systemBehind = new RegExp(`^(${number}) ?\\(?${system}\\)?$`);
/** "3.5Y US": shoes of youths, whose numbers are not those of adults. */
const youthInSystem = new RegExp(`^(${number}[yc]) ?${system}$`);
const waistAndLength = /^w ?(\d{2})(?:[ /x-]*l ?(\d{2}))?$|^(\d{2}) ?w[ /x-]*(\d{2}) ?l$/;
/** Codes of three signs, as some makers' systems fill them up: "00M|0OS" in one length, "0XL|0OS", trousers "300|032". */
const filledUp = /^0*(x{0,4}[sl]|m|[1-6]xl)\|0*os$/;
const filledUpTrousers = /^(2[2-9]|3\d|4\d)0\|0(2[4-9]|3\d)$/;
/** "30 x 32": the same in inches, of trousers; of pictures and cushions centimetres. */
const inchesOfTrousers = /^(2[2-9]|3\d|4\d|5[0-4]) ?x ?(2[4-9]|3\d)$/;
const range = new RegExp(`^(${number}) ?(?:-|/|a|to|bis) ?(${number})$`);
const across = String.raw`(1[3-9](?:\.\d+)?|2[0-4](?:\.\d+)?)(?: ?mm)?`;
const around = String.raw`([4-7]\d(?:\.5)?)(?: ?mm)?`;
const ringSize = new RegExp(String.raw`^(?:${across} ?\/ ?${around}|${around} ?[(/] ?${across}\)?)$`);
const letterRange = /^(x{0,4}[sl]|m|[1-6]xl?) ?[-/] ?(x{0,4}[sl]|m|[1-6]xl?)$/;
const years = /^(\d{1,2})(?: ?(?:-|\/|a|to) ?(\d{1,2}))? ?(?:ans?|a|y|yrs?|years?|jahre?|anos)$/;
/** "13+", "14 ans et +": that age and older. */
const andOlder = /^(\d{1,2}) ?(?:\+|(?:ans?|years?|yrs?) ?(?:et |and )?\+|\+ ?(?:ans?|years?|yrs?))$/;
const months = /^(?!00)(\d{1,2})(?: ?(?:-|\/|a|to) ?(\d{1,2}))? ?(?:mois|m|mths?|months?|monate?|meses)$/;
/** "38M": shoes of the usual width; clothes of babies are up to 36 months, and of 48. */
const usualWidth = /^((?:3[7-9]|4[0-79]|48(?=\.5)|5[0-2])(?:\.5)?) ?m$/;
/** "T38", "T36/38", as French shops shorten the word. */
const shortened = /^t ?(3[2-9]|4\d|5[0-8])(?: ?[/-] ?(3[2-9]|4\d|5[0-8]))?$/;
/** "2T": American sizes of toddlers. */
const toddlers = /^([2-6])t$/;
const cup = /^(28|3[02468]|4[02468]|[6-9][05]|1[0-2][05]) ?([a-h]|aa|dd|ee|ff)$/;

/** Whom a size fits, behind it: "XL 75-82 kg", "M(160-170cm)", "22-23 / 16 cm" with the length of a foot. */
const fitting =
  /(?<=[a-z0-9]) ?[(,]? ?\d{2,3} ?[-~] ?\d{2,3} ?(?:kgs?|lbs?|cm)\)?$|(?<=^\d{2}(?:-\d{2})?) ?[/(] ?\d{2}(?:\.\d)? ?cm\)?$/;

/** Systems whose numbers French shops write without a name. */
const ownSystems = new Set(['eu', 'eur', 'fr']);

/** Letters of other alphabets that look like those of sizes: the Χ of Greek, the Х and М of Russian. */
const latinOf = (letter: string): string => (/[\u041c\u043c\u039c]/.test(letter) ? 'm' : 'x');

function letterOf(text: string): string {
  const plain = text.replace(/[ -]/g, '');
  return letters.get(plain) ?? spellLetters(plain);
}

/** Sizes of people are no smaller or larger, in no system. */
function isNumberOfPeople(text: string): boolean {
  const size = Number.parseFloat(text);
  return size >= 0 && size <= 188;
}

function fold(text: string): string {
  const fractions = text.replace(/½/g, '.5').replace(/\s*⅓/g, ' 1/3').replace(/\s*⅔/g, ' 2/3');
  return (
    plainLetters(fractions.replace(/[\u0425\u0445\u03a7\u03c7\u041c\u043c\u039c]/g, latinOf))
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/(\d) 1\/2\b/g, '$1.5')
      .replace(/(\d\d)\.33\b/g, '$1 1/3')
      .replace(/(\d\d)\.6[67]\b/g, '$1 2/3')
      // Shop systems write values in addresses: "12-18-mois".
      .replace(/(?<=\d)-(?=(?:mois|months?|meses|monate|ans|years?|anos|jahre)\b)/g, ' ')
      .replace(/^n ?[°o]\.? ?(?=\d)/, '')
      .replace(
        /^(?:size|taille|pointure|grosse|gr\.|talla|taglia|maat|t\.)[\s:_#.-]*(?:n[°o.]?\s*(?=\d))?(?=\S)/,
        '',
      )
      .replace(/\.0\b/g, '')
      .replace(/[\s_]+/g, ' ')
      .replace(fitting, '')
      .trim()
  );
}

/** "Small (S)", "M - Medium", "extra-large-xl": one size, said twice. */
function readTwice(text: string): ClothingSize | undefined {
  if (text.length > 24) return undefined;
  const words = text.split(/[ ()/-]+/).filter((word) => word !== '');
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [words.slice(0, at), words.slice(at)].map((part) => readLetter(part.join('')));
    if (first && second && first.label !== '' && first.label === second.label) return first;
  }
  return undefined;
}

function numbered(size: string, named: string): ClothingSize | undefined {
  if (/[slm]$/.test(size)) return { label: letterOf(size), isPlain: true };
  if (!isNumberOfPeople(size)) return undefined;
  if (named === 'cm') return { label: `${size} cm`, isPlain: false };
  return {
    label: ownSystems.has(named) ? size : `${named.replace('usa', 'us').toUpperCase()} ${size}`,
    isPlain: true,
  };
}

/** "XL", "Extra Large", "One size". */
function readLetter(text: string): ClothingSize | undefined {
  if (forAll.test(text)) return oneSize;
  const plain = text.replace(/[ -]/g, '');
  const inWords = lettersInWords.get(plain);
  if (inWords !== undefined) return { label: inWords, isPlain: false };
  if (!letters.has(plain) && !letter.test(plain)) return undefined;
  // "2X" is also how often something is in a pack.
  return { label: letterOf(plain), isPlain: plain.length > 1 && !/^\dx$/.test(plain) };
}

/** "S/M", "2XL-3XL", "1X/2X": from one letter to another. */
function readLetters(text: string): ClothingSize | undefined {
  const [, small, wide] = letterRange.exec(text) ?? [];
  if (!small || !wide) return readWordRange(text);
  const isPlain = ![small, wide].some((each) => /^\dx$/.test(each));
  return { label: `${letterOf(small)}/${letterOf(wide)}`, isPlain };
}

/** "Small/Medium", "Large/XL". */
function readWordRange(text: string): ClothingSize | undefined {
  const parts = text.length > 24 ? [] : text.split(/ ?\/ ?| - /).map(readLetter);
  const [small, wide] = parts;
  if (parts.length !== 2 || !small?.label || !wide?.label || small.label === wide.label) return undefined;
  return { label: `${small.label}/${wide.label}`, isPlain: small.isPlain && wide.isPlain };
}

/** Reads a text as a size of clothes or shoes; undefined: it is none ("128 GB", "M8", "27 pouces", "10 x 20 cm"). */
export function readClothingSize(written: string): ClothingSize | undefined {
  if (written.length > 40) return undefined;
  const text = fold(written);
  if (text === '') return undefined;
  const named = readLetter(text);
  if (named) return named;
  if (plainNumber.test(text)) return isNumberOfPeople(text) ? { label: text, isPlain: false } : undefined;
  const before = systemBefore.exec(text);
  if (before) return numbered(before[2] as string, before[1] as string);
  const behind = systemBehind.exec(text) ?? youthInSystem.exec(text);
  if (behind) return numbered((behind[1] as string).toUpperCase(), behind[2] as string);
  return readInSystems(text) ?? readCompound(text) ?? readTwice(text) ?? readExplained(text, readPart);
}

/** A part of a text that says a size twice. */
const readPart = (text: string): ClothingSize | undefined => readLetter(text) ?? readCompound(text);

/** The signs between one size in several systems, "EU 40 | US 7", "42.5 (UK 8.5)". */
const betweenSystems = /\s*[|/;,(]\s*|\s+-\s+/;
/** "40.5 EU", "4Y US": a number, of youths or children perhaps, before its system. */
const numberInSystem = new RegExp(`^(${number})[yc]? ?${system}$`);
const maxSystems = 5;

/** One size as several systems call it, each by its name: its own where French shops write it without one, else the first. */
function readInSystems(text: string): ClothingSize | undefined {
  const parts = text.replace(/\)$/, '').split(betweenSystems);
  if (parts.length < 2 || parts.length > maxSystems) return undefined;
  const read = parts.map((part) => {
    const [, behind, namedBehind] = numberInSystem.exec(part) ?? [];
    const [, named = namedBehind ?? '', size = behind ?? part] = systemBefore.exec(part) ?? [];
    return plainNumber.test(size) ? { named, size } : undefined;
  });
  const sizes = read.filter((each) => each !== undefined);
  if (sizes.length < parts.length || new Set(sizes.map(({ named }) => named)).size < parts.length)
    return undefined;
  const own = ownNumber(sizes, (named) => ownSystems.has(named));
  return own && numbered(own.size, own.named);
}

/** "06" is 6. */
const fromTo = (first: string, last: string | undefined): string =>
  [first, last].flatMap((each) => (each === undefined ? [] : [Number(each)])).join('-');

/** Sizes of two parts, and children's by their age. */
function readCompound(text: string): ClothingSize | undefined {
  const [, waist, length, otherWaist, otherLength] = waistAndLength.exec(text) ?? [];
  if (waist ?? otherWaist) {
    const long = length ?? otherLength;
    return { label: `W${waist ?? otherWaist}${long ? `/L${long}` : ''}`, isPlain: true };
  }
  const [, ofOneLength] = filledUp.exec(text) ?? [];
  if (ofOneLength) return { label: letterOf(ofOneLength), isPlain: true };
  const [, around, along] = inchesOfTrousers.exec(text) ?? filledUpTrousers.exec(text) ?? [];
  if (around && along) return { label: `W${around}/L${along}`, isPlain: false };
  const [, ofWomen, ofLarger] = shortened.exec(text) ?? [];
  if (ofWomen) return { label: fromTo(ofWomen, ofLarger), isPlain: false };
  const [, age] = toddlers.exec(text) ?? [];
  if (age) return { label: `${age} ans`, isPlain: false };
  const lettered = readLetters(text);
  if (lettered) return lettered;
  const [, first, second, roundFirst, diameterSecond] = ringSize.exec(text) ?? [];
  const [diameter, round] = [first ?? diameterSecond, second ?? roundFirst];
  // Millimetres across and around: French shops say the second.
  if (diameter && round && Math.abs(Number(diameter) * Math.PI - Number(round)) <= 2.5)
    return { label: round, isPlain: false };
  const [, from, to] = range.exec(text) ?? [];
  if (from && to) return isNumberOfPeople(to) ? { label: `${from}-${to}`, isPlain: false } : undefined;
  const [, least] = andOlder.exec(text) ?? [];
  if (least) return { label: `${Number(least)}+`, isPlain: false };
  const [, ofUsualWidth] = usualWidth.exec(text) ?? [];
  if (ofUsualWidth) return { label: ofUsualWidth, isPlain: false };
  const [, youngest, oldest] = years.exec(text) ?? [];
  if (youngest) return { label: `${fromTo(youngest, oldest)} ans`, isPlain: /\bans?$/.test(text) };
  if (newborn.test(text)) return { label: '0 mois', isPlain: false };
  const [, ofYoungest] = firstMonths.exec(text) ?? [];
  if (ofYoungest) return { label: `0-${ofYoungest} mois`, isPlain: false };
  const [, youngestOfMonths, oldestOfMonths] = months.exec(text) ?? [];
  if (youngestOfMonths)
    return { label: `${fromTo(youngestOfMonths, oldestOfMonths)} mois`, isPlain: text.includes('mois') };
  const [, band, letterOfCup] = cup.exec(text) ?? [];
  return band && letterOfCup ? { label: `${band}${letterOfCup.toUpperCase()}`, isPlain: false } : undefined;
}

/** The one spelling of what somebody asks for; what is no size stays as it is, and no product has it. */
export const spellSize = (asked: string): string => readClothingSize(asked)?.label || asked;
