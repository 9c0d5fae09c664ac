import { facetEntries } from '../../contract/catalogue/facet-choice.ts';
import type { ListQuery } from './list-state.ts';

/**
 * What the results are called that are not quite what was meant, or lack words of the search; `isAnyMeant`: some product of the list
 * is, on whichever page.
 */
export function headingOfOthers(
  { sortBy, choice }: Pick<ListQuery, 'sortBy' | 'choice'>,
  isAnyMeant: boolean,
) {
  if (sortBy !== 'relevance') return 'alsoMatching';
  const chosen = facetEntries(choice);
  // Of several choices any may be the one that leaves nothing.
  const isPriceAlone = chosen.length > 0 && chosen.every(([name]) => name === 'min' || name === 'max');
  return isAnyMeant || !isPriceAlone ? 'lackingWords' : 'noneInPrice';
}
