import { largestCopy, smallestCopy } from '../../../contract/catalogue/pictures.ts';
import type {
  AnnouncedPrice,
  Category,
  Offer,
  Picture,
  Product,
} from '../../../contract/catalogue/schema.ts';
import { type Language, merchantLanguage } from '../../../contract/language.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { languageOf, showSpecifications } from '../../facts/service.ts';
import {
  type OfferSize,
  type OffersOfProduct,
  offerAddress,
  type SizedOffer,
  sayDeliveryDays,
  toSize,
} from '../../offers/service.ts';
import { toPicture } from '../../pictures/service.ts';
import { nameCategory } from '../categories.ts';
import { toCard } from './cards.ts';
import { type ElectricityPrice, toLabels } from './labels.ts';
import type { ProductDetailRow } from './queries.ts';

const toOfferSize = ({
  offerId,
  label,
  isInStock,
  isStockUnknown,
  stock,
  priceCents,
  deliveryCents,
  gtins,
}: OfferSize) => ({
  label,
  inStock: isInStock || isStockUnknown,
  stock,
  price: centsToEuros(priceCents),
  totalPrice: centsToEuros(priceCents + (deliveryCents ?? 0)),
  gtins,
  affiliateLink: offerAddress(offerId, label),
});

/** How offers are shown: in which size and language, and what was found of announced prices. */
type Shown = {
  size: string | null;
  language: Language;
  announced: ReadonlyMap<number, AnnouncedPrice>;
};

const daysOf = ({ deliveryMinDays: min, deliveryMaxDays: max }: SizedOffer) =>
  min === null || max === null ? null : { min, max };

function toOffer(offer: SizedOffer, { size, language, announced }: Shown): Offer {
  const days = daysOf(offer);
  const { warrantyMonths: months, warrantyBy: by } = offer;
  const hasSize = size !== null && offer.sizes.some(({ label }) => label === size);

  return {
    _id: String(offer.id),
    merchant: offer.merchant,
    merchantLogo: smallestCopy(offer.logoName, offer.logoSizes),
    seller: offer.seller,
    condition: offer.condition,
    storePrice: centsToEuros(offer.priceCents),
    announced: announced.get(offer.id) ?? null,
    deliveryCost: centsToEuros(offer.deliveryCents ?? 0),
    deliveryKnown: offer.deliveryCents !== null,
    totalPrice: centsToEuros(offer.totalCents),
    deliveryInfo: days ? sayDeliveryDays(days, language) : offer.deliveryInfo,
    deliveryDays: days,
    warranty: months === null ? null : { months, by },
    inStock: offer.isInStock,
    stockKnown: !offer.isStockUnknown,
    affiliateLink: offerAddress(offer.id, hasSize ? size : undefined),
    lastSeenAt: offer.seenAt.toISOString(),
    sizes: offer.sizes.map(toOfferSize),
    sizeState: offer.sizeState,
  };
}

/** Staff's pictures, else a feed's; merchants give one picture several addresses. */
function picturesOf(row: ProductDetailRow): Picture[] {
  const given = row.uploads.length > 0 ? row.uploads : [row, ...row.morePictures];
  const pictures = given.flatMap((columns) => toPicture(columns) ?? []);
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
}

function countOffers({ main, others }: OffersOfProduct) {
  const offers = main ? [main, ...others] : others;
  return {
    offersCount: offers.length,
    merchantsCount: new Set(offers.map((offer) => offer.merchantId)).size,
  };
}

/**
 * A product with its offers in the API's shape: the main offer in fields of its own.
 * @param categoryPath the categories that it is in, the department first
 */
export function toProduct(
  row: ProductDetailRow,
  categoryPath: readonly Category[],
  offers: OffersOfProduct,
  { language, announced, electricity }: Omit<Shown, 'size'> & { electricity: ElectricityPrice },
): Product {
  const { main, others, lastKnown, size } = offers;
  const shown = { size, language, announced };
  const card = toCard(row, categoryPath.at(-1), main, countOffers(offers));
  const pictures = picturesOf(row);
  return {
    ...card,
    categoryPath: categoryPath.slice(0, -1).map(nameCategory),
    images: pictures.map(largestCopy),
    pictures,
    description: row.description,
    descriptionLanguage: languageOf(row.description) ?? merchantLanguage,
    specifications: showSpecifications(row.categoryKey ?? '', row.specifications, language),
    labels: toLabels(row.labels, electricity),
    gtins: row.gtins,
    mpns: row.mpns,
    stock: main?.stock ?? null,
    affiliateId: main?.networkArticleId ?? null,
    mainOffer: main && toOffer(main, shown),
    offers: others.map((offer) => toOffer(offer, shown)),
    reviews: [],
    lastKnown: lastKnown && {
      totalPrice: centsToEuros(lastKnown.totalCents),
      deliveryKnown: lastKnown.isDeliveryKnown,
      seenAt: lastKnown.seenAt.toISOString(),
    },
    sizes: offers.sizes.map(toSize),
    size,
  };
}
