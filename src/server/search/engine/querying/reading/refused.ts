import { withoutSentence } from '../../../../../contract/catalogue/sentences.ts';
import { plainLetters } from '../../../../../contract/plain-letters.ts';
import { allColours, colourOfWord } from '../../../../language/colour-words.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName } from '../../../../language/makers-names.ts';
import { singular } from '../../../../language/singular.ts';
import { brandKey } from '../../words/brand-key.ts';
import { isWanted, splitWords } from '../../words/scan-words.ts';

/**
 * What a text asks not to find: what is of the first of these brands that there is, by their keys, else what has the name in its title,
 * for each word one of the terms that say it.
 */
export type Refusal = { brands: readonly string[]; words: readonly (readonly string[])[] };

/** Before what is not wanted, behind what is: "téléphone sauf samsung et apple"; "tous sauf moi" and "tout sauf un ange" are titles. */
const excepting =
  /(?<=[\p{L}\d] )(?<!(?<!\p{L})(?:tou(?:te?s?|s)|rien|all|anything|everything) )(?:sauf|hormis|except(?:[eé]|\sfor)?|excluding|autres?\sque|other\sthan)\s(?!(?:[mt]oi|[nv]ous|elles?|lui|eux|you|me|us|them)(?!\p{L}))/giu;
const article = String.raw`(?:(?:les?|la|the|de|du|pour|for)\s|[dl]['’])?`;
const firstWord = new RegExp(String.raw`${article}([\p{L}\d-]{2,30})`, 'iuy');
const alsoRefused = /\s?,?\s(?:et|ou|ni|and|or|nor)\s/iuy;
/** The rest of a name of several words, up to what else is refused or the text's end: "the north face", but "sauf sony sans fil". */
const otherWords =
  /(?:\s(?!(?:et|ou|ni|and|or|nor|sans|avec|pour|en|with|without|for|in)\s)[\p{L}&'’-]{1,30}){1,3}(?=\s*$|\s(?:et|ou|ni|and|or|nor)\s)/iuy;
const maxNames = 4;

/**
 * "Smartphone pas apple": a maker or colour behind "pas"; "pas japonais" are stepping stones, "pas à pas nema 17" is a motor, "pas M6" and
 * "pas BSP" are threads, "premiers pas" are a child's, "ni cd" is in batteries, and "not to" in titles.
 */
const notOf =
  /(?<=[\p{L}\d] )(?:(?:mais|et|but|and|je\s(?:ne\s)?veux)\s)?(?:(?<!(?<!\p{L})(?:à|a|de|des|du|les?|un|ses|faux|(?:premier|1er|petit|grand)s?|double|mille|comptes?|compteurs?) )pas\s(?!m\d|bsp|npt|iso|un[cf])|(?:not|ni)\s|(hors|[àa]\spart|non)\s)(?:de\s|d['’]|une?\s|an?\s|les?\s)?(hp|lg|[\p{L}\d]{3,30})(?![\p{L}\d-])/giu;

const folded = (word: string): string => singular(plainLetters(word).toLowerCase());
const isColour = (word: string): boolean => colourOfWord.has(plainLetters(word).toLowerCase());
/** A word of no language. */
const isNameless = (word: string): boolean => /^\p{L}/u.test(word) && !isKnownWord(folded(word));

/** A known maker or a colour. */
const isSurelyRefused = (word: string): boolean =>
  isColour(word) || isMakersName(folded(word)) || /^(?:hp|lg)$/i.test(word);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The names that begin at a place of a text, and where they end. */
function namesAt(text: string, from: number): { names: string[]; end: number } {
  const names: string[] = [];
  let end = from;
  for (let at = from; names.length < maxNames; ) {
    const first = matchAt(firstWord, text, at);
    if (!first) break;
    end = at + first[0].length;
    // "Sauf samsung double sim", but "sauf konica minolta".
    if (!isSurelyRefused(first[1] ?? '')) end += matchAt(otherWords, text, end)?.[0].length ?? 0;
    names.push(text.slice(at, end));
    const join = matchAt(alsoRefused, text, end);
    if (!join) break;
    at = end + join[0].length;
  }
  return { names, end };
}

/** What is refused by a name; `isOnlyBrand`: a title may say it, "Why not Zoidberg". */
type RefusedName = { name: string; isOnlyBrand: boolean };

/** A text without what it asks not to find, and the names of that. */
export function parseRefused(text: string): { left: string; names: RefusedName[] } {
  const names: RefusedName[] = [];
  let [left, end] = ['', 0];
  for (const { index, 0: said } of text.matchAll(excepting)) {
    if (index < end) continue;
    const refused = namesAt(text, index + said.length);
    if (refused.names.length === 0) continue;
    left += text.slice(end, index);
    names.push(...refused.names.map((name) => ({ name, isOnlyBrand: false })));
    end = refused.end;
  }
  left += text.slice(end);
  left = left.replace(notOf, (refused, apart: string | undefined, word: string) => {
    const isSure = isSurelyRefused(word);
    // "Hors sol" and "non tissé" refuse nothing.
    if (!isSure && (apart !== undefined || !isNameless(word))) return refused;
    names.push({ name: word, isOnlyBrand: !isSure });
    return '';
  });
  return { left, names };
}

/** Terms of a colour and of its shades: "noir" refuses "black" as well, "bleu" also "marine". */
function termsOfColour(colour: string): string[] {
  const words = allColours
    .filter(({ key, of }) => key === colour || of === colour)
    .flatMap((each) => each.words);
  return [...new Set(words.flatMap((word) => splitWords(word, 1).map(({ lexeme }) => lexeme.term)))];
}

const maxNameWords = 6;
const leadingArticle = new RegExp(`^${article}`, 'iu');

/** Brands that a name may be, as they are folded: with its article or without; of no language also its beginning, "xiaomi double sim". */
function brandsOf(name: string): string[] {
  const bare = name.replace(leadingArticle, '');
  const words = bare.split(/\s+/);
  const shorter = isNameless(words[0] ?? '')
    ? words.slice(1).map((_, i) => words.slice(0, -1 - i).join(' '))
    : [];
  return [...new Set([name, bare, ...shorter].map(brandKey))];
}

function refusalOf({ name, isOnlyBrand }: RefusedName): Refusal {
  const terms = splitWords(name, maxNameWords)
    .filter(isWanted)
    .map(({ lexeme }) => lexeme.term);
  const words = terms.map((term) => {
    const colour = colourOfWord.get(term);
    return colour === undefined ? [term] : termsOfColour(colour);
  });
  const isOfColour = terms.length === 1 && terms.some((term) => colourOfWord.has(term));
  return { brands: isOfColour ? [] : brandsOf(name), words: isOnlyBrand ? [] : words };
}

/** What a text asks not to find, as it was typed. */
export const refusalsIn = (typed: string): Refusal[] =>
  parseRefused(withoutSentence(typed))
    .names.map(refusalOf)
    .filter(({ brands, words }) => brands.length > 0 || words.length > 0);
