import type { Rejection, RejectionReason } from '../rejection.ts';
import { ownCurrency } from './currency.ts';
import {
  type AmountNotation,
  foreignCurrencyOf,
  type MoneyFault,
  parseMoney,
  statesEuro,
} from './parse-money.ts';

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
 * nothing does, and no price without a currency is taken for euros. `notation`: how its file writes amounts.
 */
export function parsePrice(text: string, currency: string | undefined, notation?: AmountNotation): Price {
  const money = parseMoney(text, notation);
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

/** In cents: 11,111.11 and 99,999.99, 12,345.67, 99,999.00 and 999,999.90. What costs less may cost that, like a bicycle of 9,999. */
const placeholder = /^(?:1|(\d)\1{6,}|1234567\d*|9{5,6}[09]0)$/;

function implausible(cents: number): RejectionReason | undefined {
  if (cents === 0) return 'price_zero';
  if (cents < 0) return 'price_negative';
  if (placeholder.test(String(cents))) return 'price_placeholder';
  return cents > maxCents ? 'price_implausible' : undefined;
}
