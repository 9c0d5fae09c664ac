import type { DemoMerchant } from './merchants/merchant.ts';
import { type Day, dayOf, startOf, weekdayOf } from './prices/day.ts';

/** How far back the demo's history reaches. */
export const historyDays = 120;
/** How far back it has each change; before, of each week one is enough. */
const detailedDays = 35;

/** A feed as a merchant put it out at a time. */
export type Delivery = { merchant: DemoMerchant; day: Day; at: Date };

const deliveryOn = (merchant: DemoMerchant, day: Day): Delivery => ({
  merchant,
  day,
  at: new Date(startOf(day).getTime() + merchant.comesAt * 60_000),
});

function deliveriesOf(merchant: DemoMerchant, since: Date | undefined, now: Date, days: number): Delivery[] {
  const today = dayOf(now);
  const latestDay = deliveryOn(merchant, today).at <= now ? today : today - 1;
  const firstDay = today - days;
  const after = since ?? new Date(0);
  const deliveries: Delivery[] = [];
  for (let day = firstDay; day <= latestDay; day++) {
    const read = day < today - detailedDays ? merchant.changesOn.slice(0, 1) : merchant.changesOn;
    // Between changes a feed says the same again: only the latest one matters, for freshness.
    const isWorthReading = (day === firstDay && !since) || day === latestDay || read.includes(weekdayOf(day));
    const delivery = deliveryOn(merchant, day);
    if (isWorthReading && delivery.at > after) deliveries.push(delivery);
  }
  return deliveries;
}

/**
 * The feeds to import so that the catalogue is what it would be, had each been read when it came; oldest first, of the
 * last `days`, of long ago one a week. `lastRead` tells when a merchant's feed was last read; undefined: never.
 */
export const dueDeliveries = (
  merchants: readonly DemoMerchant[],
  lastRead: (merchant: DemoMerchant) => Date | undefined,
  now: Date,
  days = historyDays,
): Delivery[] =>
  merchants
    .flatMap((merchant) => deliveriesOf(merchant, lastRead(merchant), now, days))
    .toSorted((a, b) => a.day - b.day || merchants.indexOf(a.merchant) - merchants.indexOf(b.merchant));
