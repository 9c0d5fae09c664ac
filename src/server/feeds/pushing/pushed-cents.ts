import type { CategoryMapping } from '../../facts/service.ts';
import { categoryKeyOf } from '../adapters/category-of-offer.ts';
import { createPriceSigns, notePrice, seemInCents } from '../guarding/price-signs.ts';
import type { AdaptedRow } from './adapt-rows.ts';

/** As many times what the feed's offers cost otherwise is a price in cents rather than a dear article. */
const farAbove = 8;

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What the feed's live offers cost, in cents: the middle one, undefined: it has none; and those of some articles. */
export type UsualCents = {
  findMiddle(): Promise<number | undefined>;
  findPricesOf(articles: readonly string[]): Promise<ReadonlyMap<string, number>>;
};

/**
 * Rows of a push without those whose prices seem to be in cents: a file of such is held until somebody says how its prices
 * are written, a push cannot wait. They are believed where an article of theirs costs about as much already.
 */
export async function withoutCents(
  adapted: readonly AdaptedRow[],
  mapCategory: CategoryMapping,
  { findMiddle, findPricesOf }: UsualCents,
): Promise<readonly AdaptedRow[]> {
  const signs = createPriceSigns();
  const prices: number[] = [];
  const articles: string[] = [];
  for (const row of adapted) {
    if ('reason' in row) continue;
    const { offer, written } = row;
    const mapped = mapCategory.ofPaths(offer.merchantCategory, offer.networkCategory, offer.brand);
    const category = categoryKeyOf(mapCategory, mapped, offer);
    notePrice(signs, { written, priceCents: offer.priceCents, category });
    prices.push(offer.priceCents);
    articles.push(offer.articleId);
  }
  if (!seemInCents(signs, prices.length)) return adapted;
  const known = await findPricesOf(articles);
  if (articles.some((article, i) => (prices[i] ?? 0) < farAbove * (known.get(article) ?? 0))) return adapted;
  const usual = await findMiddle();
  if (usual !== undefined && middleOf(prices) < farAbove * usual) return adapted;
  return adapted.map((row) =>
    'offer' in row ? { reason: 'price_in_cents', articleId: row.offer.articleId } : row,
  );
}
