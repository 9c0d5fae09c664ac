import type { Database } from '../src/server/platform/database/database.ts';
import type { About } from './merchants/merchant.ts';

/** What a database holds, as far as the demo has to know. */
export type DemoState = {
  isDemo: boolean;
  /** Merchants that are not the demo's: the data are somebody's own. */
  otherMerchants: number;
};

/** Tells an empty or half-loaded database from one with data of its own. */
export async function getDemoState(db: Database, demoMerchants: readonly string[]): Promise<DemoState> {
  const [state] = await db.rows<DemoState>(
    `select is_demo as "isDemo",
       (select count(*) from merchants where name <> all ($1)) as "otherMerchants"
     from catalogue_state`,
    [demoMerchants],
  );
  if (!state) throw new Error('catalogue_state has no row');
  return state;
}

/** When each demo feed was last imported, by the feed's name. */
export async function listLastReads(db: Database, feedNames: readonly string[]): Promise<Map<string, Date>> {
  const feeds = await db.rows<{ name: string; observedAt: Date }>(
    `select name, observed_at as "observedAt" from feeds where name = any ($1) and observed_at is not null`,
    [feedNames],
  );
  return new Map(feeds.map(({ name, observedAt }) => [name, observedAt]));
}

/** Keeps who merchants are, as staff do. */
export async function describeMerchants(
  db: Database,
  described: readonly (About & { name: string })[],
): Promise<void> {
  await db.execute(
    `update merchants m set legal_name = d."legalName", country = d.country, contact = d.contact, returns = d.returns,
       payment = d.payment
     from jsonb_to_recordset($1::jsonb) as d (name text, "legalName" text, country text, contact text, returns text, payment text)
     where m.name = d.name`,
    [JSON.stringify(described)],
  );
}

/** Has the pages say that this is a demo. */
export async function markAsDemo(db: Database): Promise<void> {
  await db.execute('update catalogue_state set is_demo = true');
}
