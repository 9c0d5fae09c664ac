import type { Database } from '../../platform/database/database.ts';
import { listThresholds, type Threshold } from './queries.ts';

/** A rule that a merchant's offers show; cents. */
export type RuleSuggestion = Pick<
  Threshold,
  'merchantId' | 'merchant' | 'flatCents' | 'offers' | 'exceptions'
> & {
  freeFromCents: number;
};

/** Usual thresholds: multiples of five euros, else whole euros. */
const roundSteps = [5_000, 1_000, 500, 100];

/** The roundest amount above `paid` up to `free`, in cents. */
export function roundAmount(paid: number, free: number): number {
  for (const step of roundSteps) {
    const amount = Math.floor(free / step) * step;
    if (amount > paid) return amount;
  }
  return free;
}

/** Rules that feeds show, as found last: delivery falls to 0 above an amount. */
export async function suggestDeliveryRules(db: Database): Promise<RuleSuggestion[]> {
  const thresholds = await listThresholds(db);
  return thresholds.map(({ freeCents, paidCents, ...rest }) => ({
    ...rest,
    freeFromCents: roundAmount(paidCents, freeCents),
  }));
}
