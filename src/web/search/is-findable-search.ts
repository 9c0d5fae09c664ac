import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { plainLetters } from '../../contract/plain-letters.ts';

const wordsOf = (search: string): string[] =>
  plainLetters(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const maxWords = 5;

type Found = Pick<ProductList, 'correctedQuery' | 'products'>;

/**
 * True where search engines may show the results of a search: each of its words stands in the title, brand or category
 * of a product that is shown. Any text makes a result page; nobody shall have us publish a text of theirs.
 */
export function isFindableSearch(search: string, { correctedQuery, products }: Found): boolean {
  const words = wordsOf(search);
  if (correctedQuery || words.length === 0 || words.length > maxWords) return false;
  const shown = products
    .map(({ title, brand, category }) =>
      plainLetters([title, brand, category.name, category.nameFr].join(' ')),
    )
    .join(' ');
  return words.every((word) => shown.includes(word));
}
