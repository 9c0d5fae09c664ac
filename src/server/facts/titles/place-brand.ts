import { colourOfWord } from '../../language/colour-words.ts';
import { titleUnits } from '../../language/unit-spellings.ts';
import { nounOfTitle } from '../categories/nouns/noun-of-title.ts';
import { foldBrand, foldName } from '../fold-name.ts';
import { findBrand, isNamedOtherwise, type Named } from './find-brand.ts';
import { isMixed, languagesOf } from './title-language.ts';
import { acronyms, isRealWord, isTwin, languageOfWord, smallWords } from './title-vocabulary.ts';
import { wordsOf } from './title-words.ts';
import { beginsAsNoWord, endsAsNoWord } from './word-looks.ts';

/** Behind these stands what the thing is made for. */
const madeFor =
  /(?<!\p{L})(?:pour|for|compatible(?: avec| with)?|fits|convient à|with|avec|de|of|to|chez)\s*(?:les |the )?$/iu;
const endingKind = /^(.{3,}?)\s+[-–|]\s+(\p{L}[\p{L} '’-]{2,30})$/u;
const edges = /^[\s,:;|/–—-]+|[\s,:;|/–—(-]+$/gu;
const isLetterOrDigit = (character: string | undefined) =>
  character !== undefined && /[\da-z]/i.test(character);
const trim = (text: string) =>
  isLetterOrDigit(text[0]) && isLetterOrDigit(text.at(-1)) ? text : text.replace(edges, '');
const hasDigit = /\d/;

/** "241B7 - Philips - 241B7 IPS": the model, the brand, and then the whole title. */
function withoutRepeatedModel(title: string, brand: string): string {
  const parts = title.includes('-') ? title.split(/\s+-\s+/) : [];
  const at = parts.findIndex(
    (part, i) => i > 0 && i < parts.length - 1 && isOnly(findBrand(part, brand), part),
  );
  if (at < 0) return title;
  const before = parts.slice(0, at).join(' ');
  const model = foldName(withName(before, findBrand(before, brand), ' '));
  const rest = parts.slice(at + 1).join(' - ');
  const isRepeated = foldName(rest).includes(model) || foldName(rest).endsWith(model);
  return isRepeated ? `${parts[at]} ${trim(rest)}` : title;
}

/** Whether a text consists of these places. */
const isOnly = (places: readonly Named[], text: string) =>
  places.reduce((sum, { index, end }) => sum + end - index, 0) === text.length;

/** "Fridges And Freezers C7280F2P", "Dishwashers STA6443": things stand on a shelf. */
const shelf =
  /^(?:\p{L}+s (?:and|et|&) \p{L}+s (?=\S*\d)|fridges and freezers |(?:dishwashers|microwaves|ovens|freezers|fridges|refrigerators|washing machines) (?!and ))/iu;

/** Without a shelf behind the brand. */
function withoutShelf(title: string, brand: string): string {
  if (!title.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return title;
  const rest = title.slice(brand.length + 1);
  return shelf.test(rest) ? `${brand} ${rest.replace(shelf, '')}` : title;
}

const maxTypedWrongLength = 4;

/** "Lgitech C270", "Dorr": a brand in front with a letter wrong, missing, too many or in another place. */
function mendBrand(title: string, brand: string): string {
  const [first = ''] = wordsOf(title);
  if (!title.startsWith(first) || first === brand || brand.includes(' ')) return title;
  const [written = '', right = ''] = [first, brand].map((name) => foldBrand(name));
  const isMeant = written === right || (right.length > maxTypedWrongLength && isNearly(written, right));
  return isMeant ? brand + title.slice(first.length) : title;
}

/** Whether one typing error makes one word the other. */
export function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rests = (inA: number, inB: number) => a.slice(start + inA) === b.slice(start + inB);
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && rests(2, 2);
  return isSwapped || (start > 0 && (rests(1, 1) || rests(1, 0) || rests(0, 1)));
}

/** A kind in front of the brand stands behind the model, where it is of the same language: "Galaxy S7 smartphone 64 Go". */
function placeKind(rest: string, kind: string, isUsual: (kind: string) => boolean): string {
  const words = rest.split(' ');
  const isShouted = rest === rest.toUpperCase();
  const said = new Set(foldName(rest).split(' '));
  const isSaid = foldName(kind)
    .split(' ')
    .every((word) => said.has(word));
  // "Minitower PC", "Cell Phone".
  const isOther =
    (said.has('pc') && foldName(kind).startsWith('ordinateur')) ||
    (said.has('phone') && foldName(kind) === 'smartphone');
  const isNeeded = !isOther && (words.length < fewWords || isUsual(kind));
  if (isSaid || !isNeeded || isMixed(languagesOf(`${kind} ${rest}`))) return rest;
  const end = words.findIndex(
    (word, i) =>
      i > 0 && (isThousands(words.slice(i, i + 3)) || !isPartOfModel(word, words[i + 1], isShouted)),
  );
  const at = end < 0 ? words.length : end;
  const model = words.slice(0, at).join(' ');
  return [model.replace(/,$/, ''), lowerFirst(kind), ...words.slice(at)].join(' ');
}

/** English ones too, but for their accents: "Câble". */
const isFrench = (word: string) => languageOfWord(word) === 'fr' || isTwin(word) || word === 'webcam';

/** French words, acronyms among them: "Refroidissement CPU". */
const isKind = (text: string) => {
  const words = foldName(text).split(' ');
  return (
    isFrench(words[0] ?? '') &&
    words.every((word) => (isFrench(word) || acronyms.has(word)) && !colourOfWord.has(word))
  );
};

/** "850 B5 850 W - Alimentation": a merchant's shelf behind the title. */
function placeEndingKind(title: string, isUsual: (kind: string) => boolean): string {
  const [, rest = title, kind = ''] = endingKind.exec(title) ?? [];
  return kind !== '' && isKind(kind) ? placeKind(rest, kind, isUsual) : title;
}

/** Where a title says less than this, its kind is worth saying. */
const fewWords = 3;
/** "B287K bmiipprzx". */
const isLettersOfModel = (word: string) =>
  /^\p{Ll}{5,}$/u.test(word) && (beginsAsNoWord(word) || endsAsNoWord(word)) && !isRealWord(foldName(word));
const isOfModel = (word: string, isShouted: boolean) =>
  isLettersOfModel(word) ||
  (/^(?=.*\p{Lu}|\p{L}+-?\d)[\p{L}\p{N}.+/-]+$/u.test(word) &&
    word !== 'Micro' &&
    ((!isShouted && word === word.toUpperCase()) || languageOfWord(foldName(word)) === undefined));
/** "4+" follows "4" in a maker's line. */
const isNumber = (word: string) => /^(?:\d+(?:[.,]\d+)?|\d\+)$/.test(word);
const isUnit = (word: string) => {
  const folded = foldName(word);
  return titleUnits.has(folded) || folded === 'pouces' || folded === 'pouce';
};
/**
 * Whether a plain number belongs to the model before it: "iPhone 16 256 Go", "Durable 5 (2025)", "Durable 5 vert", "Simple 2
 * AZERTY", but neither "27 pouces" nor "4 ports".
 */
function isNumberOfModel(next = ''): boolean {
  if (next === '' || /^[\d(["]/.test(next)) return true;
  const folded = foldName(next);
  return /^\p{Lu}/u.test(next) || colourOfWord.has(folded) || smallWords.has(folded);
}
const isPartOfModel = (word: string, next: string | undefined, isShouted: boolean) =>
  isNumber(word)
    ? !isUnit(next ?? '') && !/^[x×]$/i.test(next ?? '') && (/^\d{3,}$/.test(word) || isNumberOfModel(next))
    : isOfModel(word, isShouted);
/** "27 000 mAh": one amount, in two words. */
const isThousands = ([first = '', second = '', unit = '']: readonly string[]) =>
  /^\d{1,3}$/.test(first) && second === '000' && isUnit(unit);
/** "Les Gourmandises", "La Belle": an article before a capital begins a name. */
const beginsWithArticle = /^(?:Les?|La|Une?|L['’]) ?\p{Lu}\p{Ll}/u;
/** "Souris Sans Fil": the words behind the kind have capitals as well, and not only a colour. */
const isTitleCase = (title: string) =>
  title
    .split(' ')
    .slice(1)
    .some((word) => {
      const folded = foldName(word);
      return /^\p{Lu}\p{Ll}{3,}$/u.test(word) && languageOfWord(folded) === 'fr' && !colourOfWord.has(folded);
    });
/** A kind of thing behind a brand has no capital: "Tavik souris sans fil". */
const withoutCapital = (title: string) =>
  !beginsWithArticle.test(title) &&
  languageOfWord(foldName(wordsOf(title)[0] ?? '')) === 'fr' &&
  !isTitleCase(title)
    ? lowerFirst(title)
    : title;
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * A title with its brand in front, once and in its own spelling: "Écran Philips 241B7 27 pouces", "241B7 - Philips - 241B7
 * 27 pouces" → "Philips 241B7 …". Stays as it is where the brand is only what a thing is for.
 * @param isUsual whether most merchants name the product's kind like that
 */
export function placeBrand(given: string, brand: string, isUsual: (kind: string) => boolean): string {
  if (brand === '') return given;
  const bare = withoutShelf(given, brand);
  if (isPlaced(bare, brand)) return withoutFirstName(bare, brand);
  const title = withoutRepeatedModel(mendBrand(bare, brand), brand);
  const all = findBrand(title, brand);
  if (all.length === 0) return withoutFirstName(`${brand} ${withoutCapital(trim(title))}`, brand);
  const found = all.filter(({ index }) => index === 0 || !madeFor.test(title.slice(0, index)));
  const [first] = found;
  if (!first) return withName(title, all, brand);
  const bracketed = withoutBracketed(title, first, brand);
  if (bracketed !== undefined) return bracketed;
  const before = trim(title.slice(0, first.index));
  const after = trim(withoutOthers(title, found));
  if (after === '') return before === '' ? brand : `${brand} ${before}`;
  if (before === '') return withoutFirstName(`${brand} ${placeEndingKind(after, isUsual)}`, brand);
  // A model or a description that begins before the brand.
  if (hasDigit.test(before) || wordsOf(before).length > 4) return `${brand} ${before} ${after}`;
  // "Fear of God Essentials Tee Sand": a name of several words, of which the brand is the end.
  if (isNameOfSeveral(before)) return withName(title, all, brand);
  // "Avensys Hotpoint FDUD 51110": a line of the maker.
  if (/^\d/.test(after) && isShortName(before)) return title;
  const isLine = /^\p{L}{5,}$/u.test(before) && !isRealWord(foldName(before)) && !isKind(before);
  return isLine ? `${brand} ${before} ${after}` : `${brand} ${placeKind(after, before, isUsual)}`;
}

/** A title that has its brand in brackets; undefined: it has it elsewhere. What else stands in them stays there. */
function withoutBracketed(title: string, { index, end }: Named, brand: string): string | undefined {
  const before = title.slice(0, index);
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
  if (open < 0 || /[)\]]/.test(before.slice(open))) return undefined;
  const isAll = open === index - 1 && /^[)\]]/.test(title.slice(end));
  const front = title.slice(0, open).trimEnd();
  if (!isAll || madeFor.test(`${front} `)) return madeFor.test(`${front} `) ? title : `${brand} ${title}`;
  return `${brand} ${trim(front + title.slice(end + 1))}`;
}

/** "Air Jordan 4": a word of few letters that names no thing belongs to the name, and a number stays behind the brand. */
const isShortName = (word: string) =>
  /^\p{Lu}\p{Ll}{1,3}$/u.test(word) && !acronyms.has(foldName(word)) && nounOfTitle(word) === undefined;

/** "Fear of God", no kind of thing: words with capitals around small ones in between. */
const isNameOfSeveral = (words: string) =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:of|and|the|du|de|des|et) (?:the )?\p{Lu}\p{L}+$/u.test(words) &&
  nounOfTitle(words) === undefined;

/** What firms add to their names. */
const firmWords = new Set(
  'electronics electronic computer computers industries france europe telecom designs design group groupe company corporation corp inc ltd'.split(
    ' ',
  ),
);

/**
 * "Incase Designs Incase Pop Case", "Tripp Lite … Cable, 8 m Lite": the first of a brand's words once more, the last at the
 * end. A word of a dictionary alone is one of the title: "Lac" of "Lac Bleu Vêtements Lac d'été".
 */
function withoutFirstName(title: string, brand: string): string {
  const names = brand.split(' ');
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2) return title;
  const rest = title.slice(brand.length + 1);
  const written = rest.toLowerCase().split(' ');
  const shared = names.findIndex((name, i) => name.toLowerCase() !== written[i]);
  const isFirmName = () => names.slice(1).every((name) => firmWords.has(foldName(name)));
  const isName = () => isFirmName() || !isRealWord(foldName(first));
  const isAgain = shared > 1 || (shared === 1 && first.length > 2 && isName());
  const behind = rest.split(' ').slice(shared).join(' ');
  const again = isAgain && behind !== '' ? behind : rest;
  return `${brand} ${again.endsWith(` ${last}`) ? again.slice(0, -last.length - 1) : again}`;
}

const minParted = 6;
/** "Beafon SL250 … Bea Fon": a long name once more, in two words. */
const isNamedInParts = (title: string, brand: string) =>
  brand.length >= minParted &&
  !brand.includes(' ') &&
  title.toLowerCase().includes(` ${brand.slice(0, 3).toLowerCase()}`, brand.length);

/** The usual case, told fast: the brand in front and nowhere else, and nothing behind a dash. */
const isPlaced = (title: string, brand: string) =>
  title.startsWith(`${brand} `) &&
  !isNamedInParts(title, brand) &&
  /^[\p{L}\d]/u.test(title.slice(brand.length + 1)) &&
  !title.includes(' - ') &&
  !title.toLowerCase().includes(brand.toLowerCase(), brand.length) &&
  !isNamedOtherwise(title, brand);

/** The text from each of these places on up to the next one. */
const textsBehind = (title: string, places: readonly Named[]) =>
  places.map(({ end }, i) => title.slice(end, places[i + 1]?.index));

/** The title with the brand in its own spelling wherever it stands. */
const withName = (title: string, places: readonly Named[], brand: string) =>
  [title.slice(0, places[0]?.index), ...textsBehind(title, places)].join(brand);

/** What stands behind the first of these, without the others. */
const withoutOthers = (title: string, places: readonly Named[]) =>
  textsBehind(title, places)
    .map((part) => part.trim())
    .join(' ')
    .replace(/ - (?:- )+/g, ' - ');
