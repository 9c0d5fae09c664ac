import { withoutSentence } from '../../contract/catalogue/sentences.ts';
import type { CardList } from '../product-card/card-product.ts';

/** What a page says of a search's results; made on the server, as the browser needs none of the patterns. */
export type SaidOfResults = {
  /** What the results are for: the text as it was corrected, without the words that they lack. */
  searched: string;
  /** Whether something is left of the text without these words. */
  isRest: boolean;
  /** Whether these words ask for something to be absent: there are no "résultats sans « sans céréales »". */
  isAbsence: boolean;
  /** The same search within the prices that "20-50" may mean, in euros. */
  priced: { text: string; min: number; max: number } | null;
};

type Revised = Pick<CardList, 'correctedQuery' | 'missingWords' | 'nearbyCategories' | 'total'>;

/** A number and its unit ("90 cm") are one word of a search, written as two. */
const isPair = (word: string): boolean => word.includes(' ');

/** Small words, which go with the word behind them: without "palme", "sans huile de palme" ends with no "de". */
const smallWord =
  /^(?:with|without|at|the|in|on|by|from|for|to|of|and|avec|sans|pour|par|dans|sur|en|et|à|a|au|aux|de|du|des|d['’]|la|le|les|l['’])$/iu;
const mark = /^[^\p{L}\d€$£%]+$/u;

/** What is counted, with the number before it: without "mois", "body bébé 6 mois" ends with no "6". */
const counted =
  /^(?:mois|ans|months?|years?|pouces?|inch(?:es)?|pi[eè]ces?|places?|joueurs?|players?|foyers?|carats?|baies?|ports?|feuilles?|sheets?|tiroirs?)$/iu;
const number = /^\d{1,4}$/;

/** A text without these words of it, nor the small words and marks that belonged to them. */
function withoutWords(text: string, words: readonly string[]): string {
  if (words.length === 0) return text.trim();
  const whole = words.filter(isPair).reduce((left, pair) => left.replace(pair, ''), text);
  const pieces = whole.split(/\s+/).filter((piece) => piece !== '');
  const left: string[] = [];
  const isLoose = (piece: string | undefined) =>
    piece !== undefined && (smallWord.test(piece) || mark.test(piece));
  const dropLoose = () => {
    while (isLoose(left.at(-1))) left.pop();
  };
  let isLost = false;
  for (const piece of pieces) {
    if (words.includes(piece)) {
      if (counted.test(piece) && number.test(left.at(-1) ?? '')) left.pop();
      dropLoose();
      isLost = true;
    } else if (left.length > 0 || !isLost || !isLoose(piece)) left.push(piece);
  }
  dropLoose();
  return left.join(' ');
}

/**
 * A price range without a currency ("camera 20-50") among words that no product holds: a word that products hold is a
 * lens's or a model's name.
 */
function rangeAmong(words: readonly string[]): { word: string; min: number; max: number } | undefined {
  for (const word of words) {
    const [min = 0, max = 0] = /^(\d{1,5})[-–](\d{1,5})$/.exec(word)?.slice(1).map(Number) ?? [];
    if (min > 0 && min < max) return { word, min, max };
  }
  return undefined;
}

function pricedIn(search: string, missingWords: readonly string[]): SaidOfResults['priced'] {
  const range = rangeAmong(missingWords);
  const text = range && withoutWords(search, [range.word]);
  return range && text ? { text, min: range.min, max: range.max } : null;
}

const absence = /^(?:sans|without)\s|\sfree$/i;

/** The text without what makes a sentence of it, unless other words are searched than were typed: "cadeau maman" looks for women's things. */
function withoutTypedSentence(search: string): string {
  const left = withoutSentence(search);
  const typed = new Set(search.split(/\s+/));
  return left.split(/\s+/).every((word) => typed.has(word)) ? left : search;
}

export function sayOfResults(search: string, list: Revised): SaidOfResults {
  const { correctedQuery, missingWords, nearbyCategories, total } = list;
  // What found nothing is named as it was typed, as below: "cadeau introuvable".
  const text = correctedQuery ?? (total > 0 ? withoutTypedSentence(search) : search);
  const left = withoutWords(text, missingWords);
  // Where nothing of that kind was found, the title still names what was searched.
  const isWhole = nearbyCategories.length > 0 || left === text;
  return {
    searched: isWhole ? text : left || text,
    isRest: left !== '',
    isAbsence: missingWords.some((word) => absence.test(word)),
    priced: pricedIn(search, missingWords),
  };
}
