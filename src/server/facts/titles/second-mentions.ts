import { colourOfWord } from '../../language/colour-words.ts';
import { foldName } from '../fold-name.ts';
import { languagesOf } from './title-language.ts';
import { isRealWord, isTwin, languageOfWord, openEnds } from './title-vocabulary.ts';
import { withoutRepeats, wordsOf } from './title-words.ts';

/** A kind of thing in small letters in the midst of a title, with the word before it. */
const kindAgain =
  / ([\p{L}\d/-]+) (cable|câble|cartridge|cartouche|phone|smartphone|mouse|keyboard|printer|monitor|audio|adapter|tape|lamp|antenna|battery|paper|filter)(?=[\s,]|$)/giu;
/** With these in front, in small letters behind, product databases name kinds. */
const ofDatabases =
  /^(?:networking|network|printer|signal|audio|power|serial|coaxial|household|video|printing|camera|vga)$/i;
/** "6980 Printer inkjet printer". */
const kindBefore =
  / printer (?=(?:inkjet|laser|photo|label|large format|multifunction|dot matrix) printer(?!\p{L}))/iu;
const madeOf = /(?:^|\s)(?:for|pour|to|with|avec|and|et|or|ou|of|de|-|\/|\+|&)$/iu;

/** No title ends so: what was taken out behind it belonged there ("macaroni au fromage"). */
const leftOpen = new RegExp(String.raw`(?:\s(?:${openEnds})|[-–—+&/|:])\s*$`, 'iu');

/** A kind that was said before goes: "Patch Cable Gray networking cable 4 m", "home audio set Home audio micro system". */
export function withoutSecondKind(given: string): string {
  const title = given.length > maxReadLength ? given : withoutMentions(given);
  return title !== given && leftOpen.test(title) && !leftOpen.test(given) ? given : title;
}

function withoutMentions(given: string): string {
  const said = hasParts.test(given) ? withoutRepeats(withoutSecondPart(given)) : given;
  const once = hasWordTwice(said) ? withoutSecondWords(said) : said;
  const title = withoutSecondPhrase(withoutEchoes(withoutSecondLength(once)));
  return title.replace(kindAgain, (whole, first: string, kind: string, at: number) => {
    const before = title.slice(0, at);
    const words = before
      .toLowerCase()
      .split(/[^\p{L}\d/]+/u)
      .map(stem);
    const isSaid = words.includes(stem(kind)) && (ofDatabases.test(first) || words.includes(stem(first)));
    return isSaid && !madeOf.test(before) ? '' : whole;
  });
}

/** "22-inch … 55.9 cm (22")": the inches were said. */
const inchesAgain = /(?<![\d.,])(\d{2}(?:\.\d)?)(?:-inch|["”])(.*?) \d{2,3}(?:\.\d)? cm \(\1(?:\.\d)?"\)/iu;
/** "Cat 6 … Cat6", "Core i5-7600 i5". */
const categoryAgain = /(?<!\p{L})(cat)[ .]?(5e|6a?|7|8)(?!\d)(.*?) cat ?\2(?![\p{L}\d])/iu;
const familyAgain = /(i[3579]-\d{3,5}\p{L}*) i[3579](?![\p{L}\d-])/gu;
/** "SKZ81240F0 SKZ81240FO". */
const codeAgain = /(?<![\p{L}\d])(?=\p{L}*\d)([\p{Lu}\d]{6,20}) ([\p{Lu}\d]{6,20})(?![\p{L}\d])/gu;
/** "… 6 ft Patch Cable - 6ft Patch Cord": a part that begins with an amount that was said. */
const partAgain = / - (\d+(?:\.\d+)?) ?(ft|m|cm|mm|W|GB|TB)(?= \p{L})[^-]*$/u;
const fibreAgain = /(?<=\bfib(?:er|re)\b.{0,60}\bcable\b.{0,40}) fibre optic(?: cable)?(?=[\s,]|$)/iu;
/** "electric toothbrush Adult Sonic toothbrush". */
const lastAgain =
  /(?<=(?<!\p{L})(\p{Ll}{6,})(?!\p{L}).{4,60}(?<!\b(?:for|pour|to|with|avec|and|et|of|de))) \1$/u;
/** "512MB DDR2 memory module 0.5 GB". */
const gigabytesAgain = /(?<=(?<!\d)(\d{2,3}) ?MB\b.{1,50}) (\d\.\d{1,2}) GB\b/u;
/** "GeForce RTX 3080 Gaming X GeForce RTX 3080". */
const wordsAgain =
  /(?<=(?<![\p{L}\d])(\p{L}{3,} \p{L}{2,} \d{3,}(?: Ti| XT)?) .{1,50}) \1(?![\p{L}\d])(?! (?:Ti|XT))/u;
/** "Quad Core 4 Core". */
const coresAgain = /(core) \d{1,2}[- ]cores?(?!\p{L})/giu;
/** "RTX 3070 Gaming X GeForce RTX 3070". */
const chipAgain =
  /\b((?:RTX|GTX|RX|GT) \d{3,4}(?: Ti| Super| XT)?)( .*?)? (?:GeForce |Radeon )?\1(?![\p{L}\d])(?! (?:Ti|Super|XT))/iu;
/** "DDR2-533 memory module 533 MHz". */
const frequencyAgain = /\b(DDR\d?-)(\d{3,4})( .*)? \2 ?MHz(?!\p{L})/u;
/** "Athlon X4 880K Athlon X4", "V V15", "Compaq Pro Compaq 6005 Pro". */
const familyAndNumberAgain =
  /(?<![\p{L}\d])(\p{Lu}\p{L}{3,} (?:\p{L}{1,3}\d|\d{2})[^\s,)]*)( .{1,60}?) \1(?![\p{L}\d])/u;
/** "SL250 … SL250". */
const codeTwice =
  /(?<=(?<![\p{L}\d/-])(?=\S{5})(\p{Lu}{2,}\d{2,}[\p{Lu}\d]*) (?:(?!->| to |\/).){2,40}) \1(?![\p{L}\d/-])/u;
/** "Kazam Trooper X5.5 … KAZAMTROOPERX55". */
const isSaidBefore = (word: string, before: string): boolean => {
  const said = foldName(before).replaceAll(' ', '');
  const name = word.trim().toLowerCase();
  return said.startsWith(name) || said.endsWith(name);
};
const wordsInOne = / [\p{Lu}\d]{9,}(?= |$)/u;
/** "Green / Green". */
const colourTwice = / \/ (\p{L}+)$(?<= \1 \/ \1)/u;
/** "KD 65X8509C KD65X8509C". */
const partedBefore = /(?<![\p{L}\d])(\p{L}{1,5})[ -]((?=\p{L}*\d)[\p{L}\d]{3,}) (?=\1\2(?![\p{L}\d]))/giu;
/** "UH630V 40UH630V". */
const endOfCodeBefore = /(?<![\p{L}\d])(?=\p{L}+\d)([\p{Lu}\d]{5,}) (?=[\p{Lu}\d]{1,4}\1(?![\p{L}\d]))/gu;
const initialAgain = /(?<![\p{L}\d])(\p{Lu}{1,3}) (?=\1\d)/iu;
const lineAgain = /^(\S+ )(\p{Lu}\p{Ll}+) (\p{L}+) \2 (?=\d\S* \3)/u;
/** "38.5M Cache 2.50 GHz 38.5 MB L3". */
const cacheAgain = /(?<![\d.])(\d+(?:\.\d+)?)( ?MB? Cache\b.*) (\d+(?:\.\d+)?) ?MB L[123](?!\d)/u;
const withZeros = (code: string) => code.replaceAll('O', '0');

/** Without a colour at the end that was said before: "Patch cable Grey 2.1 m Gray". */
function withoutSecondColour(title: string): string {
  const [end, colour = ''] = / (\p{L}+)$/u.exec(title) ?? [];
  const key = colourOfWord.get(foldName(colour));
  if (end === undefined || key === undefined) return title;
  const before = title.slice(0, -end.length);
  const isSaid = wordsOf(before).some((word) => colourOfWord.get(foldName(word)) === key && word.length > 2);
  const isInName =
    isOtherThing(before) || /(?:[/+&]\s?\S+| - \S+|light|dark|pale|hot|rose|deep|matte?)$/iu.test(before);
  return isSaid && !isInName && /[\p{L}\d)]$/u.test(before) ? before : title;
}

/** Whether a colour behind it is of another part in French, or a name: "verre blanc, couvercle blanc", "Vin rouge L'Auberge Rouge". */
function isOtherThing(before: string): boolean {
  const word = wordsOf(before).at(-1) ?? '';
  const { fr, en } = languagesOf(before);
  const isWord = /\p{Ll}{4}$/u.test(word) && before.endsWith(word) && !isAlike.test(word);
  return fr > en && isWord && languageOfWord(foldName(word)) !== 'en' && !isTwin(foldName(word));
}
/** Words of both languages behind which the colour of the whole stands. */
const isAlike = /^(?:original|compatible|laserjet)$/i;

const hasParts = /core|RTX|GTX|RX |GT |DDR|Cache/i;

/** Without a component that was said before. */
const withoutSecondPart = (title: string): string =>
  title
    .replace(coresAgain, '$1')
    .replace(chipAgain, '$1$2')
    .replace(frequencyAgain, '$1$2$3')
    .replace(cacheAgain, (whole: string, one: string, between: string, other: string) =>
      Math.abs(Number(one) - Number(other)) < 0.1 ? one + between : whole,
    );

/** Whether a word comes twice, which most titles have none of. */
function hasWordTwice(title: string): boolean {
  const words = title.toLowerCase().split(/[\s,;()]+/);
  return new Set(words).size < words.length;
}

/** Without a family, a line, a code or a noun that was said before. */
const withoutSecondWords = (title: string): string =>
  title
    .replace(familyAndNumberAgain, (whole: string, name: string, between: string) =>
      / \+ /.test(between) ? whole : name + between,
    )
    .replace(lineAgain, '$1$2 ')
    .replace(wordsAgain, '')
    .replace(codeTwice, '')
    .replace(kindBefore, ' ')
    .replace(colourTwice, '')
    .replace(lastAgain, (again: string) => (isRealWord(foldName(again)) ? '' : again));

/** Without a part at the end that begins with an amount that was said. */
const withoutSecondAmountPart = (title: string): string =>
  title.replace(partAgain, (part: string, number: string, unit: string, at: number) =>
    new RegExp(`(?<![\\d.])${number.replace('.', '\\.')} ?${unit}(?!\\p{L})`, 'iu').test(title.slice(0, at))
      ? ''
      : part,
  );

type Echo = readonly [sign: string, without: (title: string) => string];

/** What was said before in other letters, by what titles that may have it contain, in small letters. */
const echoes: readonly Echo[] = [
  [' cm (', (title) => title.replace(inchesAgain, '$1"$2')],
  ['cat', (title) => title.replace(categoryAgain, '$1 $2$3')],
  [' i', (title) => title.replace(familyAgain, '$1')],
  ['fib', (title) => title.replace(fibreAgain, '')],
  ['interface cards', (title) => title.replace(/(?<=\b(?:card|adapter)) interface cards\/adapter/i, '')],
  ['cable ties', (title) => title.replace(/(?<=\bCable Ties\b.*) cable tie$/u, '')],
  [' - ', withoutSecondAmountPart],
  [
    ' gb',
    (title) =>
      title.replace(gigabytesAgain, (amount: string, megabytes: string, gigabytes: string) =>
        Math.abs(Number(megabytes) / 1024 - Number(gigabytes)) < 0.01 ? '' : amount,
      ),
  ],
];

/** Without what was said before in other letters. */
function withoutEchoes(given: string): string {
  let title = withoutSecondColour(given);
  const lower = title.toLowerCase();
  for (const [sign, without] of echoes) if (lower.includes(sign)) title = without(title);
  return title
    .replace(partedBefore, '')
    .replace(initialAgain, '')
    .replace(endOfCodeBefore, '')
    .replace(wordsInOne, (word: string, at: number, whole: string) =>
      isSaidBefore(word, whole.slice(0, at)) ? '' : word,
    )
    .replace(codeAgain, (both, one: string, other: string) =>
      withZeros(one) === withZeros(other) ? one : both,
    );
}

/** Metres inside a title. */
const metres = / (\d+(?:[.,]\d+)?) (m|cm)(?= \p{Lu}| \p{L}+$|$)/gu;
const millimetresOf: Readonly<Record<string, number>> = { m: 1000, cm: 10, mm: 1 };
const millimetres = (amount: string, unit: string) =>
  Math.round(Number(amount.replace(',', '.')) * (millimetresOf[unit] ?? 1));

/** Without a length that was said before: "1.50 m networking cable 1.5 m Red". */
const withoutSecondLength = (title: string): string =>
  title.replace(metres, (length: string, amount: string, unit: string, at: number) => {
    const said = title.slice(0, at).matchAll(/(?<![\d.,x])(\d+(?:[.,]\d+)?) ?(m|cm|mm)\b/g);
    const isSaid = [...said].some(
      ([, each = '', its = '']) => millimetres(each, its) === millimetres(amount, unit),
    );
    return isSaid ? '' : length;
  });

const stem = (word: string) => word.toLowerCase().replace(/s$/, '');
const maxPhraseWords = 4;
/** Longer titles are none of people. */
const maxReadLength = 400;

/** "display privacy filters Frameless display privacy filter": the second of two equal phrases in small letters goes. */
function withoutSecondPhrase(title: string): string {
  const words = title.split(' ');
  const stems = words.map(stem);
  // Two words at least come twice, which most titles have none of.
  if (new Set(stems).size > stems.length - 2) return title;
  for (let length = maxPhraseWords; length > 1; length--)
    for (let at = 1; at + 2 * length <= words.length; at++) {
      const phrase = stems.slice(at, at + length);
      if (!phrase.every((word) => /^\p{L}{4,}$/u.test(word))) continue;
      const again = stems.findIndex(
        (_, i) => i >= at + length && phrase.every((word, n) => stems[i + n] === word),
      );
      const isEnd = again + length === words.length || /^\p{Lu}|\d/u.test(words[again + length] ?? '');
      if (again < 0 || !isEnd || madeOf.test(words.slice(0, again).join(' '))) continue;
      // "Media Converter network media converter".
      const from = again > at + length && ofDatabases.test(words[again - 1] ?? '') ? again - 1 : again;
      return [...words.slice(0, from), ...words.slice(again + length)].join(' ');
    }
  return title;
}
