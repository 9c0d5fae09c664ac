import type { SplitableOffer } from '../../offers/service.ts';
import type { OfferedLine } from '../offered-lines.ts';
import type { ParcelTerms, SplitProblem } from './problem.ts';

/** Why a line is in no plan. */
export type LeftLine = { line: OfferedLine; reason: 'unknown' | 'notOffered' | 'notInSize' | 'tooMany' };

/** A cart as a problem, with what its numbers stand for. */
export type CartProblem = {
  problem: SplitProblem;
  /** By item. */
  lines: OfferedLine[];
  /** By place in `problem.offers`. */
  offers: SplitableOffer[];
  left: LeftLine[];
};

/** Offers of a line that are looked at: its cheapest ones, of unknown delivery only where there are no others. */
const maxOffers = 60;

function offersFor(line: OfferedLine): SplitableOffer[] | LeftLine['reason'] {
  const { wanted, productId } = line;
  const offers = wanted.anyColour ? line.inAnyColour : line.offers;
  if (productId === undefined) return 'unknown';
  const alike = offers.filter(({ condition }) => condition === wanted.condition);
  const inStock = alike.filter(({ isInStock }) => isInStock);
  // Where no offer is stated to be in stock, those that do not state their stock.
  const fitting = inStock.length > 0 ? inStock : alike.filter(({ isStockUnknown }) => isStockUnknown);
  if (fitting.length === 0) return line.spelling === '' ? 'notOffered' : 'notInSize';
  const enough = fitting.filter(({ stock }) => stock === null || stock >= wanted.quantity);
  if (enough.length === 0) return 'tooMany';
  const known = enough.filter(({ deliveryCents }) => deliveryCents !== null);
  return (known.length > 0 ? known : enough)
    .sort((a, b) => a.totalCents - b.totalCents || a.id - b.id)
    .slice(0, maxOffers);
}

const ownSeller = ({ seller, merchant }: SplitableOffer): string => (seller === merchant ? '' : seller);

export const parcelTermsOf = ({ merchantId, flatCents, freeFromCents }: SplitableOffer): ParcelTerms => ({
  merchant: merchantId,
  freeFrom: flatCents === null ? null : freeFromCents,
  flat: flatCents ?? 0,
});

/** Makes the problem of a cart's lines; those that nobody can deliver as wanted are left out. */
export function makeProblem(wanted: readonly OfferedLine[]): CartProblem {
  const made = { lines: [] as OfferedLine[], offers: [] as SplitableOffer[], left: [] as LeftLine[] };
  const parcels = new Map<string, { number: number; terms: ParcelTerms }>();
  const offers: SplitProblem['offers'][number][] = [];
  for (const line of wanted) {
    const found = offersFor(line);
    if (typeof found === 'string') {
      made.left.push({ line, reason: found });
      continue;
    }
    const item = made.lines.push(line) - 1;
    for (const offer of found) {
      const key = `${offer.merchantId} ${ownSeller(offer)}`;
      const parcel = parcels.get(key) ?? { number: parcels.size, terms: parcelTermsOf(offer) };
      parcels.set(key, parcel);
      made.offers.push(offer);
      const goods = offer.priceCents * line.wanted.quantity;
      offers.push({ item, parcel: parcel.number, goods, delivery: offer.deliveryCents });
    }
  }
  const terms = Array.from(parcels.values(), (parcel) => parcel.terms);
  return { ...made, problem: { items: made.lines.length, parcels: terms, offers } };
}
