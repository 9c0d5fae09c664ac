import { smallestCopy } from '../../contract/catalogue/pictures.ts';
import type { MerchantPage } from '../../contract/merchants/schema.ts';
import { optionalCentsToEuros } from '../../contract/money.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import { findMerchantPage, type MerchantPageRow } from './merchant-page-queries.ts';
import { merchantNameKey } from './naming.ts';

/** A part of all; null: nothing was counted. */
const shareOf = (part: number | null, all: number | null): number | null =>
  part === null || !all ? null : part / all;

function countsOf({ offers, stale, deliveryUnknown, pricesHeld }: MerchantPageRow) {
  const isCounted = offers !== null;
  return {
    offers: isCounted ? offers - (stale ?? 0) : null,
    deliveryKnown: shareOf(isCounted ? offers - (deliveryUnknown ?? 0) : null, offers),
    pricesConfirmed: shareOf(offers, isCounted ? offers + (pricesHeld ?? 0) : null),
  };
}

/** Who a merchant is, by its present or a former name. @throws AppError `not_found` */
export async function getMerchantPage(db: Database, name: string): Promise<MerchantPage> {
  const merchant = await findMerchantPage(db, merchantNameKey(name));
  if (!merchant) throw new AppError('not_found');
  const { website, country, legalName, contact, returns, payment, warranty, freshnessDays } = merchant;
  return {
    ...{
      name: merchant.name,
      website,
      country,
      legalName,
      contact,
      returns,
      payment,
      warranty,
      freshnessDays,
    },
    logo: smallestCopy(merchant.logoName, merchant.logoSizes),
    deliveryFlat: optionalCentsToEuros(merchant.flatCents),
    deliveryFreeFrom: optionalCentsToEuros(merchant.freeFromCents),
    since: merchant.since.toISOString(),
    lastSeenAt: merchant.lastSeenAt?.toISOString() ?? null,
    ...countsOf(merchant),
    reportsUpheld: merchant.reportsUpheld,
  };
}
