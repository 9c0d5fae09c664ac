import { plainLetters } from '../../../contract/plain-letters.ts';
import { parseBrand } from '../values/parse-codes.ts';
import type { Specification } from '../values/parse-specifications.ts';
import { saysWords } from '../values/variant-in-title.ts';
import { column, type FeedRow } from './row.ts';

const brandNames = /^(?:marque|brand|marke|marca|merk|marka|znacka|varumarke|maerke)$/;

/**
 * An article's brand. Many shops state their own name there (a Shopify export's vendor): where the title does not say it, but begins with
 * another one that a detail calls the brand ("Marque : Norvik"), it is that. Elsewhere in a title it is what the article is for.
 */
export function brandOf(row: FeedRow, title: string, details: readonly Specification[]): string {
  const stated = parseBrand(column(row, 'brand'));
  const named = details.find(({ name }) => brandNames.test(plainLetters(name)));
  const brand = named === undefined ? '' : parseBrand(named.value);
  if (brand === '') return stated;
  const said = plainLetters(title);
  const isStatedSaid = stated !== '' && saysWords(said, plainLetters(stated));
  const begins = said.startsWith(`${plainLetters(brand)} `);
  return !isStatedSaid && begins ? brand : stated;
}
