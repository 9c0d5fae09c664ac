import type { WantedLine } from '../../contract/cart/schema.ts';
import { listLiveOffersOf, type SplitableOffer } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { type ColourRow, listColoursOf, listLivingProducts } from './saved-queries.ts';

/** A line with all that is offered of it now. `productId`: undefined where there is no such product. */
export type OfferedLine = {
  wanted: Pick<WantedLine, '_id' | 'condition' | 'quantity' | 'anyColour'>;
  productId: number | undefined;
  /** The product in all of its colours, where any will do or they were asked for. */
  colours: readonly ColourRow[];
  offers: readonly SplitableOffer[];
  /** The offers of all `colours`. */
  inAnyColour: readonly SplitableOffer[];
};

/** Finds what is offered now for the lines of carts; `withColours`: also what other colours would cost. */
export async function findOfferedLines(
  db: Database,
  wanted: readonly OfferedLine['wanted'][],
  withColours = false,
): Promise<OfferedLine[]> {
  const products = await listLivingProducts(
    db,
    wanted.map(({ _id }) => Number(_id)),
  );
  const living = new Map(products.map(({ id, livingId }) => [String(id), livingId]));
  const inColours = wanted.filter(({ anyColour }) => anyColour || withColours);
  const inAny = [...new Set(inColours.flatMap(({ _id }) => living.get(_id) ?? []))];
  const rows = inAny.length === 0 ? [] : await listColoursOf(db, inAny);
  const coloursOf = Map.groupBy(rows, ({ productId }) => productId);
  const ids = new Set([...living.values(), ...rows.map(({ id }) => id)]);
  const offersOf = Map.groupBy(await listLiveOffersOf(db, [...ids]), ({ productId }) => productId);
  return wanted.map((line) => {
    const productId = living.get(line._id);
    const colours = coloursOf.get(productId ?? 0) ?? [];
    const inAnyColour = colours.flatMap(({ id }) => offersOf.get(id) ?? []);
    const offers = offersOf.get(productId ?? 0) ?? [];
    return { wanted: line, productId, colours, inAnyColour, offers };
  });
}
