import type { MappedCategory } from '../../facts/service.ts';
import { priceStep } from '../../matching/service.ts';
import { hashText } from '../../platform/hashing/text-hash.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { hashTexts } from './row-hash.ts';

const listed = (texts: readonly string[]) => texts.join('\n');

/** All that a row says but price, stock and delivery. */
const evidenceOf = (offer: FeedOffer): readonly string[] => [
  offer.title,
  offer.brand,
  offer.description,
  offer.specifications.length === 0 ? '' : JSON.stringify(offer.specifications),
  listed(offer.gtins),
  offer.mpn,
  offer.model,
  offer.merchantCategory,
  offer.networkCategory,
  offer.condition,
  offer.groupId,
  offer.size?.label ?? '',
  offer.size?.title ?? '',
  offer.link,
  offer.pageLink ?? '',
  offer.imageUrl ?? '',
  listed(offer.moreImages),
];
const places = Array.from({ length: 17 }, (_, place) => place);

/** 53-bit hash, above zero, of all that an offer's row says but price, stock and delivery. */
export const hashEvidence = (offer: FeedOffer): number => hashTexts(evidenceOf(offer), places);

/**
 * The same with the category and the step of the price (`priceStep`). Where it stays the same, so do the product, the texts and the category of
 * the offer.
 */
export function sealEvidence(
  evidence: number,
  { key, hash }: Pick<MappedCategory, 'key' | 'hash'>,
  priceCents: number,
): number {
  return hashText(`${evidence} ${hash} ${priceStep(priceCents)} ${key}`);
}
