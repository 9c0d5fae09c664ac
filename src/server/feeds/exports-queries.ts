import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';

export type ClusterRow = {
  networkId: string | null;
  networkArticleId: string;
  productId: number;
  condition: Condition;
};

export type ExportedRejection = {
  merchant: string;
  feed: string;
  observedAt: Date;
  number: number;
  line: number | null;
  reason: string;
  detail: string | null;
  articleId: string | null;
  raw: string;
};

/** Opens a cursor over the live offers that have an affiliate network's id. */
export async function openClusters(transaction: Database): Promise<void> {
  await transaction.execute(
    `declare exported no scroll cursor for
     select m.network_id as "networkId", o.network_article_id as "networkArticleId",
       o.product_id as "productId", o.condition
     from offers o join merchants m on m.id = o.merchant_id
     where o.gone_at is null and o.network_article_id is not null
     order by o.id`,
  );
}

/** Opens a cursor over the rejected rows of each feed's last import that read any, whether or not it was published. */
export async function openRejections(transaction: Database): Promise<void> {
  await transaction.execute(
    `declare exported no scroll cursor for
     select m.name as merchant, f.name as feed, run.observed_at as "observedAt", r.row_number as number,
       r.line, r.reason, r.detail, r.article_id as "articleId", r.raw
     from feeds f
     join merchants m on m.id = f.merchant_id
     cross join lateral (
       select id, observed_at from import_runs
       where feed_id = f.id and rows_read > 0 order by id desc limit 1
     ) as run
     join rejected_rows r on r.run_id = run.id
     order by m.name, f.name, r.row_number`,
  );
}

export const fetchExported = <R extends object>(transaction: Database, count: number): Promise<R[]> =>
  transaction.rows<R>(`fetch ${Math.trunc(count)} from exported`);
