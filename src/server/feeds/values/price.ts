import type { Rejection, RejectionReason } from '../rejection.ts';
import { ownCurrency } from './currency.ts';
import { foreignCurrencyOf, type MoneyFault, parseMoney, statesEuro } from './parse-money.ts';

const faults: Record<MoneyFault, RejectionReason> = {
  empty: 'price_missing',
  unreadable: 'price_unreadable',
  ambiguous: 'price_ambiguous',
  foreign: 'price_foreign',
  without_vat: 'price_without_vat',
};

const maxCents = 100_000_000;

/** Positive cents (of euros), or why there is no price. */
export type Price = { cents: number } | Pick<Rejection, 'reason' | 'detail'>;

/**
 * A price that can be published. `currency`: what its row or feed says of prices that do not say it themselves; undefined:
 * nothing does, and no price without a currency is taken for euros.
 */
export function parsePrice(text: string, currency: string | undefined): Price {
  const money = parseMoney(text);
  if ('fault' in money) {
    const reason = faults[money.fault];
    return money.fault === 'foreign' ? { reason, detail: foreignCurrencyOf(text) } : { reason };
  }
  const reason = implausible(money.cents);
  if (reason) return { reason };
  if (currency === ownCurrency || statesEuro(text)) return money;
  return currency === undefined
    ? { reason: 'currency_missing' }
    : { reason: 'price_foreign', detail: currency };
}

function implausible(cents: number): RejectionReason | undefined {
  if (cents === 0) return 'price_zero';
  if (cents < 0) return 'price_negative';
  if (cents === 1) return 'price_placeholder';
  return cents > maxCents ? 'price_implausible' : undefined;
}
