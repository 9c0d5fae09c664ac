// When an offer is live, as fragments over an offer `o` and its merchant `m`; `fresh_until` is an SQL function.

/** When an offer was last seen: by the newest feed that still holds it (see `offers.last_seen_at`). */
export const lastSeen = `greatest(o.last_seen_at, (
  select max(f.observed_at) from feed_offers fo join feeds f on f.id = fo.feed_id
  where fo.offer_id = o.id and fo.gone_at is null))`;

/** When an offer that is still held becomes stale; null: it is gone. */
export const freshUntil = `case when o.gone_at is null then fresh_until(${lastSeen}, m.freshness_days) end`;

/** Whether an offer is live: not gone, of an active merchant, seen within its freshness limit. */
export const isLive = `o.gone_at is null and m.is_active and fresh_until(${lastSeen}, m.freshness_days) > now()`;

/** Whether a price of an offer, in cents, waits for its feed to say it once more: until then no page shows it. */
export const isPriceHeld = (cents: string): string => `exists (
  select from held_prices held join feeds of_feed on of_feed.id = held.feed_id
  where of_feed.merchant_id = o.merchant_id and held.article_id = o.article_id and held.confirmed_at is null
    and held.price_cents = ${cents})`;
