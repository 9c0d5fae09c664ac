// Which prices are not accepted at once. All prices in cents; only their ratios count.

/** A known offer with another price than before. */
export type Reprice = {
  priceCents: number;
  /** Its own earlier prices, the last one first. */
  own: readonly number[];
  /** Prices of its product's other live offers. */
  others: readonly number[];
  /** It was held, and its merchant says it again. */
  isRepeated: boolean;
};

/** A live offer among those of its product. */
export type PricedOffer = {
  id: number;
  merchantId: number;
  priceCents: number;
  /** Prices of the product that other merchants' feeds say as well, and that are not believed yet either. */
  alsoHeld: readonly number[];
  /** Seen in one import only: it may still be doubted. */
  isOpen: boolean;
  /** It was held and never published, and its merchant says it again. */
  isRepeated: boolean;
  /** The running import brought it. */
  isNew: boolean;
};

/** Real prices of one product differ less than this, even between a bargain and an expensive shop. */
export const farRatio = 8;
/** Prices that confirm each other. */
const nearRatio = 3;
/**
 * A ratio around 100: cents for euros, or the reverse. One other offer is enough to detect it, and repeating the
 * price does not confirm it: an export makes the same mistake again the next day.
 */
const hundredfold = { from: 50, to: 200 };

const ratioOf = (a: number, b: number) => Math.max(a, b) / Math.min(a, b);
const isFar = (a: number, b: number) => ratioOf(a, b) >= farRatio;
const isNear = (a: number, b: number) => ratioOf(a, b) < nearRatio;
const isHundredfold = (a: number, b: number) =>
  ratioOf(a, b) >= hundredfold.from && ratioOf(a, b) <= hundredfold.to;

/** Whether a price is far from the offer's own history, and no earlier price or other offer confirms it. */
export function isJump({ priceCents, own, others, isRepeated }: Reprice): boolean {
  const [last] = own;
  if (last === undefined || !isFar(priceCents, last)) return false;
  if (isRepeated && !isHundredfold(priceCents, last)) return false;
  return ![...own, ...others].some((other) => isNear(priceCents, other));
}

function isContradicted(offer: PricedOffer, others: readonly PricedOffer[]): boolean {
  const price = offer.priceCents;
  const isOwn = ({ merchantId }: PricedOffer) => merchantId === offer.merchantId;
  // A merchant's offers that are in doubt themselves do not confirm each other.
  const independent = others.filter(
    (other) => !(isOwn(other) && other.isOpen && isNear(price, other.priceCents)),
  );
  if (
    [...independent.map(({ priceCents }) => priceCents), ...offer.alsoHeld].some((each) =>
      isNear(price, each),
    )
  )
    return false;
  const ofMerchants = oneOfEach(price, independent);
  const far = ofMerchants.filter((other) => isFar(price, other.priceCents));
  const [only] = far;
  if (offer.isRepeated && !far.some((other) => isHundredfold(price, other.priceCents))) return false;
  if (ofMerchants.length === 1 && only) {
    // The more expensive one has cents for euros, unless it was confirmed before the other came.
    const isLikelier = price > only.priceCents || (offer.isNew && !only.isOpen);
    return isHundredfold(price, only.priceCents) && isLikelier;
  }
  const below = far.filter((other) => other.priceCents < price);
  const side = below.length > far.length / 2 ? below : far.filter((other) => !below.includes(other));
  return side.length > ofMerchants.length / 2 && agree(side);
}

/** Of each merchant the offer that is nearest to a price: each merchant counts once, however many offers it has. */
const oneOfEach = (price: number, offers: readonly PricedOffer[]): PricedOffer[] =>
  [...Map.groupBy(offers, ({ merchantId }) => merchantId).values()].map((own) =>
    own.reduce((best, each) =>
      ratioOf(price, each.priceCents) < ratioOf(price, best.priceCents) ? each : best,
    ),
  );

/** Whether at least two offers confirm each other. */
const agree = (offers: readonly PricedOffer[]): boolean =>
  offers.some((a) => offers.some((b) => a !== b && isNear(a.priceCents, b.priceCents)));

/** The offers of one product that its other offers contradict: open ones, and those whose merchants repeat what was held. */
export function findContradicted<T extends PricedOffer>(offers: readonly T[]): T[] {
  return offers.filter(
    (offer) =>
      (offer.isOpen || offer.isRepeated) &&
      isContradicted(
        offer,
        offers.filter(({ id }) => id !== offer.id),
      ),
  );
}
