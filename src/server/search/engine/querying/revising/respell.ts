import { plainLetters } from '../../../../../contract/plain-letters.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName, writtenName } from '../../../../language/makers-names.ts';
import { findMakerSounding, findNameSounding } from '../../words/maker-sounding.ts';
import { isWanted, splitWords } from '../../words/scan-words.ts';
import { chooseCorrection, editDistance, isCorrectable, soundOf, usualLimits } from '../../words/spelling.ts';
import { misspeltLength } from '../reading/alternatives.ts';
import { noTerm, type QueryVocabulary, type QueryWords } from '../reading/read-query.ts';
import { barcodesNear } from './barcode-slips.ts';

/** Stands in products, or means what does. */
const isUsed = (term: string, { dictionary, findSenses }: QueryVocabulary): boolean =>
  dictionary.find(term) >= 0 || findSenses(splitWords(term, 1)).length > 0;

/** A folded word as it is written, where it is one that shoppers use, "réfrigérateur", or a maker's name, "philips". */
export const asWritten = (found: string, { findSenses }: QueryVocabulary): string =>
  findSenses.writtenAs(found) ?? writtenName(found) ?? found;

/** What shoppers call things by in several words, typed as one: "cadrephoto". */
const gluedPhrase = (term: string, { dictionary, findSenses }: QueryVocabulary): string | undefined =>
  findSenses.writtenAsOne(term).find((phrase) => dictionary.find(phrase.term) >= 0)?.text;

const minPartLength = 3;
/** Longer ones are no two words: each way to part one is looked up. */
const maxPartsLength = 40;

/** Two words typed as one, "sansfil", both of them words of a language and in use. */
function partWords(term: string, vocabulary: QueryVocabulary): string | undefined {
  if (term.length > maxPartsLength) return undefined;
  for (let at = term.length - minPartLength; at >= minPartLength; at--) {
    const [first, second] = [term.slice(0, at), term.slice(at)];
    const [one, other] = splitWords(`${first} ${second}`, 2);
    if (!one || !other || !isUsed(other.lexeme.term, vocabulary)) continue;
    const isPart = isWanted(one)
      ? isKnownWord(one.lexeme.term) && isUsed(one.lexeme.term, vocabulary)
      : one.lexeme.kind === 'link';
    if (isPart && isKnownWord(other.lexeme.term)) return `${first} ${second}`;
  }
  return undefined;
}

const maxCodeLength = 20;

/** Every way to part a text in two. */
const pairsOf = (text: string): string[][] =>
  Array.from({ length: Math.max(0, text.length - 3) }, (_, i) => [text.slice(0, i + 2), text.slice(i + 2)]);

/**
 * Names and numbers typed as one, "rtx4070", "galaxys9", "a7iii", "mxmaster3": of the ways to part them the one whose rarer part is
 * the least rare.
 */
function partCode(term: string, { dictionary, frequency }: QueryVocabulary): string | undefined {
  // Of digits alone no part is a name: "18650" is no 18 beside a 650.
  if (term.length > maxCodeLength || !/\D/.test(term)) return undefined;
  const commonness = (parts: readonly string[]) =>
    Math.min(
      ...parts.map((part) => {
        const [word, other] = splitWords(part, 2);
        if (!word || other || (part.length < 2 && !/\d/.test(part))) return 0;
        // The s of "galaxys9" is no plural's.
        const { term: folded, kind } = word.lexeme;
        const number = kind === 'measure' || folded === part ? dictionary.find(folded) : noTerm;
        return number < 0 ? 0 : frequency(number);
      }),
    );
  const commonest = (ways: readonly string[][]): string[] | undefined => {
    const known = ways.map((parts) => ({ parts, common: parts.length < 2 ? 0 : commonness(parts) }));
    const best = known.reduce((most, each) => (each.common > most.common ? each : most), {
      parts: [''],
      common: 0,
    });
    return best.common > 0 ? best.parts : undefined;
  };
  const runs = term.match(/\d+|\D+/g) ?? [];
  // "160x200" where titles say "160 x 200".
  const [length = '', by, width = ''] = runs;
  if (by === 'x' && runs.length === 3) return commonness([length, width]) > 0 ? runs.join(' ') : undefined;
  // Two names before the number, "redminote12", of which one is more than the letters of a code: no "wd 40 ef rx".
  const mayBeNames = (parts: readonly string[]) => parts.some((part) => part.length >= minPartLength);
  const parted = runs.flatMap((run) =>
    /\d/.test(run) || commonness([run]) > 0 ? run : (commonest(pairsOf(run).filter(mayBeNames)) ?? run),
  );
  const apart = commonest([runs, ...pairsOf(term), parted])?.join(' ');
  // "8 kg" is read as "8kg" is.
  return apart !== undefined && splitWords(apart, 2).length > 1 ? apart : undefined;
}

/** The one barcode in use that a mistyped one may be; of several none: makers number their articles on. */
function nearBarcode(term: string, { dictionary }: QueryVocabulary): string | undefined {
  const [near, other] = barcodesNear(term).filter((code) => dictionary.find(code) >= 0);
  return other === undefined ? near : undefined;
}

export function respell(term: string, vocabulary: QueryVocabulary): string | undefined {
  const { dictionary, correct } = vocabulary;
  if (/\d/.test(term)) return nearBarcode(term, vocabulary) ?? partCode(term, vocabulary);
  if (isKnownWord(term)) return soundAlike(term, vocabulary) ?? makerSounding(term, 1, vocabulary);
  // A word with one slip is nearer than two that happen to stand beside each other: "essenciel" is no "essen ciel".
  const slip = correct(term, { min: 1, distance: 1, isAllowed: isKnownWord });
  if (slip >= 0) return dictionary.term(slip);
  const other =
    gluedPhrase(term, vocabulary) ??
    nearestAsked(term, 1, vocabulary)?.term ??
    nameSounding(term, vocabulary) ??
    partWords(term, vocabulary);
  if (other !== undefined) return other;
  const number = correct(term);
  const held = number < 0 ? undefined : dictionary.term(number);
  const slips = held === undefined ? maxSlips + 1 : editDistance(term, held, maxSlips);
  const asked = nearestAsked(term, slips, vocabulary);
  if (!asked || held === undefined) return asked?.term ?? held;
  // As near: what sounds like it, or is a word where the other one is none ("lampadère" is no foreign shop's "lambader").
  const isHeard = (word: string) => soundOf(word) === soundOf(term);
  const isMeant = asked.distance < slips || (!isHeard(held) && (isHeard(asked.term) || !isKnownWord(held)));
  return isMeant ? asked.term : held;
}

/** What ends like a plural may be none: "souirs" is "souris" with one slip, its "souir" with two. */
export function respellUnfolded(
  typed: string,
  term: string,
  vocabulary: QueryVocabulary,
): string | undefined {
  const plain = plainLetters(typed);
  if (plain === term || !isCorrectable(plain) || isKnownWord(term)) return undefined;
  const endsAlike = (word: string) => word.at(-1) === plain.at(-1);
  const limits = { min: 1, distance: 1, isAllowed: (word: string) => endsAlike(word) && isKnownWord(word) };
  const number = vocabulary.correct(plain, limits);
  if (number >= 0) return vocabulary.dictionary.term(number);
  const asked = nearestAsked(plain, 1, vocabulary)?.term;
  return asked !== undefined && endsAlike(asked) ? asked : undefined;
}

/** The word that makes a phrase of a misspelt one and its neighbours, also where it is a word by itself: "pc potable", "disque dure". */
export function phraseWord(
  term: string,
  { words }: QueryWords,
  vocabulary: QueryVocabulary,
): string | undefined {
  if (!isCorrectable(term)) return undefined;
  const terms = words.map(({ lexeme }) => lexeme.term);
  const at = terms.indexOf(term);
  const isSlip = (word: string) => word[0] === term[0] && editDistance(term, word, 1) === 1;
  const { holding } = vocabulary.findSenses;
  const besideIt = [at - 1, at + 1].flatMap((beside) => holding(terms[beside] ?? ''));
  for (const { words: phrase, term: sense } of besideIt) {
    const place = phrase.findIndex(
      (word, i) => isSlip(word) && phrase.every((other, j) => j === i || terms[at - i + j] === other),
    );
    const word = phrase[place];
    if (word !== undefined && (vocabulary.dictionary.find(sense) >= 0 || isUsed(word, vocabulary)))
      return word;
  }
  return undefined;
}

/** Shorter than other slips, as only known makers are meant: "bosh". */
const minHeardMaker = 4;

/** A maker's name that sounds like a word of a language: "cannon", "raser", "phillips". `min`: products that hold it. */
export function makerSounding(term: string, min: number, vocabulary: QueryVocabulary): string | undefined {
  if (term.length < minHeardMaker) return undefined;
  const number = findMakerSounding(term, min, vocabulary);
  if (number < 0) return undefined;
  const name = vocabulary.dictionary.term(number);
  return term.length < misspeltLength && !isMakersName(name) ? undefined : name;
}

/** A name that a word of no language sounds like, rather than two words within it: "sandisque" is no "san disque". */
function nameSounding(term: string, vocabulary: QueryVocabulary): string | undefined {
  if (term.length < misspeltLength) return undefined;
  const number = findNameSounding(term, vocabulary);
  if (number < 0) return undefined;
  return vocabulary.dictionary.term(number);
}

/** Silent letters at the end of a French word. */
const silent = /[estdx]+$/;
/** "-et" is not silent: a "maillet" is no "maille", a "livret" no "livre". */
const heardEnd = /et$/;

/**
 * What shoppers call things by, written with another silent end that makes it another word: "imprimant", "sourie"; but not a word
 * that they use as it is, the "grain" of coffee beans.
 */
function soundAlike(term: string, { dictionary, findSenses }: QueryVocabulary): string | undefined {
  if (term.length < misspeltLength || findSenses.holding(term).length > 0) return undefined;
  const heard = term.replace(silent, '');
  return findSenses
    .wordsLike(heard)
    .find(
      (word) =>
        word.startsWith(heard) &&
        Math.abs(word.length - term.length) <= maxSlips &&
        word.replace(silent, '') === heard &&
        heardEnd.test(word) === heardEnd.test(term) &&
        dictionary.find(word) >= 0,
    );
}

const maxSlips = 2;

/** A word that shoppers use for what products say otherwise may be misspelt as well: "télévison" where these are called "téléviseur". */
function nearestAsked(
  term: string,
  slips: number,
  { dictionary, findSenses }: QueryVocabulary,
): { term: string; distance: number } | undefined {
  if (term.length < misspeltLength) return undefined;
  const distance = Math.min(slips, usualLimits(term).distance);
  const candidates = findSenses.wordsLike(term).flatMap((word) => {
    if (Math.abs(word.length - term.length) > distance) return [];
    const found = editDistance(term, word, distance);
    return found > distance ? [] : { term: word, distance: found, frequency: 0 };
  });
  const isInUse = ({ term: word }: { term: string }) =>
    findSenses(splitWords(word, 1)).some(({ terms }) => terms.some((sense) => dictionary.find(sense) >= 0));
  return chooseCorrection(term, candidates.filter(isInUse));
}
