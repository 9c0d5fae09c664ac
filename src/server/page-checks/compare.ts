import type { PageOffer, PageProduct } from '../merchant-pages/service.ts';

/** What we say of an offer; cents, without delivery. */
export type OwnOffer = { priceCents: number; availability: string; gtins: readonly string[] };

export type Difference = 'price' | 'currency' | 'availability';

/** What a comparison found: the page's figures, and in what they differ from ours. */
export type Comparison =
  | {
      outcome: 'same' | 'differs';
      pageCents: number | null;
      pageCurrency: string | null;
      pageAvailability: string | null;
      differs: Difference[];
    }
  | { outcome: 'unreadable'; reason: 'no_data' | 'several' | 'other_article' };

const unreadable = (reason: 'no_data' | 'several' | 'other_article'): Comparison => ({
  outcome: 'unreadable',
  reason,
});

/** Cents that rounding may make. */
const tolerance = 1;

/** Variants have prices of their own; without a code that tells which one we mean, any of them may be it. */
function offersMeant(
  products: readonly PageProduct[],
  gtins: readonly string[],
): PageOffer[] | 'several' | 'other_article' {
  const tops = products.filter(({ offers, variants }) => offers.length > 0 || variants.length > 0);
  const isMeant = (product: Pick<PageProduct, 'gtins'>) => product.gtins.some((gtin) => gtins.includes(gtin));
  const variant = tops.flatMap(({ variants }) => variants).find(isMeant);
  if (variant && variant.offers.length > 0) return variant.offers;
  const top = tops.find(isMeant) ?? (tops.length === 1 ? tops[0] : undefined);
  if (!top) return tops.length === 0 ? [] : 'several';
  const isOther = top.gtins.length > 0 && gtins.length > 0 && !isMeant(top) && top.variants.length === 0;
  return isOther ? 'other_article' : [...top.offers, ...top.variants.flatMap(({ offers }) => offers)];
}

/** Whether it can be had now, later or not. */
const supplyOf = (availability: string): string =>
  availability === 'backorder' || availability === 'preorder' ? 'later' : availability;

function differences(
  own: OwnOffer,
  priced: readonly PageOffer[],
  equal: readonly PageOffer[],
  stocked: readonly PageOffer[],
): Difference[] {
  const found: Difference[] = [];
  const isForeign = ({ currency }: PageOffer) => currency !== undefined && currency !== 'EUR';
  if (priced.length > 0 && priced.every(isForeign)) found.push('currency');
  else if (priced.length > 0 && equal.length === 0) found.push('price');
  const isOtherwise = ({ availability }: PageOffer) =>
    availability !== undefined && supplyOf(availability) !== supplyOf(own.availability);
  if (own.availability !== 'unknown' && stocked.length > 0 && stocked.every(isOtherwise)) {
    found.push('availability');
  }
  return found;
}

/** Compares an offer of ours with what the merchant's page says; of several prices there, one as ours is enough. */
export function comparePage(own: OwnOffer, products: readonly PageProduct[]): Comparison {
  const meant = offersMeant(products, own.gtins);
  if (typeof meant === 'string') return unreadable(meant);
  const priced = meant.filter(({ cents }) => cents !== undefined);
  const equal = priced.filter(
    ({ cents = 0, currency = 'EUR' }) => currency === 'EUR' && Math.abs(cents - own.priceCents) <= tolerance,
  );
  const shown = equal.length > 0 ? equal : meant;
  const stocked = shown.filter(({ availability }) => availability !== undefined);
  if (priced.length === 0 && stocked.length === 0) return unreadable('no_data');
  const differs = differences(own, priced, equal, stocked);
  const [first] = equal.length > 0 ? equal : priced;
  return {
    outcome: differs.length > 0 ? 'differs' : 'same',
    pageCents: first?.cents ?? null,
    pageCurrency: first?.currency ?? null,
    pageAvailability: stocked[0]?.availability ?? null,
    differs,
  };
}
