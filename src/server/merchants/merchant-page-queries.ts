import type { MerchantStatement } from '../../contract/merchants/merchant-limits.ts';
import type { Database } from '../platform/database/database.ts';
import { statementColumns } from './queries.ts';

/** A merchant as shoppers see it; money in cents. */
export type MerchantPageRow = Record<MerchantStatement, string> & {
  name: string;
  website: string | null;
  country: string | null;
  logoName: string | null;
  logoSizes: number[] | null;
  flatCents: number | null;
  freeFromCents: number | null;
  freshnessDays: number;
  since: Date;
  lastSeenAt: Date | null;
  /** null: not counted yet, as are the next three. Those that its feeds hold. */
  offers: number | null;
  stale: number | null;
  deliveryUnknown: number | null;
  /** Not among the offers. */
  pricesHeld: number | null;
  reportsUpheld: number;
};

/** An active merchant by its present or a former name, folded; undefined: there is none. */
export async function findMerchantPage(db: Database, nameKey: string): Promise<MerchantPageRow | undefined> {
  const [merchant] = await db.rows<MerchantPageRow>(
    `select m.name, m.website, p.name as "logoName", p.sizes as "logoSizes", ${statementColumns},
       m.delivery_flat_cents as "flatCents", m.delivery_free_from_cents as "freeFromCents",
       m.freshness_days as "freshnessDays", least(m.created_at, (
         select min(r.observed_at) from feeds f join import_runs r on r.feed_id = f.id
         where f.merchant_id = m.id and r.status = 'succeeded')) as "since",
       (select max(greatest(f.observed_at, f.pushed_at)) from feeds f where f.merchant_id = m.id) as "lastSeenAt",
       q.offers, q.stale, q.delivery_unknown as "deliveryUnknown", q.prices_held as "pricesHeld",
       (select count(*)::integer from reports r join offers o on o.id = r.offer_id
        where o.merchant_id = m.id and r.state = 'resolved'
          and r.decided_at > now() - interval '365 days') as "reportsUpheld"
     from merchants m
     left join pictures p on p.source_url = m.logo_source
     left join merchant_quality q on q.merchant_id = m.id
     where m.is_active and (m.name_key = $1 or $1 = any(m.former_name_keys))
     order by m.name_key = $1 desc limit 1`,
    [nameKey],
  );
  return merchant;
}
