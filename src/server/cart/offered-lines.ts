import type { WantedLine } from '../../contract/cart/schema.ts';
import { listLiveOffersOf, type SplitableOffer } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listLivingProducts } from './saved-queries.ts';

/** A line with all that is offered of it now. `productId`: undefined where there is no such product. */
export type OfferedLine = {
  wanted: Pick<WantedLine, '_id' | 'condition' | 'quantity'>;
  productId: number | undefined;
  offers: readonly SplitableOffer[];
};

/** Finds what is offered now for the lines of carts. */
export async function findOfferedLines(
  db: Database,
  wanted: readonly OfferedLine['wanted'][],
): Promise<OfferedLine[]> {
  const rows = await listLivingProducts(
    db,
    wanted.map(({ _id }) => Number(_id)),
  );
  const living = new Map(rows.map(({ id, livingId }) => [String(id), livingId]));
  const offers = Map.groupBy(await listLiveOffersOf(db, [...new Set(living.values())]), (o) => o.productId);
  return wanted.map((line) => {
    const productId = living.get(line._id);
    return { wanted: line, productId, offers: offers.get(productId ?? 0) ?? [] };
  });
}
