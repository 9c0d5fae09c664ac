import { conditions } from '../../../../contract/catalogue/conditions.ts';
import type { ChosenOffers } from '../facets/narrower.ts';
import { type IndexData, isDropOrder, type StoredSort } from '../index-data.ts';
import { highestFirst, lastKey, soldOutLast, unitPriceKey } from '../price-keys.ts';
import { type EngineRequest, isStored, type StoredRequest, storedSortOf } from '../request.ts';
import { byStanding, type IsBetter } from './fold.ts';
import { putLeadingFirst } from './leading.ts';
import type { Pager } from './pager.ts';
import type { Matches } from './scoring.ts';

export type OrderPages = ReturnType<typeof createOrderPages>;

/** Makes pages of lists in any order but relevance. */
export function createOrderPages(data: IndexData, pager: Pager) {
  /** A page of the filtered matches, in any order but relevance. */
  function pageInOrder(
    found: Pick<Matches, 'documents' | 'count'>,
    request: StoredRequest,
    chosen: ChosenOffers | undefined,
  ): number[] {
    const { offset, limit } = request;
    const page = { offset, limit };
    const sort = storedSortOf(request);
    const keyOf = chosen && createOfferKey(data, sort, chosen);
    return keyOf ? pager.byKey(found, keyOf, page) : pager.byOrder(found, data.orders[sort], page);
  }

  /** A page of what was most likely meant, then of what also matches, each in this order. */
  function pageByClass(
    matches: Matches,
    minScore: number,
    request: StoredRequest,
    chosen: ChosenOffers | undefined,
  ): { documents: number[]; leading: number } {
    const { documents, count } = matches;
    const { offset, limit } = request;
    const leading = putLeadingFirst(matches, minScore);
    const first = pageInOrder({ documents, count: leading }, request, chosen);
    const others = { documents: documents.subarray(leading), count: count - leading };
    const rest = { ...request, offset: Math.max(0, offset - leading), limit: limit - first.length };
    return { documents: [...first, ...pageInOrder(others, rest, chosen)], leading };
  }

  /** What stands first in an order stands for its family. */
  function isFirst(request: EngineRequest, chosen: ChosenOffers | undefined): IsBetter {
    if (!isStored(request)) return byStanding;
    const sort = storedSortOf(request);
    const keyOf = chosen && createOfferKey(data, sort, chosen);
    const { places } = data.orders[sort];
    if (!keyOf) return (document, other) => places[document] < places[other];
    return (document, other) =>
      keyOf(document) - keyOf(other) < 0 || (keyOf(document) === keyOf(other) && document < other);
  }

  return { pageInOrder, pageByClass, isFirst };
}

const newGoods = 1 << conditions.indexOf('new');

/** Sort keys of the offers that count; undefined: the order does not depend on them. */
function createOfferKey(
  { contentAmount, orders, soldOut }: IndexData,
  sort: StoredSort,
  { offerBits, conditionPrices, conditionOf, wanted, sizes }: ChosenOffers,
): ((document: number) => number) | undefined {
  const pricesOf = (document: number) => {
    const condition = conditionOf[offerBits[document]];
    return conditionPrices[condition] as IndexData['conditionPrices'][number];
  };
  /** What is on offer in sizes is not sold out. */
  const isSoldOut = (document: number) =>
    !sizes && ((soldOut[document] >>> conditionOf[offerBits[document]]) & 1) === 1;
  const inStockFirst = (keyOf: (document: number) => number) => (document: number) =>
    soldOutLast(keyOf(document), isSoldOut(document));
  if (sort === 'delivered') return inStockFirst((document) => pricesOf(document).totalCents[document]);
  if (sort === 'price') return inStockFirst((document) => pricesOf(document).priceCents[document]);
  if (sort === 'price_desc')
    return inStockFirst((document) => highestFirst(pricesOf(document).priceCents[document]));
  if (sort === 'arrival') return (document) => pricesOf(document).deliveryDays[document];
  // What comes in sizes is sold by no unit.
  if (sort === 'unit_price' && !sizes)
    return (document) =>
      unitPriceKey(pricesOf(document).priceCents[document], contentAmount[document], isSoldOut(document));
  // Drops exist for new goods only, and only where these are in stock: then they stand for the product.
  const isDrop = isDropOrder(sort);
  if (isDrop && (wanted & newGoods) === 0) return () => lastKey;
  const { places } = orders[sort];
  return isDrop ? (document) => places[document] : undefined;
}
