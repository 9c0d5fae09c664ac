import { smallestCopy } from '../../contract/catalogue/pictures.ts';
import type { ManagedMerchant } from '../../contract/merchants/schema.ts';
import { optionalCentsToEuros } from '../../contract/money.ts';
import type { MerchantRow } from './queries.ts';

/** A merchant in the API's shape. */
export const toMerchant = (merchant: MerchantRow): ManagedMerchant => ({
  _id: String(merchant.id),
  name: merchant.name,
  website: merchant.website,
  host: merchant.host,
  logo: smallestCopy(merchant.logoName, merchant.logoSizes),
  deliveryFlat: optionalCentsToEuros(merchant.flatCents),
  deliveryFreeFrom: optionalCentsToEuros(merchant.freeFromCents),
  freshnessDays: merchant.freshnessDays,
  legalName: merchant.legalName,
  country: merchant.country,
  contact: merchant.contact,
  returns: merchant.returns,
  payment: merchant.payment,
  warranty: merchant.warranty,
  isActive: merchant.isActive,
  isApplied: merchant.isApplied,
  feeds: merchant.feeds,
  offers: merchant.offers,
  version: merchant.version,
  quality: merchant.measuredAt && {
    measuredAt: merchant.measuredAt.toISOString(),
    validGtin: merchant.validGtin,
    gtinRepeated: merchant.gtinRepeated,
    deliveryUnknown: merchant.deliveryUnknown,
    deliveryRuled: merchant.deliveryRuled,
    stale: merchant.stale,
    matched: merchant.matched,
    pricesHeld: merchant.pricesHeld,
    pricesFar: merchant.pricesFar,
    rowsRead: merchant.rowsRead,
    rowsRejected: merchant.rowsRejected,
  },
});
