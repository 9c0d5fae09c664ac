import type {
  AggregateOffer,
  Offer as OfferData,
  OfferShippingDetails,
  Product as ProductData,
  WarrantyPromise,
} from 'schema-dts';
import { addresses } from '../../contract/addresses.ts';
import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';
import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import type { VariantAxis } from '../../contract/catalogue/variant-axes.ts';
import type { Language } from '../../contract/language.ts';
import type { Variants } from '../families/variant-choices.ts';
import { categoryName } from '../i18n/category-name.ts';
import { clipText } from '../layout/clip-text.ts';

const itemConditions = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

const currency = 'EUR';
const maxOffers = 20;
const maxCodes = 5;
const maxDescription = 500;

/** Euros as schema.org wants them: a point, two decimals, no sign. */
const amount = (euros: number): string => euros.toFixed(2);

/** Nothing where no merchant states it. */
const availability = ({ inStock, stockKnown }: Pick<Offer, 'inStock' | 'stockKnown'>) => {
  if (inStock) return { availability: 'https://schema.org/InStock' as const };
  return stockKnown && { availability: 'https://schema.org/OutOfStock' as const };
};

const shippingDetails = (cost: number): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: amount(cost), currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
});

/** `MON`: months, by UN/CEFACT. */
const warrantyData = (months: number): WarrantyPromise => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
});

/** The EU's label: its class with the scale, and its record in the register. */
function labelData({ labels }: Product) {
  const { energyClass, eprel } = labels ?? {};
  return {
    ...(energyClass && {
      hasEnergyConsumptionDetails: {
        '@type': 'EnergyConsumptionDetails',
        hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energyClass}`,
        energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
        energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
      } as const,
    }),
    ...(eprel && {
      hasCertification: {
        '@type': 'Certification',
        issuedBy: { '@type': 'Organization', name: 'European Commission' },
        name: 'EPREL',
        certificationIdentification: eprel.code,
        url: eprel.address,
      } as const,
    }),
  };
}

/** The price without delivery, as schema.org has it; delivery stands beside it where the merchant stated it. */
const offerData = (offer: Offer): OfferData => ({
  '@type': 'Offer',
  price: amount(offer.storePrice),
  priceCurrency: currency,
  itemCondition: itemConditions[offer.condition],
  ...availability(offer),
  seller: { '@type': 'Organization', name: offer.seller || offer.merchant },
  ...(offer.warranty && { warranty: warrantyData(offer.warranty.months) }),
  ...(offer.deliveryKnown && { shippingDetails: shippingDetails(offer.deliveryCost) }),
});

/**
 * The offers of one condition in stock, or all of them where none is. Offers of unknown delivery cost count only
 * where there are no others: a low price without its delivery would promise too much.
 */
function conditionData(condition: Condition, all: readonly Offer[]): AggregateOffer[] {
  const ofCondition = all.filter((offer) => offer.condition === condition);
  const inStock = ofCondition.filter((offer) => offer.inStock);
  const unknown = ofCondition.filter((offer) => !offer.stockKnown);
  const sold = [inStock, unknown, ofCondition].find(({ length }) => length > 0) ?? [];
  const known = sold.filter(({ deliveryKnown }) => deliveryKnown);
  const offers = known.length > 0 ? known : sold;
  if (offers.length === 0) return [];
  const prices = offers.map(({ storePrice }) => storePrice);
  return [
    {
      '@type': 'AggregateOffer',
      lowPrice: amount(Math.min(...prices)),
      highPrice: amount(Math.max(...prices)),
      priceCurrency: currency,
      offerCount: offers.length,
      itemCondition: itemConditions[condition],
      ...availability({ inStock: inStock.length > 0, stockKnown: unknown.length === 0 }),
      offers: offers.slice(0, maxOffers).map(offerData),
    },
  ];
}

/** A rating speaks only together with how many people gave it. */
const ratingData = ({ rating, ratingCount }: Product) =>
  rating !== null &&
  ratingCount !== null &&
  ratingCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      ratingCount,
      bestRating: 5,
    } as const,
  };

type PageData = { publicUrl: string; language: Language; picture: string; variants?: Variants | undefined };

/** What schema.org calls the axes: it knows sizes of any kind. */
const variesBy = {
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
  capacity: 'https://schema.org/size',
  memory: 'https://schema.org/size',
  pack: 'https://schema.org/size',
} as const;

/** The group of variants that a product is one of, with its own colour and size. */
function variantData({ brand }: Product, variants: Variants | undefined) {
  if (!variants?.groupId || variants.choices.length === 0) return {};
  const own = (axes: readonly VariantAxis[]) =>
    variants.choices
      .filter(({ axis }) => axes.includes(axis))
      .flatMap(({ values }) => values.find(({ isOwn }) => isOwn)?.label ?? []);
  const [color] = own(['colour']);
  const sizes = own(['size', 'capacity', 'memory', 'pack']);
  return {
    ...(color !== undefined && { color }),
    ...(sizes.length > 0 && { size: sizes.join(', ') }),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: variants.groupId,
      variesBy: [...new Set(variants.choices.map(({ axis }) => variesBy[axis]))],
      ...(brand && { brand: { '@type': 'Brand', name: brand } as const }),
    } as const,
  };
}

/** Structured data of a product and its offers; conditions never mix in one price. */
export function productData(
  product: Product,
  { publicUrl, language, picture, variants }: PageData,
): ProductData {
  const offers = product.mainOffer ? [product.mainOffer, ...product.offers] : product.offers;
  const pictures = product.images.length > 0 ? product.images : [picture];
  return {
    '@type': 'Product',
    name: product.title,
    url: publicUrl + addresses.product(language, product._id),
    image: pictures.map((path) => publicUrl + path),
    category: categoryName(language, product.category),
    ...(product.description && { description: clipText(product.description, maxDescription) }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } as const }),
    ...(product.gtins.length > 0 && {
      gtin14: product.gtins.slice(0, maxCodes).map((gtin) => gtin.padStart(14, '0')),
    }),
    ...(product.mpns.length > 0 && { mpn: product.mpns.slice(0, maxCodes) }),
    ...ratingData(product),
    ...labelData(product),
    ...variantData(product, variants),
    offers: conditions.flatMap((condition) => conditionData(condition, offers)),
  };
}
