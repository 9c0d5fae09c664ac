import type { Database } from '../../platform/database/database.ts';
import { findPriceFactor, listPriceRatios, storePriceFactor } from './factor-queries.ts';
import { type FileImpact, HeldFileError } from './file-guard.ts';
import { findCommonFactor, isSameFactor } from './price-factor.ts';

type Scope = { feedId: number; merchantId: number };

/**
 * Compares the prices that the merge brings with those of the same products at other merchants, where most of the feed's
 * offers are new or have changed; a factor that was accepted once is known. @throws HeldFileError
 */
export async function refuseFactor(
  db: Database,
  scope: Scope,
  { isAccepted, impact }: { isAccepted: boolean; impact: FileImpact },
): Promise<void> {
  const ratios = await listPriceRatios(db, scope);
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
