import { sharesGtin } from '../comparing/conflicts.ts';
import { describeListing } from '../comparing/listing.ts';
import type { MatchInput } from '../comparing/match-input.ts';
import { arePlainlyApart } from './ambiguous-gtins.ts';

/** What an article says of itself. */
export type Described = Pick<MatchInput, 'title' | 'brand' | 'description' | 'gtins' | 'mpn' | 'byColour'>;

const alike = {
  merchantId: 0,
  articleId: '',
  productId: null,
  model: '',
  condition: 'new',
  priceCents: 100,
  imageUrl: null,
  specifications: [],
} as const;

/**
 * Whether a merchant has given an article's id to other goods. Where both states share a GTIN, only the wording has changed.
 */
export function areOtherGoods(before: Described, now: Described): boolean {
  if (sharesGtin(before, now)) return false;
  const listingOf = (said: Described) => ({ listing: describeListing({ ...alike, ...said }) });
  return arePlainlyApart(listingOf(before), listingOf(now));
}
