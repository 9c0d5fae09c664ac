/** The best price of a product after an import, and whose it is; undefined: nothing is in stock. */
export type Best = { cents: number; isDelivered: boolean; offerId: number; merchantId: number } | undefined;

/** What an alert waits for, and how it stands. */
export type Watch = {
  limitCents: number;
  isStock: boolean;
  /** It was set on a delivered price: it waits for one. */
  needsDelivered: boolean;
  isReached: boolean;
};

/** What was known of a product's price. */
export type Known = { cents: number; doubt?: { offerId: number; merchantId: number } | undefined };

/**
 * Whether a price is believed: not where it fell by more than 80 %, until the same offer is still there after its
 * merchant's next import. Remembers it.
 */
export function believe(known: Known, best: Best, importedMerchant: number): boolean {
  if (best && best.cents < known.cents * 0.2) {
    const { doubt } = known;
    const isConfirmed = doubt?.offerId === best.offerId && importedMerchant === doubt.merchantId;
    if (!isConfirmed) {
      if (doubt?.offerId !== best.offerId) known.doubt = best;
      return false;
    }
  }
  known.doubt = undefined;
  if (best) known.cents = best.cents;
  return true;
}

/** Whether an alert fires at a believed price; remembers how it stands. */
export function fires(watch: Watch, best: Best): boolean {
  const isThere =
    best !== undefined && best.cents <= watch.limitCents && (best.isDelivered || !watch.needsDelivered);
  if (isThere && !watch.isReached) {
    watch.isReached = true;
    return true;
  }
  const isOver = watch.isStock ? best === undefined : best !== undefined && best.cents > watch.limitCents;
  if (isOver) watch.isReached = false;
  return false;
}
