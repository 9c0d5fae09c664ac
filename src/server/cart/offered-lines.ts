import type { LineRef } from '../../contract/cart/line-ref.ts';
import type { WantedLine } from '../../contract/cart/schema.ts';
import { spellSize } from '../language/clothing-size.ts';
import {
  boughtInSize,
  listLiveOffersOf,
  listSizes,
  type OfferSize,
  type ProductSize,
  type SplitableOffer,
  sizesOf,
} from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { type ColourRow, listColoursOf, listLivingProducts } from './saved-queries.ts';

/** A line with all that is offered of it now. `productId`: undefined where there is no such product. */
export type OfferedLine = {
  wanted: Pick<WantedLine, '_id' | 'condition' | 'quantity' | 'anyColour' | 'size'>;
  productId: number | undefined;
  /** The wanted size in its one spelling; empty: none is wanted. */
  spelling: string;
  /** The product in all of its colours, where any will do or they were asked for. */
  colours: readonly ColourRow[];
  /** In the wanted size, where one is wanted: who names no sizes has none. */
  offers: readonly SplitableOffer[];
  /** The offers of all `colours`. */
  inAnyColour: readonly SplitableOffer[];
  /** In which sizes it is offered in its condition, where a size is wanted or they were asked for. */
  sizes: readonly ProductSize[];
};

/** How responses refer to a line. */
export const refOf = ({ wanted: { _id, size } }: OfferedLine): LineRef => ({ _id, size });

type Offered = Pick<OfferedLine, 'productId' | 'colours' | 'offers' | 'inAnyColour'>;

/** A line in its size. */
function inSize(
  wanted: OfferedLine['wanted'],
  offered: Offered,
  sizesOfOffer: ReadonlyMap<number, OfferSize[]>,
): OfferedLine {
  const spelling = spellSize(wanted.size);
  const { offers, inAnyColour } = offered;
  const alike = (wanted.anyColour ? inAnyColour : offers).filter(
    ({ condition }) => condition === wanted.condition,
  );
  const sizes = sizesOf(alike.map(({ id, condition }) => ({ condition, sizes: sizesOfOffer.get(id) ?? [] })));
  if (spelling === '') return { ...offered, wanted, spelling, sizes };
  return {
    ...offered,
    wanted,
    spelling,
    sizes,
    offers: boughtInSize(offers, sizesOfOffer, spelling),
    inAnyColour: boughtInSize(inAnyColour, sizesOfOffer, spelling),
  };
}

/** Finds what is offered now for the lines of carts; `withChoices`: also what other colours and sizes would cost. */
export async function findOfferedLines(
  db: Database,
  wanted: readonly OfferedLine['wanted'][],
  withChoices = false,
): Promise<OfferedLine[]> {
  const products = await listLivingProducts(
    db,
    wanted.map(({ _id }) => Number(_id)),
  );
  const living = new Map(products.map(({ id, livingId }) => [String(id), livingId]));
  const inColours = wanted.filter(({ anyColour }) => anyColour || withChoices);
  const inAny = [...new Set(inColours.flatMap(({ _id }) => living.get(_id) ?? []))];
  const rows = inAny.length === 0 ? [] : await listColoursOf(db, inAny);
  const coloursOf = Map.groupBy(rows, ({ productId }) => productId);
  const ids = new Set([...living.values(), ...rows.map(({ id }) => id)]);
  const offers = await listLiveOffersOf(db, [...ids]);
  const isSized = withChoices || wanted.some(({ size }) => size !== '');
  const sizes =
    isSized && offers.length > 0
      ? await listSizes(
          db,
          offers.map(({ id }) => id),
        )
      : [];
  const sizesOfOffer = Map.groupBy(sizes, ({ offerId }) => offerId);
  const offersOf = Map.groupBy(offers, ({ productId }) => productId);
  return wanted.map((line) => {
    const productId = living.get(line._id);
    const colours = coloursOf.get(productId ?? 0) ?? [];
    const inAnyColour = colours.flatMap(({ id }) => offersOf.get(id) ?? []);
    const ofProduct = offersOf.get(productId ?? 0) ?? [];
    return inSize(line, { productId, colours, offers: ofProduct, inAnyColour }, sizesOfOffer);
  });
}
