import type { RejectionReason } from '../rejection.ts';
import { type MoneyFault, parseMoney } from './parse-money.ts';

const faults: Record<MoneyFault, RejectionReason> = {
  empty: 'price_missing',
  unreadable: 'price_unreadable',
  ambiguous: 'price_ambiguous',
  foreign: 'price_foreign',
  without_vat: 'price_without_vat',
};

const highestCents = 100_000_000;

/** A price that can be published: positive cents, or why not. */
export function parsePrice(text: string): { cents: number } | { reason: RejectionReason } {
  const money = parseMoney(text);
  if ('fault' in money) return { reason: faults[money.fault] };
  const reason = implausible(money.cents);
  return reason ? { reason } : money;
}

function implausible(cents: number): RejectionReason | undefined {
  if (cents === 0) return 'price_zero';
  if (cents < 0) return 'price_negative';
  if (cents === 1) return 'price_placeholder';
  return cents > highestCents ? 'price_implausible' : undefined;
}
