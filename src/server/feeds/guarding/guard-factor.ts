import { gtinKey } from '../../matching/service.ts';
import { acceptMerchantPrices, isNewMerchant } from '../../merchants/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPriceFactor, listBroughtOffers, listPricesByKey, storePriceFactor } from './factor-queries.ts';
import { type FileImpact, HeldFileError } from './file-guard.ts';
import { findCommonFactor, findFarBelow, isSameFactor, type PriceRatio } from './price-factor.ts';

type Scope = { feedId: number; merchantId: number };

/** A price over the middle one of its product, in its condition, at so many other merchants. */
type Compared = { ratio: PriceRatio; others: number; isNew: boolean };

/**
 * Compares prices that the import brought with those of the same products elsewhere; also of new articles that share only
 * a GTIN with others, since matching keeps prices apart that differ much.
 */
async function listRatios(db: Database, scope: Scope): Promise<Compared[]> {
  const offers = await listBroughtOffers(db, scope);
  const alone = offers.filter(
    ({ elsewhereCents, gtins, isNew }) => elsewhereCents === null && isNew && gtins.length > 0,
  );
  const keys = alone.map(({ gtins }) => gtinKey(gtins[0] as string));
  const prices = keys.length === 0 ? [] : await listPricesByKey(db, scope.merchantId, keys);
  const byKey = new Map(prices.map((price) => [price.key, price]));
  return [
    ...offers.flatMap(({ priceCents, elsewhereCents, others, isNew }) =>
      elsewhereCents ? { ratio: priceCents / elsewhereCents, others, isNew } : [],
    ),
    ...alone.flatMap(({ priceCents }, i) => {
      const other = byKey.get(keys[i] as number);
      return other ? { ratio: priceCents / other.priceCents, others: other.others, isNew: true } : [];
    }),
  ];
}

type Told = { isAccepted: boolean; impact: FileImpact };

/** A factor that was accepted once is known. @throws HeldFileError */
async function refuseFactor(
  db: Database,
  { feedId }: Scope,
  ratios: readonly PriceRatio[],
  { isAccepted, impact }: Told,
): Promise<void> {
  const factor = findCommonFactor(ratios);
  if (isAccepted) {
    if (factor !== undefined) await storePriceFactor(db, feedId, factor);
    return;
  }
  if (factor === undefined) return;
  const known = await findPriceFactor(db, feedId);
  if (known !== undefined && isSameFactor(known, factor)) return;
  const told = factor < 10 ? Math.round(factor * 100) / 100 : Math.round(factor);
  throw new HeldFileError('held_factor', { factor: told, products: ratios.length }, impact);
}

/**
 * A new merchant far below all others is more often a trap than a bargain: staff looks at it first, once.
 * @throws HeldFileError
 */
async function refuseNewcomer(
  db: Database,
  { merchantId }: Scope,
  compared: readonly Compared[],
  { isAccepted, impact }: Told,
): Promise<void> {
  // Used goods differ by their grade, and who repairs some is cheap by trade.
  const ratios = compared.filter(({ others, isNew }) => isNew && others >= 2).map(({ ratio }) => ratio);
  const share = findFarBelow(ratios);
  if (share === undefined || !(await isNewMerchant(db, merchantId))) return;
  if (isAccepted) return acceptMerchantPrices(db, merchantId);
  const percent = Math.round((1 - share) * 100);
  throw new HeldFileError('held_cheap', { percent, products: ratios.length }, impact);
}

/**
 * Compares the prices that the merge brings with those of the same products at other merchants, where most of the feed's
 * offers are new or have changed. @throws HeldFileError
 */
export async function refusePrices(db: Database, scope: Scope, told: Told): Promise<void> {
  const compared = await listRatios(db, scope);
  const ratios = compared.map(({ ratio }) => ratio);
  await refuseFactor(db, scope, ratios, told);
  await refuseNewcomer(db, scope, compared, told);
}
