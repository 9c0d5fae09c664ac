import { withoutSentence } from '../../../../../contract/catalogue/sentences.ts';
import { plainLetters } from '../../../../../contract/plain-letters.ts';
import { allColours, colourOfWord } from '../../../../language/colour-words.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { isLineName, isMakersName, isOfAnyMaker } from '../../../../language/makers-names.ts';
import { singular } from '../../../../language/singular.ts';
import { brandKey } from '../../words/brand-key.ts';
import { isWanted, splitWords, type Word } from '../../words/scan-words.ts';
import type { Sense } from '../../words/synonyms.ts';

/**
 * What a text asks not to find: what is of the brands of the first of these groups that holds any, by their keys; where there is none,
 * or a product states no brand, what has the name in its title, for each word one of the terms that say it.
 */
export type Refusal = { brands: readonly (readonly string[])[]; words: readonly (readonly string[])[] };

/** Before what is not wanted, behind what is: "téléphone sauf samsung et apple"; "tous sauf moi" and "tout sauf un ange" are titles. */
const excepting =
  /(?<=[\p{L}\d] )(?<!(?<!\p{L})(?:tou(?:te?s?|s)|rien|all|anything|everything) )(?:sauf|hormis|except(?:[eé]|\sfor)?|excluding|autres?\sque|other\sthan)\s(?!(?:[mt]oi|[nv]ous|elles?|lui|eux|you|me|us|them)(?!\p{L}))/giu;
const article = String.raw`(?:(?:les?|la|the|de|du|pour|for)\s|[dl]['’])?`;
const firstWord = new RegExp(String.raw`${article}([\p{L}\d-]{2,30})`, 'iuy');
const alsoRefused = /\s?,?\s(?:et|ou|ni|and|or|nor)\s/iuy;
const comma = /\s?,\s?/uy;
/** The rest of a name of several words, up to what else is refused or the text's end: "the north face", but "sauf sony sans fil". */
const otherWords =
  /(?:\s(?!(?:et|ou|ni|and|or|nor|sans|avec|pour|en|with|without|for|in)\s)[\p{L}&'’-]{1,30}){1,3}(?=\s*$|\s?,|\s(?:et|ou|ni|and|or|nor)\s)/iuy;
const maxNames = 4;

/** Makers whose names are shorter than others are believed to be. */
const shortMakers = 'hp|lg';

/**
 * "Smartphone pas apple": a maker or colour behind "pas"; "pas japonais" are stepping stones, "pas à pas nema 17" is a motor, "pas M6" and
 * "pas BSP" are threads, "premiers pas" are a child's, "ni cd" is in batteries, and "not to" in titles.
 */
const notOf = new RegExp(
  String.raw`(?<=[\p{L}\d] |^)(?:(?:mais|et|but|and|je\s(?:ne\s)?veux)\s)?(?:(?<!(?<!\p{L})(?:à|a|de|des|du|les?|un|ses|faux|(?:premier|1er|petit|grand)s?|double|mille|comptes?|compteurs?) )pas\s(?!m\d|bsp|npt|iso|un[cf])|(?:not|ni)\s|(hors|[àa]\spart|non)\s)(?:de\s|d['’]|une?\s|an?\s|les?\s)?(${shortMakers}|[\p{L}\d]{3,30})(?![\p{L}\d-])`,
  'giu',
);

const folded = (word: string): string => singular(plainLetters(word).toLowerCase());
const isColour = (word: string): boolean => colourOfWord.has(plainLetters(word).toLowerCase());
/** A word of no language. */
const isNameless = (word: string): boolean => /^\p{L}/u.test(word) && !isKnownWord(folded(word));

const isShortMaker = new RegExp(`^(?:${shortMakers})$`, 'i');
const isMaker = (word: string): boolean => isMakersName(folded(word)) || isShortMaker.test(word);
/** A known maker or a colour. */
const isSurelyRefused = (word: string): boolean => isColour(word) || isMaker(word);
/** Both colours, or both names. */
const areAlike = (word: string, other: string): boolean =>
  isColour(word) ? isColour(other) : !isColour(other) && (isMaker(other) || isNameless(other));

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** What is refused by a name: `brand` alone, as a title may say it ("Why not Zoidberg"), what is called so in its `title`, or by either. */
type RefusedName = { name: string; by: 'brand' | 'title' | 'either' };
type Names = { names: RefusedName[]; end: number };

/** Up to five words or codes behind a name: "apple iphone 12 pro max". */
const wordsBehind = /(?:\s[\p{L}\d+-]{1,20}(?![\p{L}\d+-])){1,5}/uy;
/** Shorter names than these say of a thing how it is made: "qled", "nvme", "rgb". */
const minLineLength = 5;
/** "S8", "t14", and where nothing is counted "7": no "thinkpad 14 pouces". */
const code = /^[a-z]{1,3}\d[a-z\d]{0,3}\+?$/;
const number = /^\d{1,3}$/;
/** Which of its devices, where no other word follows: "ipad pro", "iphone 12 pro max". */
const variants = '(?:air|fe|lite|max|mini|plus|pro|se|ultra)';
const variant = new RegExp(`^${variants}$`);
const modelEnd = new RegExp(
  String.raw`(?:\s${variants}){0,2}(?:\s*$|\s?,|\s(?:et|ou|ni|and|or|nor)\s)`,
  'iuy',
);

/** What a maker's name goes on with: names of its things, "samsung galaxy", "lenovo thinkpad", and which one, "iphone 7". */
function restOfLine(maker: string, text: string, at: number): string {
  const isLine = (word: string) =>
    isLineName(word) ||
    (word.length >= minLineLength &&
      /^\p{L}+$/u.test(word) &&
      isNameless(word) &&
      !isMaker(word) &&
      !isOfAnyMaker(word));
  let rest = '';
  let isBehindLine = isLineName(folded(maker));
  let isOfDevice = isBehindLine;
  for (const word of matchAt(wordsBehind, text, at)?.[0].split(/(?=\s)/) ?? []) {
    const term = folded(word.trim());
    const isOfLine = isLine(term);
    const endsModel = () => matchAt(modelEnd, text, at + rest.length + word.length) !== null;
    const isCode = isBehindLine && (code.test(term) || (number.test(term) && endsModel()));
    const isVariant = isOfDevice && variant.test(word.trim().toLowerCase()) && endsModel();
    if (!isOfLine && !isCode && !isVariant) break;
    rest += word;
    isBehindLine = isOfLine;
    isOfDevice ||= isOfLine;
  }
  return rest;
}

/** "Sauf konica minolta" and "l'oréal paris", but "xiaomi double sim": a word of no language is a name without what describes a thing. */
function restOfName(first: string, text: string, at: number): string {
  if (isSurelyRefused(first)) return '';
  const words = matchAt(otherWords, text, at)?.[0].split(/(?=\s)/) ?? [];
  const isOther = (word: string) =>
    isSurelyRefused(word.trim()) || (isNameless(first) && words.length > 1 && !isNameless(word.trim()));
  const end = words.findIndex(isOther);
  return words.slice(0, end < 0 ? words.length : end).join('');
}

/** The name that is listed next, where it is like the last one: "hp, dell ou acer", but "sony, sans fil" and "noir et samsung". */
function likeNext(text: string, end: number, last: string): RegExpExecArray | undefined {
  const join = matchAt(alsoRefused, text, end) ?? matchAt(comma, text, end);
  const next = join && matchAt(firstWord, text, end + join[0].length);
  return next && areAlike(last, next[1] ?? '') ? next : undefined;
}

/** The name that is listed next, also without a small word or comma where it is a known maker: "bosch siemens", but "sony noir". */
function anyNext(text: string, end: number, last: string): RegExpExecArray | undefined {
  const also = matchAt(alsoRefused, text, end);
  const next = matchAt(firstWord, text, end + (also?.[0].length ?? 1));
  if (also) return next ?? undefined;
  const isListed = /\s/.test(text[end] ?? '') && !isColour(last) && isMaker(next?.[1] ?? '');
  return next && isListed ? next : likeNext(text, end, last);
}

/** The names that begin at a place of a text, and where they end. */
function namesAt(text: string, from: number): Names {
  const names: RefusedName[] = [];
  let end = from;
  for (let next = matchAt(firstWord, text, from); next && names.length < maxNames; ) {
    const [said, word = ''] = next;
    end = next.index + said.length;
    const line = isMaker(word) ? restOfLine(word, text, end) : '';
    end += (line || restOfName(word, text, end)).length;
    names.push({ name: text.slice(next.index, end), by: line ? 'title' : 'either' });
    next = anyNext(text, end, word) ?? null;
  }
  return { names, end };
}

/** A maker or colour behind "pas", and those listed with it: "pas samsung ou apple". */
function namesBehindNot({ index, 0: said, 1: apart, 2: first = '' }: RegExpExecArray, text: string): Names {
  const isRefused = (word: string) => isSurelyRefused(word) || (!apart && isNameless(word));
  const names: RefusedName[] = [];
  let [word, end, wordEnd] = [first, index, index + said.length];
  // "Hors sol" and "non tissé" refuse nothing, "pas japonais" begins a title.
  while ((index > 0 || isMaker(first)) && isRefused(word) && names.length < maxNames) {
    const line = isMaker(word) ? restOfLine(word, text, wordEnd) : '';
    end = wordEnd + line.length;
    names.push({ name: word + line, by: line ? 'title' : isSurelyRefused(word) ? 'either' : 'brand' });
    const next = likeNext(text, end, word);
    word = next?.[1] ?? '';
    wordEnd = next ? next.index + next[0].length : end;
  }
  return { names, end };
}

/** A text without the names that are read where a pattern is found, and these. */
function takeOut(text: string, pattern: RegExp, read: (found: RegExpExecArray) => Names) {
  const names: RefusedName[] = [];
  let [left, end] = ['', 0];
  for (const found of text.matchAll(pattern)) {
    if (found.index < end) continue;
    const refused = read(found);
    if (refused.names.length === 0) continue;
    left += text.slice(end, found.index);
    names.push(...refused.names);
    end = refused.end;
  }
  return { left: left + text.slice(end), names };
}

/** A text without what it asks not to find, and the names of that. */
export function parseRefused(text: string): { left: string; names: RefusedName[] } {
  const excepted = takeOut(text, excepting, ({ index, 0: said }) => namesAt(text, index + said.length));
  const { left, names } = takeOut(excepted.left, notOf, (found) => namesBehindNot(found, excepted.left));
  const isAnythingWanted = /[\p{L}\d]/u.test(left);
  return isAnythingWanted ? { left, names: [...excepted.names, ...names] } : { left: text, names: [] };
}

/** What a text asks not to find, as pages tell it, and the text without it; undefined: nothing. */
export function refusedIn(typed: string): { names: string[]; text: string } | undefined {
  const { left, names } = parseRefused(withoutSentence(typed));
  const text = left.replaceAll(/\s+/g, ' ').trim();
  return names.length === 0 ? undefined : { names: names.map(({ name }) => name), text };
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

/**
 * Brands that a name may be, as they are folded: with its article or without; of no language also its beginning, "tommee tippee closer",
 * or each of its words, "logitech razer".
 */
function brandsOf(name: string): string[][] {
  const bare = name.replace(leadingArticle, '');
  const words = bare.split(/\s+/);
  const [first = ''] = words;
  const shorter = words.slice(1, -1).map((_, i) => words.slice(0, -1 - i).join(' '));
  const groups = isNameless(first) ? [...shorter.map((each) => [each]), words.filter(isNameless)] : [];
  const whole = [...new Set([name, bare].map(brandKey))];
  return [
    ...whole.map((key) => [key]),
    ...(words.length > 1 ? groups : []).map((each) => each.map(brandKey)),
  ];
}

function refusalOf({ name, by }: RefusedName): Refusal {
  const terms = splitWords(name, maxNameWords)
    .filter(isWanted)
    .map(({ lexeme }) => lexeme.term);
  const words = terms.map((term) => {
    const colour = colourOfWord.get(term);
    return colour === undefined ? [term] : termsOfColour(colour);
  });
  const isOfColour = terms.length === 1 && terms.some((term) => colourOfWord.has(term));
  return {
    brands: isOfColour || by === 'title' ? [] : brandsOf(name),
    words: by === 'brand' ? [] : words,
  };
}

/** What else is called as a thing that is refused: "sauf micro-ondes" leaves out microwaves as well. */
function sameAs({ name, by }: RefusedName, sensesOf: (words: readonly Word[]) => Sense<string>[]): Refusal[] {
  if (by !== 'either' || isSurelyRefused(name)) return [];
  const words = splitWords(name.replace(leadingArticle, ''), maxNameWords).filter(isWanted);
  return sensesOf(words)
    .filter(({ length }) => length === words.length)
    .map(({ terms }) => ({ brands: [], words: [terms] }));
}

/** What a text asks not to find, as it was typed; `sensesOf`: what words mean. */
export const refusalsIn = (
  typed: string,
  sensesOf: (words: readonly Word[]) => Sense<string>[] = () => [],
): Refusal[] =>
  parseRefused(withoutSentence(typed))
    .names.flatMap((each) => [refusalOf(each), ...sameAs(each, sensesOf)])
    .filter(({ brands, words }) => brands.length > 0 || words.length > 0);
