import type { AnnouncedPrice } from '../../contract/catalogue/schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { Database } from '../platform/database/database.ts';
import { dayMs } from '../platform/durations.ts';
import { listItemPoints } from './announced-queries.ts';
import { stepsOf } from './history.ts';
import { lowestWithin, pricedTime, type Steps } from './price-steps.ts';

/** Days before a price whose lowest one a reduction is held against (Omnibus directive), all of them with a price. */
export const priorDays = 30;
const prior = priorDays * dayMs;

/** What a merchant asks for, and the list or crossed-out price beside it; cents, without delivery. */
type Announcing = { priceCents: number; announcedCents: number | null };

const changeOf = (cents: number, from: number): number => Math.round((cents / from - 1) * 100);

/**
 * A merchant's announcement beside what we saw of this very offer: its lowest price on the 30 days before the present one,
 * or, of one that has held for longer, on the last 30. null: nothing is announced, or one of these days has no price.
 */
export function judgeAnnounced(
  { priceCents, announcedCents }: Announcing,
  steps: Steps,
  now: number,
): AnnouncedPrice | null {
  const last = steps.at(-1);
  if (announcedCents === null || last?.total !== priceCents) return null;
  const end = last.at <= now - prior ? now : last.at - 1;
  const lowest = lowestWithin(steps, end - prior, end);
  if (lowest === null || pricedTime(steps, end - prior, end) < prior) return null;
  const change = changeOf(priceCents, announcedCents);
  if (change === 0) return null;
  return {
    listPrice: centsToEuros(announcedCents),
    change,
    lowestBefore: centsToEuros(lowest),
    recordedChange: changeOf(priceCents, lowest),
  };
}

/** The same for all of the offers that announce something, by their ids. */
export async function judgeAnnouncements(
  db: Database,
  offers: readonly (Announcing & { id: number })[],
): Promise<Map<number, AnnouncedPrice>> {
  const now = Date.now();
  const announcing = offers.filter(({ announcedCents }) => announcedCents !== null);
  if (announcing.length === 0) return new Map();
  const ids = announcing.map(({ id }) => id);
  const points = await listItemPoints(db, ids, new Date(now - 2 * prior - dayMs));
  const byOffer = Map.groupBy(points, ({ offerId }) => offerId);
  return new Map(
    announcing.flatMap((offer) => {
      const steps = stepsOf({ freshUntil: new Date(now) }, byOffer.get(offer.id) ?? [], now);
      const judged = judgeAnnounced(offer, steps, now);
      return judged ? [[offer.id, judged]] : [];
    }),
  );
}
