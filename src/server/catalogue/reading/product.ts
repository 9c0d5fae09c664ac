import { pictureAddress } from '../../../contract/catalogue/pictures.ts';
import type { Category, Offer, Picture, Product } from '../../../contract/catalogue/schema.ts';
import { type Language, merchantLanguage } from '../../../contract/language.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { languageOf, showSpecifications } from '../../facts/service.ts';
import { type OffersOfProduct, offerAddress, type ProductOffer } from '../../offers/service.ts';
import { largestAddress, toPicture } from '../../pictures/service.ts';
import { toCard } from './cards.ts';
import type { ProductDetailRow } from './queries.ts';

function toOffer(offer: ProductOffer): Offer {
  return {
    _id: String(offer.id),
    merchant: offer.merchant,
    merchantLogo: offer.logoName && pictureAddress(offer.logoName, offer.logoSizes?.[0] ?? 0, 'webp'),
    seller: offer.seller,
    condition: offer.condition,
    storePrice: centsToEuros(offer.priceCents),
    deliveryCost: centsToEuros(offer.deliveryCents ?? 0),
    deliveryKnown: offer.deliveryCents !== null,
    totalPrice: centsToEuros(offer.totalCents),
    deliveryInfo: offer.deliveryInfo,
    inStock: offer.isInStock,
    affiliateLink: offerAddress(offer.id),
    lastSeenAt: offer.seenAt.toISOString(),
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

/** A product with its offers in the API's shape: the main offer in fields of its own (SPEC §2, §3). */
export function toProduct(
  row: ProductDetailRow,
  category: Category | undefined,
  offers: OffersOfProduct,
  language: Language,
): Product {
  const { main, others, lastKnown } = offers;
  const card = toCard(row, category, main, countOffers(offers));
  const pictures = picturesOf(row);
  return {
    ...card,
    images: pictures.map(largestAddress),
    pictures,
    description: row.description,
    descriptionLanguage: languageOf(row.description) ?? merchantLanguage,
    specifications: showSpecifications(row.categoryKey ?? '', row.specifications, language),
    gtins: row.gtins,
    mpns: row.mpns,
    stock: main?.stock ?? null,
    affiliateId: main?.networkArticleId ?? null,
    mainOffer: main && toOffer(main),
    offers: others.map(toOffer),
    reviews: [],
    lastKnown: lastKnown && {
      totalPrice: centsToEuros(lastKnown.totalCents),
      seenAt: lastKnown.seenAt.toISOString(),
    },
  };
}
