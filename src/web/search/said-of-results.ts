import { withoutSentence } from '../../contract/catalogue/sentences.ts';
import type { CardList } from '../product-card/card-product.ts';

/** What a page says of a search's results; made on the server, as the browser needs none of the patterns. */
export type SaidOfResults = {
  /** What the results are for: the text as it was corrected, without the words that they lack. */
  searched: string;
  /** Whether something is left of the text without these words. */
  isRest: boolean;
  /** The same search within the prices that "20-50" may mean, in euros. */
  priced: { text: string; min: number; max: number } | null;
};

type Revised = Pick<CardList, 'correctedQuery' | 'missingWords' | 'nearbyCategories' | 'total'>;

/** A number and its unit ("90 cm") are one word of a search, written as two. */
const isPair = (word: string): boolean => word.includes(' ');

/** A text without these words of it. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words
    .filter(isPair)
    .reduce((left, pair) => left.replace(pair, ''), text)
    .split(/\s+/)
    .filter((word) => !words.includes(word))
    .join(' ')
    .trim();

/** Small words at both ends, which belonged to words that are left out: "to listen to music with at the". */
const looseEnds =
  /^(?:(?:to|for|pour)\s+)+|(?:\s+(?:with|at|the|in|for|to|of|avec|pour|dans|sur|à|au|aux|de|du|des|la|le|les))+$/giu;

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

export function sayOfResults(search: string, list: Revised): SaidOfResults {
  const { correctedQuery, missingWords, nearbyCategories, total } = list;
  // What found nothing is named as it was typed, as below: "cadeau introuvable".
  const text = correctedQuery ?? (total > 0 ? withoutSentence(search) : search);
  const left = withoutWords(text, missingWords);
  // Where nothing of that kind was found, the title still names what was searched.
  const isWhole = nearbyCategories.length > 0 || left === text;
  return {
    searched: isWhole ? text : left.replaceAll(looseEnds, '') || text,
    isRest: left !== '',
    priced: pricedIn(search, missingWords),
  };
}
