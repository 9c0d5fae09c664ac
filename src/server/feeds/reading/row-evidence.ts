import type { MappedCategory } from '../../facts/service.ts';
import { priceStep } from '../../matching/service.ts';
import { hashText } from '../../platform/hashing/text-hash.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { hashTexts } from './row-hash.ts';

const listed = (texts: readonly string[]) => texts.join('\n');

/** What can change an article's product, texts or category. */
const evidence: readonly ((offer: FeedOffer) => string)[] = [
  ({ title }) => title,
  ({ brand }) => brand,
  ({ description }) => description,
  ({ specifications }) => (specifications.length === 0 ? '' : JSON.stringify(specifications)),
  ({ gtins }) => listed(gtins),
  ({ mpn }) => mpn,
  ({ model }) => model,
  ({ merchantCategory }) => merchantCategory,
  ({ networkCategory }) => networkCategory,
  ({ condition }) => condition,
  ({ groupId }) => groupId,
  ({ size }) => size?.label ?? '',
  ({ size }) => size?.title ?? '',
  ({ link }) => link,
  ({ pageLink }) => pageLink ?? '',
  ({ imageUrl }) => imageUrl ?? '',
  ({ moreImages }) => listed(moreImages),
];
const places = evidence.map((_, place) => place);

/**
 * 53-bit hash, above zero, of what an offer's row says of its article: all but price, stock and delivery, and what else is the
 * offer's alone (seller, warranty, promotions, ratings).
 */
export const hashEvidence = (offer: FeedOffer): number =>
  hashTexts(
    evidence.map((textOf) => textOf(offer)),
    places,
  );

/**
 * The same with the category and the step of the price (`priceStep`), in cents. Where it stays the same, so do the product, the
 * texts and the category of the offer.
 */
export function sealEvidence(
  evidence: number,
  { key, hash }: Pick<MappedCategory, 'key' | 'hash'>,
  priceCents: number,
): number {
  return hashText(`${evidence} ${hash} ${priceStep(priceCents)} ${key}`);
}
