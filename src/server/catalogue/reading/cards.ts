import type { Condition } from '../../../contract/catalogue/conditions.ts';
import { contentBase } from '../../../contract/catalogue/content-units.ts';
import { largestCopy } from '../../../contract/catalogue/pictures.ts';
import type { Category, ProductCard, UnitPrice } from '../../../contract/catalogue/schema.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { offerAddress } from '../../offers/service.ts';
import { toPicture } from '../../pictures/service.ts';
import { energyLabelOf } from './labels.ts';
import type { ProductCardRow, ProductRow } from './queries.ts';

/** The offer whose price a product shows as its own; cents. */
export type MainOffer = {
  id: number;
  merchant: string;
  condition: Condition;
  priceCents: number;
  deliveryCents: number | null;
  totalCents: number;
  isInStock: boolean;
  /** Its merchant does not state it. */
  isStockUnknown: boolean;
  /** The size that it is of; left out: none was chosen. */
  size?: string;
};

type Counts = { offersCount: number; merchantsCount: number };
type Named = Pick<Category, '_id' | 'name' | 'nameFr'>;

/** Shown for a reference that is missing. */
const unknownCategory: Named = { _id: '', name: 'Unknown Category', nameFr: 'Catégorie inconnue' };

const noOffer = {
  awLink: null,
  merchant: null,
  condition: null,
  price: null,
  storePrice: null,
  deliveryCost: null,
  deliveryKnown: false,
  totalPrice: null,
  inStock: false,
  stockKnown: true,
  availabilityStatus: 'Out of Stock',
} as const;

const availabilityStatus = (isInStock: boolean) =>
  isInStock ? ('In Stock' as const) : ('Out of Stock' as const);

/**
 * Price and stock typed by staff, for a product that no merchant has offered so far; shown as the shop's own
 * statement, never ranked.
 */
function unofferedFields({ fallbackCents, fallbackInStock, awaitsMerchant }: ProductRow) {
  if (fallbackCents === null) return { ...noOffer, fallback: null };
  const fallback = { price: centsToEuros(fallbackCents), inStock: fallbackInStock };
  if (!awaitsMerchant) return { ...noOffer, fallback };
  return { ...noOffer, ...fallback, availabilityStatus: availabilityStatus(fallbackInStock), fallback };
}

function priceFields(offer: MainOffer) {
  const price = centsToEuros(offer.priceCents);
  return {
    awLink: offerAddress(offer.id, offer.size),
    merchant: offer.merchant,
    condition: offer.condition,
    price,
    storePrice: price,
    deliveryCost: centsToEuros(offer.deliveryCents ?? 0),
    deliveryKnown: offer.deliveryCents !== null,
    totalPrice: centsToEuros(offer.totalCents),
    inStock: offer.isInStock,
    stockKnown: !offer.isStockUnknown,
    availabilityStatus: offer.isStockUnknown ? ('Not Stated' as const) : availabilityStatus(offer.isInStock),
    fallback: null,
  };
}

/** What a price without delivery is per unit of what the product holds; null: nobody states that. */
export function unitPriceOf(
  { contentAmount, contentUnit }: Pick<ProductRow, 'contentAmount' | 'contentUnit'>,
  priceCents: number,
): UnitPrice | null {
  if (contentAmount === null || contentUnit === null) return null;
  const cents = Math.round((priceCents / contentAmount) * contentBase[contentUnit]);
  return cents > 0 ? { price: centsToEuros(cents), unit: contentUnit } : null;
}

/** A product in the shape of the API's lists, with its main offer's price. */
export function toCard(
  row: ProductRow,
  category: Named | undefined,
  offer: MainOffer | null,
  counts: Counts,
): ProductCard {
  const picture = toPicture(row);
  const image = picture && largestCopy(picture);
  const { _id, name, nameFr } = category ?? unknownCategory;
  return {
    _id: String(row.id),
    title: row.title,
    name: row.title,
    brand: row.brand,
    category: { _id, name, nameFr },
    images: image === null ? [] : [image],
    awImage: image,
    picture,
    ...(offer ? priceFields(offer) : unofferedFields(row)),
    awaitsMerchant: row.awaitsMerchant,
    unitPrice: offer && unitPriceOf(row, offer.priceCents),
    rating: row.rating === null ? null : Number(row.rating),
    ratingCount: row.ratingCount,
    energyClass: row.labels?.energyClass ?? null,
    energyLabel: energyLabelOf(row.labels),
    offersCount: counts.offersCount,
    merchantsCount: counts.merchantsCount,
    size: offer?.size ?? null,
  };
}

/** The offer of a list's row; null: the product has no live offer. */
export function bestOfferOf(row: ProductCardRow): MainOffer | null {
  const { offerId: id, merchant, condition, priceCents, deliveryCents, totalCents } = row;
  const stock = { isInStock: row.isInStock === true, isStockUnknown: row.isStockUnknown === true };
  if (id === null || merchant === null || condition === null || priceCents === null || totalCents === null) {
    return null;
  }
  const size = row.size == null ? {} : { size: row.size };
  return { id, merchant, condition, priceCents, deliveryCents, totalCents, ...stock, ...size };
}
