import { colourOfWord } from '../../language/colour-words.ts';
import { findNoun } from '../categories/nouns/nouns.ts';
import { foldName } from '../fold-name.ts';
import { vocabulary } from '../wording/display-vocabulary.ts';
import {
  cartridges,
  kinds,
  translate,
  translatedByMachines,
  wirelessInFront,
  withPhrases,
} from './machine-words.ts';
import { languagesOf, readWord, type Titled } from './title-language.ts';
import { isTwin, languageOfWord } from './title-vocabulary.ts';
import { titleWord } from './title-words.ts';

/** Words of each language that are not translated alone: they are the title's own. */
function ownWordsOf(title: string): Record<Titled, number> {
  const own = { fr: 0, en: 0 };
  for (const { 0: word, index } of title.matchAll(titleWord)) {
    const { language } = readWord(word, title, index);
    if (language === undefined || language === 'de') continue;
    if (translate(word, title, index, language === 'fr' ? 'en' : 'fr') === word) own[language]++;
  }
  return own;
}

/** Scents, which are called by colours: "Aurora Black Rouge 100ml". */
const scent =
  /(?<!\p{L})(?:eau de|parfum|perfume|cologne|edp|edt)(?!\p{L})|^[^\d]{1,80}\p{Lu}\p{Ll}{1,30} \d{1,4} ?ml(?!\p{L})\D*$/iu;
/** The end of a title or of a part of it, where shops say the colour of a thing. */
const endOfPart = /^\s*(?:$|[,;/|()[\]+&–—-])/;
/** The word before; no acronym. */
const wordBefore = /(?<![\p{L}-])([\p{L}-]{4,})\s$/u;
const startOfPart = /(?:^|[,;/|(+&–—-])\s*$/;

/** "Mouse pad", "Printer paper": a word in small letters goes on, and is no colour. */
function isCompound(behind: string): boolean {
  const [, next] = /^ (\p{Ll}{3,})(?![\p{L}\d])/u.exec(behind) ?? [];
  return next !== undefined && !colourOfWord.has(foldName(next)) && languageOfWord(foldName(next)) !== 'fr';
}

/** An English kind that is part of an expression ("Patch cable"), or a colour that a maker calls so ("Dark Silver"). */
function isWithinEnglish(word: string, title: string, at: number): boolean {
  const folded = foldName(word);
  const before = title.slice(Math.max(0, at - 40), at);
  if (kinds.get(folded)?.[0] === 'en')
    return !startOfPart.test(before) || isCompound(title.slice(at + word.length));
  if (vocabulary.en.get(folded)?.kind !== 'colour') return false;
  const [, last] = wordBefore.exec(before) ?? [];
  if (last === undefined) return false;
  return kinds.get(last.toLowerCase())?.[0] !== 'fr' && languageOfWord(foldName(last)) !== 'fr';
}

/** A colour of a scent, or an English one with a capital in the midst of a French title: "Thé noir Earl Grey 20 sachets". */
function isOfName(word: string, title: string, at: number, into: Titled): boolean {
  if (into === 'fr' && isWithinEnglish(word, title, at)) return true;
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || endOfPart.test(title.slice(at + word.length))) return false;
  const isColour = vocabulary[into === 'fr' ? 'en' : 'fr'].get(foldName(word))?.kind === 'colour';
  return isColour && (into === 'fr' || scent.test(title));
}

/** A colour in French inside a name, where only machines put it: "Western Digital noir SN750". */
function hasColourInside(title: string): boolean {
  for (const [, word = ''] of title.matchAll(lowerInside))
    if (vocabulary.fr.get(foldName(word))?.kind === 'colour' && !vocabulary.en.has(foldName(word)))
      return true;
  return false;
}
const lowerInside = /(?<!\p{L})\p{Lu}\p{L}+ (\p{Ll}{3,12}) (?=\p{Lu}|\d)/gu;

/** Words of English that are no colours, units or kinds: with fewer, a title with French words is for the French. */
const enoughEnglish = 2;
const feet = /\d ?ft(?!\p{L})/u;

const behindBrand = (title: string, brand: string): string =>
  brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;

/** Whether a title begins, behind its brand, with a kind in French: "Clavier Norvik Apex 3 RGB Black". */
function beginsWithKind(title: string, brand: string): boolean {
  const first = /^[\p{L}-]+/u.exec(behindBrand(title, brand))?.[0].toLowerCase() ?? '';
  return kinds.get(first)?.[0] === 'fr' || translatedByMachines.has(first);
}

/** Words that only people put into a title, who wrote it in that language: its other words are names ("– Green tea"). */
const frenchGrammar =
  /(?<=\s)(?:(?:les?|la|à|[Dd]es?|[Dd]u|[Aa]ux?|[Ee]t|[Ss]ur|[Ss]ans|[Ee]n|[Uu]ne?|[Oo]u|DES?|DU|AUX?|ET|SUR|SANS|UNE?)(?=\s)|[DdLl]['’](?=\p{L}))/u;
const englishGrammar = /(?<=\s)(?:[Ff]or|[Ww]ith|[Oo]f|[Aa]nd|[Tt]he|FOR|WITH)(?=\s)/u;
/** Two of them outweigh words that both languages have: "Chandelier by Orva for Segura". */
const englishSmall = /(?<=\s)(?:for|with|of|and|the|by)(?=\s)/gu;

/** Words that have accents in French, but for those that machines translate alone: "Boisson désaltérante pour sportifs". */
const hasFrenchWord = (title: string): boolean =>
  (title.match(accented) ?? []).some((word) => {
    const lower = word.toLowerCase();
    const isTranslated = kinds.has(lower) || translatedByMachines.has(lower) || isTwin(foldName(word));
    return !isTranslated && vocabulary.fr.get(foldName(word))?.kind === undefined;
  });
/** Of six letters and more: names have accents as well ("nüüd", "Café"). */
const accented = /(?<![\p{L}\d])(?=\p{L}{6})\p{L}?\p{Ll}*[àâçèéêîôû]\p{Ll}*(?![\p{L}\d])/gu;

/**
 * Whether a title begins, behind its brand, with a word for a thing that English has not, but for the kinds that merchants translate
 * alone: "Bougie Sweet Home blanche".
 */
function beginsWithOtherThing(title: string, brand: string): boolean {
  const named = foldName(behindBrand(title, brand));
  const [, first = '', second = ''] = /^(\p{L}+)(?:\s(\p{L}+))?/u.exec(named) ?? [];
  if (first === '' || kinds.has(first)) return false;
  const noun = findNoun([first, second]) ?? findNoun([first]);
  return noun ? noun.isFirst && !noun.isLast && !noun.isEither : false;
}

/** Whether somebody wrote a title in French, rather than a machine some of its words. */
const isFrenchWriting = (title: string, brand: string): boolean =>
  frenchGrammar.test(title.replace(cartridges, '')) ||
  hasFrenchWord(title) ||
  beginsWithOtherThing(title, brand);

/**
 * A title in one language, as far as the words of the other one are colours, units and, into English, the kinds that merchants
 * translate alone: "Notebook case Briefcase noir" → "… Black". In doubt it is French: "Patch câble 2 GB, Black" → "… 2 Go, Noir".
 * `brand`: what it may begin with; `isLower`: the title has no capitals.
 */
export function inOneLanguage(given: string, brand: string, isLower = false): string {
  const title = given.replace(wirelessInFront, '$1 sans fil');
  const { fr, en } = languagesOf(title);
  if (fr === 0 || en === 0) return title;
  if (isFrenchWriting(title, brand)) return title;
  const isSentence = englishGrammar.test(title);
  const own = ownWordsOf(title);
  // A single word may be a name: "Clic 360 Case".
  const isEnglish = (title.match(englishSmall)?.length ?? 0) > 1 && !frenchGrammar.test(title);
  const isMostlyEnglish = () =>
    own.en + (feet.test(title) ? 1 : 0) >= enoughEnglish || hasColourInside(title);
  const isFrench =
    own.fr > own.en + (en > fr || isEnglish ? 1 : 0) ||
    (own.fr === own.en && fr > en && !isEnglish) ||
    (!isSentence && (beginsWithKind(title, brand) || !isMostlyEnglish()));
  const into: Titled = isFrench ? 'fr' : 'en';
  const text = into === 'en' ? withPhrases(title) : title;
  const start = text.length - behindBrand(text, brand).length;
  const isOwn = (word: string, at: number) => at < start || isOfName(word, text, at, into);
  return text.replace(titleWord, (word, at: number) =>
    isOwn(word, at) ? word : translate(word, text, at, into, isLower),
  );
}
