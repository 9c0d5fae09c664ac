import { smallestCopy } from '../../contract/catalogue/pictures.ts';
import type { MatchDecision, MatchOffer as MatchOfferAnswer } from '../../contract/matches/schema.ts';
import { centsToEuros, optionalCentsToEuros } from '../../contract/money.ts';
import type { DecisionRow, MatchOffer } from '../matching/service.ts';

const person = (id: number, name: string | null) => ({ _id: String(id), name });

/** A decision in the API's shape. */
export const describeDecision = (row: DecisionRow): MatchDecision => ({
  _id: String(row.id),
  kind: row.kind,
  note: row.note,
  products: row.products.map(({ id, title }) => ({ _id: String(id), title })),
  offers: row.offers.map(({ id, merchant, title, productId }) => ({
    _id: String(id),
    merchant,
    title,
    productId: productId === null ? null : String(productId),
  })),
  overruledBy: row.overruledBy === null ? null : String(row.overruledBy),
  decidedBy: person(row.decidedBy, row.decidedByName),
  decidedAt: row.decidedAt.toISOString(),
  undoneBy: row.undoneBy === null ? null : person(row.undoneBy, row.undoneByName),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

type Pictured = { pictureName: string | null; pictureSizes: number[] | null };

export const thumbnail = ({ pictureName, pictureSizes }: Pictured): string | null =>
  smallestCopy(pictureName, pictureSizes);

/** An offer as shown to staff who compare it. */
export const describeOffer = (offer: MatchOffer): MatchOfferAnswer => ({
  offerId: String(offer.offerId),
  productId: String(offer.productId),
  merchant: offer.merchant,
  seller: offer.seller,
  title: offer.title,
  brand: offer.brand,
  gtins: offer.gtins,
  mpn: offer.mpn,
  description: offer.description,
  condition: offer.condition,
  price: centsToEuros(offer.priceCents),
  totalPrice: optionalCentsToEuros(offer.totalCents),
  image: thumbnail(offer),
});
