import { gtinKey } from '../../matching/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPriceFactor, listBroughtOffers, listPricesByKey, storePriceFactor } from './factor-queries.ts';
import { type FileImpact, HeldFileError } from './file-guard.ts';
import { findCommonFactor, isSameFactor } from './price-factor.ts';

type Scope = { feedId: number; merchantId: number };

/**
 * Ratios of prices that the import brought to those of the same products elsewhere; also of new articles that share only
 * a GTIN with others, since matching keeps prices apart that differ much.
 */
async function listRatios(db: Database, scope: Scope): Promise<number[]> {
  const offers = await listBroughtOffers(db, scope);
  const alone = offers.filter(
    ({ elsewhereCents, gtins, isNew }) => elsewhereCents === null && isNew && gtins.length > 0,
  );
  const keys = alone.map(({ gtins }) => gtinKey(gtins[0] as string));
  const prices = keys.length === 0 ? [] : await listPricesByKey(db, scope.merchantId, keys);
  const byKey = new Map(prices.map(({ key, priceCents }) => [key, priceCents]));
  return [
    ...offers.flatMap(({ priceCents, elsewhereCents }) =>
      elsewhereCents ? priceCents / elsewhereCents : [],
    ),
    ...alone.flatMap(({ priceCents }, i) => {
      const other = byKey.get(keys[i] as number);
      return other ? priceCents / other : [];
    }),
  ];
}

/**
 * Compares the prices that the merge brings with those of the same products at other merchants, where most of the feed's
 * offers are new or have changed; a factor that was accepted once is known. @throws HeldFileError
 */
export async function refuseFactor(
  db: Database,
  scope: Scope,
  { isAccepted, impact }: { isAccepted: boolean; impact: FileImpact },
): Promise<void> {
  const ratios = await listRatios(db, scope);
  const factor = findCommonFactor(ratios);
  if (isAccepted) {
    if (factor !== undefined) await storePriceFactor(db, scope.feedId, factor);
    return;
  }
  if (factor === undefined) return;
  const known = await findPriceFactor(db, scope.feedId);
  if (known !== undefined && isSameFactor(known, factor)) return;
  const told = factor < 10 ? Math.round(factor * 100) / 100 : Math.round(factor);
  throw new HeldFileError('held_factor', { factor: told, products: ratios.length }, impact);
}
