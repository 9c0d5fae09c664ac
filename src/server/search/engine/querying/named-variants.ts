import { colourOfWord } from '../../../language/colour-words.ts';
import { unitsOf } from '../../../language/unit-spellings.ts';
import type { Filters } from '../facets/filters.ts';
import type { QueryWords } from './reading/read-query.ts';

/** Specifications that variants of one family differ in. */
const variantKeys = new Set([
  'colour',
  'storage',
  'capacity',
  'memory',
  'graphics-memory',
  'screen-size',
  'size',
]);

const measures = (['data', 'length', 'mass', 'volume'] as const).flatMap(unitsOf).map(({ key }) => key);
const amount = new RegExp(
  `^\\d+(?:\\.\\d+)?(?:${measures.filter((key) => /^[a-z]+$/.test(key)).join('|')})$`,
);
const packWords = new Set(['lot', 'pack']);

/** Whether a query names a variant: a colour, an amount, a pack. Then each product that it finds is a result of its own. */
export const namesVariant = ({ words }: Pick<QueryWords, 'words'>): boolean =>
  words.some(
    ({ lexeme: { term } }) =>
      colourOfWord.has(term) || packWords.has(term) || (amount.test(term) && !/^[2-6]g$/.test(term)),
  );

/** Whether what was chosen in facets does. */
export const choosesVariant = (filters: Filters | undefined): boolean =>
  filters?.specifications?.some(({ key }) => variantKeys.has(key)) ?? false;
