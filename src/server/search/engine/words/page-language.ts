import { type Language, languages } from '../../../../contract/language.ts';
import { twoMeanings } from '../../../language/two-meanings.ts';
import { splitWords, type Word } from './scan-words.ts';
import type { Sense, SenseFinder } from './synonyms.ts';

/** What the words of a query mean on a page, and terms of what they mean only besides. */
type ReadSenses = { senses: Sense<string>[]; unmeant: Sense<string>[] };

const maxMeaningWords = 3;

/** Terms of a meaning: of its group of synonyms, else the word itself. */
function termsOfMeaning(meaning: string | null, findSenses: SenseFinder): readonly string[] {
  if (meaning === null) return [];
  const words = splitWords(meaning, maxMeaningWords);
  const [sense] = findSenses(words);
  if (sense && sense.length === words.length) return sense.terms;
  return words.length === 1 ? words.map(({ lexeme }) => lexeme.term) : [];
}

/**
 * On a French page a word that means two things means the French one; what it means besides is told apart. Elsewhere it means
 * both: English is also the language of requests that state none, and French words are typed on English pages as well.
 */
export function sensesIn(
  language: Language | undefined,
  words: readonly Word[],
  all: Sense<string>[],
  findSenses: SenseFinder,
): ReadSenses {
  if (language !== 'fr' || !words.some(({ lexeme }) => twoMeanings.has(lexeme.term)))
    return { senses: all, unmeant: [] };
  const senses = [...all];
  const unmeant: Sense<string>[] = [];
  words.forEach(({ lexeme: { term } }, at) => {
    const meanings = twoMeanings.get(term);
    const place = senses.findIndex((sense) => sense.at <= at && at < sense.at + sense.length);
    const found = senses[place];
    // A phrase tells by itself: "robe de chambre", "four micro-ondes".
    if (!meanings || (found && found.length > 1)) return;
    const meant = termsOfMeaning(meanings[language], findSenses);
    const known = languages.flatMap((each) => termsOfMeaning(meanings[each], findSenses));
    const own = [...meant, ...(found?.terms ?? []).filter((other) => !known.includes(other))];
    const others = known.filter((other) => !meant.includes(other));
    if (own.length > 0) senses.splice(Math.max(0, place), found ? 1 : 0, { at, length: 1, terms: own });
    else if (found) senses.splice(place, 1);
    if (others.length > 0) unmeant.push({ at, length: 1, terms: others });
  });
  return { senses: senses.sort((a, b) => a.at - b.at), unmeant };
}
