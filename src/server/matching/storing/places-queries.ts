import type { Database } from '../../platform/database/database.ts';

// Products of articles before and after a decision (`match_decision_places`).

/** Stores the present products of all articles that a decision may move, gone ones included. */
export async function storePlaces(
  db: Database,
  decisionId: number,
  { products, components }: { products: readonly number[]; components: readonly number[] },
): Promise<void> {
  await db.execute(
    `insert into match_decision_places (decision_id, merchant_id, article_id, before_id)
     select $1::bigint, merchant_id, article_id, product_id from match_listings where product_id = any($2::bigint[])
     union
     select $1::bigint, merchant_id, article_id, product_id from match_listings
     where is_live and component = any($3::bigint[])`,
    [decisionId, products, components],
  );
}

/** Stores their products after the decision was applied, and deletes entries that it left unchanged. */
export async function noteResults(
  db: Database,
  decisionId: number,
  products: readonly number[],
): Promise<void> {
  await db.execute(
    `update match_decision_places p set after_id = l.product_id from match_listings l
     where p.decision_id = $1 and l.merchant_id = p.merchant_id and l.article_id = p.article_id`,
    [decisionId],
  );
  await db.execute(
    `delete from match_decision_places
     where decision_id = $1 and before_id = after_id and before_id <> all($2::bigint[])`,
    [decisionId, products],
  );
}

type Moved = { id: number; decisionId: number; before: number; after: number; isUndone: boolean };

/** How a decision, and those before it, moved its live articles that nothing has moved since; the newest first. */
const listMoves = (db: Database, decisionId: number): Promise<Moved[]> =>
  db.rows<Moved>(
    `with own as (
       select l.id, p.merchant_id, p.article_id, d.decided_at
       from match_decision_places p
       join match_decisions d on d.id = p.decision_id
       join match_listings l using (merchant_id, article_id)
       where p.decision_id = $1 and l.is_live and l.product_id = p.after_id
     )
     select own.id, p.decision_id as "decisionId", p.before_id as before, p.after_id as after,
       d.undone_at >= own.decided_at is true as "isUndone"
     from own
     join match_decision_places p using (merchant_id, article_id)
     join match_decisions d on d.id = p.decision_id
     join products on products.id = p.before_id
     where p.decision_id = $1 or p.decision_id < $1 and p.before_id <> p.after_id
     order by p.decision_id desc`,
    [decisionId],
  );

/**
 * The products that live articles had before a decision, by listing, unless moved since. Where an earlier decision, undone
 * since, had moved an article there, it is the product before that decision.
 */
export async function listPlacesBefore(db: Database, decisionId: number): Promise<Map<number, number>> {
  const places = new Map<number, number>();
  const isFinal = new Set<number>();
  for (const move of await listMoves(db, decisionId)) {
    const { id, before, after, isUndone } = move;
    if (move.decisionId === decisionId) places.set(id, before);
    else if (after === places.get(id) && !isFinal.has(id)) {
      if (isUndone) places.set(id, before);
      else isFinal.add(id);
    }
  }
  return places;
}

/**
 * Restores the products of gone articles from before a decision, where these are not merged; returns them.
 */
export function restoreGone(
  db: Database,
  decisionId: number,
): Promise<{ merchantId: number; articleId: string; productId: number }[]> {
  return db.rows(
    `update match_listings l set product_id = p.before_id
     from match_decision_places p join products on products.id = p.before_id and merged_into is null
     where p.decision_id = $1 and l.merchant_id = p.merchant_id and l.article_id = p.article_id
       and not l.is_live and l.product_id = p.after_id and p.before_id <> p.after_id
     returning l.merchant_id as "merchantId", l.article_id as "articleId", l.product_id as "productId"`,
    [decisionId],
  );
}

/** Whether a product had articles before a decision that are live now. */
export async function hadLiveArticles(db: Database, decisionId: number, productId: number): Promise<boolean> {
  const rows = await db.rows(
    `select from match_decision_places p join match_listings l using (merchant_id, article_id)
     where p.decision_id = $1 and p.before_id = $2 and l.is_live limit 1`,
    [decisionId, productId],
  );
  return rows.length > 0;
}
