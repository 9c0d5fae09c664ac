import { withoutSentence } from '../../../../../contract/catalogue/sentences.ts';
import { plainLetters } from '../../../../../contract/plain-letters.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { parseRefused } from './refused.ts';

/** What French shortens, typed without its apostrophe: "cartouche d encre". No "Verbatim D alkaline", no vitamin, no size. */
const shortened = /(?<![\p{L}\d'’-])(?<!(?:vitamines?|taille|size) )([dl]) (?=[aeéèêiîoôuhœ]\p{L}{2})/gu;

/** The same at the end of what is being typed: "brosse à d", "maillot d'". */
const begunShort = /(?<=[\p{L}\d] )(?<!(?:vitamines?|taille|size) )[dl]['’]?\s*$/iu;

/** What is being typed without the letter at its end that may be a small word; undefined: it ends with none. */
export function withoutBegunShort(text: string): string | undefined {
  const left = text.replace(begunShort, '');
  return left === text ? undefined : left;
}

/** Units as they are spoken: "1 téra", "16 gigas", "2 tera octets", "1m50". */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?gigas?(?:[\s-]?octets?)?(?![\p{L}\d])/giu, ' go'],
  [/(?<=\d)\s?t[eé]ras?(?:[\s-]?octets?)?(?![\p{L}\d])/giu, ' to'],
  [/(?<![\p{L}\d,.])(\d{1,2})m(\d{2})(?![\p{L}\d,.])/giu, '$1,$2 m'],
];

/** So many of an amount, typed as one: "2x8go", "6x75cl"; "10x15 cm" is a size. */
const timesAmount =
  /(?<![\p{L}\d,.])(\d{1,2})x(?=\d{1,4}(?:[.,]\d{1,2})?\s?(?:[gt][bo]|[cm]?l|k?g)(?![\p{L}\d]))/giu;

/** Inches as people shorten them, where a screen is named: "tv 4k 55p"; "1080p" has more digits. */
const screenWords =
  /(?<!\p{L})(?:tv|t[eé]l[eé](?:vis(?:ion|eur)s?)?s?|televisions?|[eé]crans?|moniteurs?|monitors?|oled|qled)(?!\p{L})/iu;
const shortInches = /(?<![\p{L}\d,.])(19|[2-9]\d)\s?po?(?![\p{L}\d])/giu;

/** "Thé" without its accent, where French stands beside it: "the vert", "boite a the". */
const tea =
  /(?<!\p{L})the(?= (?:vert|noir|blanc|rouge|glac[eé]|bio|en vrac|à|a la)(?!\p{L}))|(?<=\p{L} (?:à|a|de) )the(?!\p{L})/giu;

/** Wine, alone or where it comes from, its year or size follows: "rosé champagne", "rosé gold" and "rosé lipstick" say what else it is. */
const roseWine = /^\s*rosés?(?=\s*$|\s(?:d['’]|(?:de|du|des|en|bio|aoc|aop|igp)(?!\p{L})|\d))/iu;

/** What has a wire, where "fil" alone would find what has none; a "fil de pêche" is another thing. */
const wired = /(?<!\p{L})avec (?:un )?fil(?!\p{L}| d['’]| de )/giu;

/** Small words as phones shorten them, between others: "coque pr iphone"; no code, which has capitals or a number beside it. */
const shortSmallWord = /(?<=\p{L}{2} )(pr|avc)(?= \p{L}{2})/gu;
const smallWords = new Map([
  ['pr', 'pour'],
  ['avc', 'avec'],
]);

const notWireless = /(?<=[\p{L}\d] )pas sans fil(?!\p{L})/giu;
const notWired = /(?<=[\p{L}\d] )(?:pas|non)[ -]filaires?(?!\p{L})/giu;

/** Without what it asks not to find: else that would be found first. */
function withoutRefused(text: string): string {
  const left = parseRefused(text).left.replace(notWireless, 'filaire').replace(notWired, 'sans fil');
  return left.trim() === '' ? text : left;
}

/** What a code is called where it was copied from: "EAN : 3612…", "réf. GV-N4070", "SKU KU533AA"; no "tesla model 3", nor "acme reference r-50", "reflex-2000". */
const codeLabel =
  /(?<![\p{L}\d])(?:code[- ]?barres?|barcode|(?:(?:code|n[°o]|num[eé]ro)\s)?(?:e-?an|gtin|upc|gencod|sku|mpn|asin)(?:[- ]?1[0-4](?!\d))?|r[eé]f(?:érence|erence(?=\s?:|\s(?:fabricant|produit|article)))?\.?(?:\s(?:fabricant|produit|article))?|p\/n|part\s(?:number|no\.?)|(?:mod[eè]le|model)(?=\s?:))(?:\s?[.:#°]\s?|\s|(?=\d{8}))(?=[\p{L}\d-]{0,12}\d[\p{L}\d-]{2})/giu;

/** An EAN as it is printed: "3 612345 678901". */
const spacedCode = /^\s*\d(?:[ \u00a0-]?\d){11,13}\s*$/u;

/** Words spelt as they sound, with "é" at the end: "clavié" for "clavier". */
const heardEr = /(?<!\p{L})\p{L}{3,20}é(?!\p{L})/gu;

function withHeardEr(word: string): string {
  const plain = plainLetters(word).toLowerCase();
  return !isKnownWord(plain) && isKnownWord(`${plain}r`) ? `${word.slice(0, -1)}er` : word;
}

/** Where French stands beside it, "the" is tea, and "rosé" is wine; a wire is what "avec fil" says; an ending is spelt as it sounds. */
function respelt(text: string): string {
  const drink = /the/i.test(text) ? text.replace(tea, 'thé') : text;
  const thing = /fil/i.test(drink) ? drink.replace(wired, 'filaire') : drink;
  return /é/i.test(thing) ? thing.replace(roseWine, 'vin rosé').replace(heardEr, withHeardEr) : thing;
}

/** What is asked of a text as it was typed. */
export function askedText(typed: string): string {
  const said = withoutRefused(
    withoutSentence(typed.replace(shortSmallWord, (word) => smallWords.get(word) ?? word)),
  );
  const text = respelt(said.replace(shortened, "$1'"));
  if (!/\d/.test(text)) return text;
  const code = text.replace(codeLabel, ' ').trim();
  if (code !== text && code !== '') return askedText(code);
  if (spacedCode.test(text)) return text.replaceAll(/\D/g, '');
  const counted = text.replace(timesAmount, '$1 x ');
  const asked = spoken.reduce((left, [pattern, unit]) => left.replace(pattern, unit), counted);
  return screenWords.test(asked) ? asked.replace(shortInches, '$1 pouces') : asked;
}
