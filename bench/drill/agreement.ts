// Whether catalogue, history and index say what the files say.
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, type Database } from '../../src/server/platform/database/database.ts';
import type { Expected } from './world.ts';

/** How long a web process may take to notice a change, or to reconnect to the database. */
const timeout = 30_000;
const pause = 100;

/** Runs work on the database as it stands, over a connection of its own. */
export async function askDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = createDatabase({
    url,
    applicationName: 'visavis drill',
    max: 1,
    onIdleError: () => undefined,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Waits until PostgreSQL is done with a killed import: a commit that it had been sent is carried out all the same, and
 * would fall between two of the questions below.
 */
export async function untilImportsEnd(db: Database): Promise<void> {
  const deadline = Date.now() + timeout;
  const isServed = () => db.rows(`select from pg_stat_activity where application_name = 'visavis command'`);
  while ((await isServed()).length > 0) {
    if (Date.now() > deadline) throw new Error('PostgreSQL still serves an import that has ended.');
    await delay(pause);
  }
}

/** When the feed of each merchant was last seen; undefined: never. */
export async function listFeedTimes(db: Database): Promise<Map<string, Date>> {
  const feeds = await db.rows<{ merchant: string; at: Date }>(
    `select m.name as merchant, f.observed_at as at
     from feeds f join merchants m on m.id = f.merchant_id where f.observed_at is not null`,
  );
  return new Map(feeds.map(({ merchant, at }) => [merchant, at]));
}

const asMap = (rows: readonly { key: string; value: string }[]) =>
  new Map(rows.map(({ key, value }) => [key, value]));

/** The first few keys under which two maps differ, in words. */
function differences(what: string, found: Map<string, unknown>, expected: Map<string, unknown>): string[] {
  const keys = new Set([...found.keys(), ...expected.keys()]);
  return [...keys]
    .filter((key) => String(found.get(key)) !== String(expected.get(key)))
    .slice(0, 5)
    .map((key) => `${what} ${key}: ${found.get(key)} instead of ${expected.get(key)}`);
}

/** How the database's tables differ from what is expected; `dayOf` numbers the times of imports. */
export async function compareTables(
  db: Database,
  expected: Expected,
  dayOf: (time: Date) => number,
): Promise<string[]> {
  const offers = await db.rows<{ key: string; value: string }>(
    `select m.name || '/' || o.article_id as key,
       o.price_cents || case when o.gone_at is null then ' live' else ' gone' end as value
     from offers o join merchants m on m.id = o.merchant_id`,
  );
  const points = await db.rows<{ key: string; at: Date; state: string }>(
    `select m.name || '/' || o.article_id as key, p.observed_at as at,
       p.price_cents || case when p.is_available then ' available' else ' away' end as state
     from price_points p left join offers o on o.id = p.offer_id left join merchants m on m.id = o.merchant_id
     order by p.offer_id, p.observed_at`,
  );
  const history = new Map<string, string[]>();
  for (const { key, at, state } of points)
    history.set(key, [...(history.get(key) ?? []), `${dayOf(at)} ${state}`]);
  const summaries = await db.rows<{ key: string; value: number }>(
    `select p.title as key, s.price_cents as value
     from product_summaries s join products p on p.id = s.product_id where s.offers_count > 0`,
  );
  const presence = await db.rows<{ key: string; value: string }>(
    `select m.name || '/' || o.article_id as key,
       case when bool_or(fo.gone_at is null) then 'live' else 'gone' end as value
     from feed_offers fo left join offers o on o.id = fo.offer_id left join merchants m on m.id = o.merchant_id
     group by 1`,
  );
  const held = new Map([...expected.offers].map(([key, state]) => [key, state.split(' ')[1]]));
  return [
    ...differences('offer', asMap(offers), expected.offers),
    ...differences('history of', history, expected.points),
    ...differences('summary of', new Map(summaries.map(({ key, value }) => [key, value])), expected.listed),
    ...differences('presence of', asMap(presence), held),
  ];
}

type Card = { title: string; price: number; inStock: boolean; stockKnown: boolean };

/** Whether a card stands behind another one of the list by price, or beside it: sold-out products come last. */
function isBehind(card: Card, before: Card): boolean {
  const [own, other] = [card, before].map(({ inStock, stockKnown }) => stockKnown && !inStock);
  return own === other ? before.price <= card.price : own === true;
}

/** All cards of the list of products by price: what the index holds, in its order. */
async function listCards(address: string): Promise<Card[]> {
  const cards: Card[] = [];
  for (let page = 1; ; page++) {
    const response = await fetch(`${address}/api/products?limit=100&sortBy=price&page=${page}`);
    if (!response.ok) throw new Error(`The list answered ${response.status}.`);
    const found = (await response.json()) as Card[];
    cards.push(...found);
    if (found.length < 100) return cards;
  }
}

async function compareListOnce(address: string, expected: Expected): Promise<string[]> {
  const cards = await listCards(address);
  const listed = new Map(cards.map(({ title, price }) => [title, Math.round(price * 100)]));
  const isOrdered = cards.every((card, i) => i === 0 || isBehind(card, cards[i - 1] as Card));
  return [
    ...(cards.length === listed.size ? [] : ['list: a product stands in it twice']),
    ...(isOrdered ? [] : ['list: the order is that of other prices']),
    ...differences('list', listed, expected.listed),
  ];
}

/** How the web process's list differs from what is expected, once it has had time to be notified. */
export async function compareList(address: string, expected: Expected): Promise<string[]> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const found = await compareListOnce(address, expected).catch((error: Error) => [error.message]);
    if (found.length === 0 || Date.now() > deadline) return found;
    await delay(pause);
  }
}
