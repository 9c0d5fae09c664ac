import { anyOf } from '../../language/any-of.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { findExactNoun } from '../categories/nouns/nouns.ts';
import { languageOfWord } from './title-vocabulary.ts';
import { lookOf, type WordLook } from './word-looks.ts';

/** What merchants put around a title that says nothing of the product; each at an end, beside a separator or bracket. */
const noise = anyOf`
  officiel|official|neuf
  new(?! (?:balance|era|look|rock|york|zealand|holland|nordic|orleans|world|super \S+ bros)\b)
  nouveau(?:té)?|(?:en )?promo(?:tion)?s?|d[ée]stockage|(?:stock )?clearance|(?:en )?soldes?|bon plan|top ventes?|exclusivit[ée]|exclu web
  livraison (?:rapide|gratuite|offerte|express|24 ?h|48 ?h)|free shipping|fast delivery|free delivery
  garantie? (?:constructeur )?\d{1,2} (?:ans?|mois)|garantie|(?:a\+{0,3} )?\d{1,2} years? (?:warranty|guarantee)
  (?:and |with )?\d{1,2} y(?:ea)?rs? (?:parts (?:and|&) labou?r|wrty|warr?anty|guarantee|gtee)
  en stock|in stock|vendeur pro|prix (?:cass[ée]|bas|choc|exceptionnel)|meilleur prix|best price|pas cher
  reconditionn[ée]e?s?(?: \S{1,3} neuf)?|refurbished|renewed|occasion|used
  (?:tr[èe]s )?bon [ée]tat|[ée]tat (?:correct|neuf|parfait)|(?:very )?good condition|(?:brand )?new condition
  excellent [ée]tat|comme neuf|parfait [ée]tat|grade [a-c]\+?|remis à neuf
  euronics|angebot|akcija|jaunums|brand new|discontinued|aktion|(?:hk|eu) stock|-\d{1,2} ?%|\d{1,2} ?% de r[ée]duction
`;
const separators = '\\s\\-–—|:,;!*•·/✅★☆➤►→';
/** When it is sent, with whatever stands behind it. */
const sent = 'exp[ée]di(?:é|e|tion)[^-|]{0,30}';
const joint = '(?:\\s+(?:et|ou|and|or|&)\\s+|\\s*(?:[-/]\\s*)?)';
const more = `(?:${joint}${noise}){0,4}`;
/** A few at most, and once when it is sent: of dozens there were more ways to take them apart than anybody has time for. */
const phrase = `(?:${noise}${more}(?:${joint}${sent}${more})?|${sent}${more})`;
const bracketed = new RegExp(`[[(【]\\s*${phrase}\\s*[!.]*[\\])】]`, 'giu');
const leading = new RegExp(`^[${separators}]*(?:${phrase})(?:\\s*[!:|*]+|\\s+[-–—|]|\\s+(?=\\S))`, 'iu');
const trailing = new RegExp(`(?:\\s+[-–—|/]\\s*|\\s*[,;!*|]\\s*|\\s+)(?:${phrase})[${separators}.]*$`, 'iu');
/** A sale in the middle, before the variant's name: "Collier - en soldes ! argent". */
const saleInside = /\s*[-–—|!,:](?:\s*[!-])?\s*(?:en )(?:soldes?|promo(?:tion)?s?)(?:\s*!+)?(?=\s)/giu;
/** "(+6€)": what the variant costs more is in its price. */
const surcharge = /\s*\(\s*\+ ?\d+(?:[.,]\d+)? ?(?:€|EUR|euros?)\s*\)/giu;
const edges = new RegExp(`^[${separators}.]+|[${separators}]+$`, 'gu');
const quoted = /^["“«](.*)["”»]$/u;
/** Shelves, which say nothing of what stands on them. */
const shelves = anyOf`
  divers|autres?|accessoires?|misc|papiers? (?:&|et) [ée]tiquettes|supports? (?:&|et) racks?|p[ée]riph[ée]riques?
  fournitures?(?: de bureau)?|composants?(?: pc)?|r[ée]seau|audio
`;
const miscellaneous = new RegExp(`^${shelves}\\s+(?=\\S+\\s+\\S)|\\s[-–|]\\s${shelves}$`, 'iu');

/** Takes a merchant's own name off the ends: "ElectroDirect - …", "… | ElectroDirect", "… chez ElectroDirect". */
function stripMerchant(title: string, merchant: string): string {
  if (merchant === '' || !title.toLowerCase().includes(merchant.toLowerCase())) return title;
  const name = RegExp.escape(merchant);
  return title
    .replace(new RegExp(`^\\W*${name}\\s*[-–—|:]\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*(?:[-–—|(]|\\bchez|\\bsur|\\bby|\\bfrom)\\s*${name}\\W*$`, 'iu'), '');
}

/** What is not one space: most titles have none of it. */
const otherSpaces = /\s{2,}|[^\S ]/g;
export const withSingleSpaces = (text: string): string => text.replace(otherSpaces, ' ');

const trimEdges = (title: string): string => withSingleSpaces(title.replace(edges, '').replace(quoted, '$1'));

/**
 * An offer's title without what its merchant put around it: "[Officiel] Acme X - Livraison rapide" → "Acme X". Stays as
 * it is where nothing would be left.
 */
export function stripTitle(title: string, merchant: string): string {
  const own = stripMerchant(title, merchant).replace(surcharge, '').replace(saleInside, '');
  let text = /[[(【]/.test(own) ? own.replace(bracketed, ' ') : own;
  for (let before = ''; before !== text; ) {
    before = text;
    text = trimEdges(text).replace(leading, '').replace(trailing, '');
  }
  const stripped = text.replace(miscellaneous, '');
  return stripped.length < 3 ? title : stripped;
}

const maxRepeatWords = 5;

/** Whether as many words as `length` from `at` on come twice in a row. */
function isRepeated(words: readonly string[], at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (words[i] !== words[i + length]) return false;
  return true;
}

/** Names that say a short word twice; at the beginning of a title a word said twice is a brand ("Zara Zara robe"). */
const doubled = /^\p{Lu}\p{Ll}{3,4}$/u;
const doubledNames = new Set('agar bora chow cous duran mahi pili ylang'.split(' '));
function isDoubled(word: string, at: number): boolean {
  const folded = word.toLowerCase();
  if (doubledNames.has(folded)) return true;
  return (
    at > 0 &&
    doubled.test(word) &&
    languageOfWord(folded) === undefined &&
    findExactNoun([folded]) === undefined
  );
}

/** "FirePro RG220A FirePro RG220A" → "FirePro RG220A". */
export function withoutRepeats(title: string): string {
  const folded = title.toLowerCase().split(' ');
  if (new Set(folded).size === folded.length) return title;
  const words = title.split(' ');
  for (let length = maxRepeatWords; length > 0; length--)
    for (let at = 0; at + 2 * length <= words.length; at++) {
      if (!isRepeated(folded, at, length)) continue;
      // "Tut Tut" is a name.
      const isTelling = length > 1 ? /\p{L}{3}/u : /\p{L}{4}|\p{Lu}{3}|^(?=.*\p{L})(?=.*\d).{6}/u;
      const repeated = words.slice(at, at + length).join(' ');
      // "Light Light Black" is an ink beside "Light Black".
      if (!isTelling.test(repeated) || repeated.toLowerCase() === 'light') continue;
      if (length === 1 && words[at + 1] === repeated && isDoubled(repeated, at)) continue;
      words.splice(at, length);
      folded.splice(at, length);
    }
  return words.join(' ');
}

/** A word as titles write it: "Wi-Fi", "d’encre", "2.5". */
export const titleWord = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu;

/** Titles and lines of descriptions of which more is asked at once. */
export const recentTitles = { max: 100, maxLength: 5_000 };

/** The words of a title as they are written; kept for what else is asked of the same title. */
export const wordsOf: (title: string) => readonly string[] = rememberRecent(
  recentTitles,
  (title) => title.match(titleWord) ?? [],
);

/** What these tell of who wrote them, kept as well. */
export const looksOf: (title: string) => readonly WordLook[] = rememberRecent(recentTitles, (title) =>
  wordsOf(title).map(lookOf),
);

/** Most titles have one, which is told without their words. */
const hasWordInSmallLetters = /\p{L}\p{Ll}{3}/u;

/** In capitals throughout, apart from codes and short words. */
export function isAllUpperCase(title: string): boolean {
  if (hasWordInSmallLetters.test(title)) return false;
  const telling = looksOf(title).filter(({ isTelling }) => isTelling);
  return telling.length >= 2 && telling.every(({ isUpper }) => isUpper);
}

/** Without any capital. */
export function isAllLowerCase(title: string): boolean {
  if (title !== title.toLowerCase()) return false;
  const cased = looksOf(title).filter(({ hasCase }) => hasCase);
  return cased.length > 1 || cased.some(({ hasDigit }) => hasDigit);
}

const cutShort =
  /(?:…|\.\.\.|[\s,;:&(+/-]|\b(?:avec|with|pour|for|et|and|de|du|des|of|à|en|la|le|les|the|(?<!\d ?)w))$/iu;

/** Cut by its merchant: "… avec", "(2 x 16", or in the middle of a word that another title has in full. */
export function isTruncated(title: string, others: readonly string[]): boolean {
  const text = title.trim();
  if (cutShort.test(text)) return true;
  if ((text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length) return true;
  const start = text.toLowerCase();
  const endsInNumber = /\s[\d.,]+$/.test(text);
  return others.some((other) => {
    if (endsInNumber && other.toLowerCase().startsWith(`${start} `)) return true;
    if (other.length <= start.length || other.slice(0, start.length).toLowerCase() !== start) return false;
    return /^[\p{L}\p{N}]{2}$/u.test(other.slice(start.length - 1, start.length + 1));
  });
}
