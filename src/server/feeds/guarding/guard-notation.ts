import type { PriceNotation } from '../../../contract/feeds/feed-fields.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { rejectionKey, type Tally } from '../importing/tally.ts';
import { parseMoney } from '../values/parse-money.ts';
import { HeldFileError, noImpact } from './file-guard.ts';
import { findPlaceholder, seemInCents } from './price-signs.ts';

/** How an amount reads that may be read in two ways, in euros. */
function readingsOf(value: string): { decimals: number; thousands: number } {
  const read = (said: PriceNotation) => {
    const money = parseMoney(value, { said });
    return 'cents' in money ? centsToEuros(money.cents) : 0;
  };
  return { decimals: read('decimals'), thousands: read('thousands') };
}

/** @throws HeldFileError where most prices are written so that nothing tells thousands from decimals */
function refuseAmbiguous({ read, rejections }: Tally): void {
  const found = rejections.get(rejectionKey({ reason: 'price_ambiguous', detail: null }));
  if (!found || found.count <= read / 2) return;
  const { count: rows, value } = found;
  throw new HeldFileError(
    'held_ambiguous',
    { rows, read, value, ...readingsOf(value) },
    noImpact,
    'Say it with --prices decimals or --prices thousands.',
    true,
  );
}

/**
 * Holds a file whose prices are probably not what they look like, until its feed's settings say how they are written: to
 * accept it would say nothing of its next one. @throws HeldFileError
 */
export function refuseDoubtfulPrices(tally: Tally, said: PriceNotation | null): void {
  if (said !== null) return;
  refuseAmbiguous(tally);
  const { accepted, prices } = tally;
  if (seemInCents(prices, accepted)) {
    const parameters = { rows: prices.high, read: accepted, examples: prices.examples.join(', ') };
    const advice = 'Say it with --prices cents or --prices euros.';
    throw new HeldFileError('held_cents', parameters, noImpact, advice, true);
  }
  const same = findPlaceholder(prices, accepted);
  if (same === undefined) return;
  throw new HeldFileError(
    'held_same',
    { rows: prices.counts.get(same) ?? 0, read: accepted, price: centsToEuros(same) },
    noImpact,
    'If they are, say so with --prices euros.',
    true,
  );
}
