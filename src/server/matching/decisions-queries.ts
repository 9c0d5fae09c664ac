import type { Database } from '../platform/database.ts';
import type { Ruling } from './cluster.ts';

/** Listings that people ruled to stand alone, with the newest decision that says so. */
export function listAloneListings(db: Database): Promise<{ id: number; decisionId: number }[]> {
  return db.rows(
    `select l.id, max(d.id) as "decisionId"
       from match_decisions d
       join match_decision_pairs p on p.decision_id = d.id
       join match_listings l on l.merchant_id = p.merchant_id and l.article_id = p.article_id
      where d.undone_at is null and p.verdict = 'alone'
      group by l.id`,
  );
}

/** What people ruled about pairs of listings, the newest first. */
export function listRulings(db: Database): Promise<(Ruling & { decisionId: number })[]> {
  return db.rows(
    `select d.id as "decisionId", a.id as a, b.id as b, p.verdict = 'same' as "isSame"
       from match_decisions d
       join match_decision_pairs p on p.decision_id = d.id
       join match_listings a on a.merchant_id = p.merchant_id and a.article_id = p.article_id
       join match_listings b on b.merchant_id = p.other_merchant_id and b.article_id = p.other_article_id
      where d.undone_at is null and p.verdict <> 'alone'
      order by d.id desc, p.verdict, a.id, b.id`,
  );
}

/** One article, by its merchant and the merchant's own id. */
export type ArticleKey = { merchantId: number; articleId: string };
/** What a decision says of one article, or of two. */
export type DecidedPair = { verdict: 'same' | 'different' | 'alone'; a: ArticleKey; b: ArticleKey | null };

export type DecisionKind = 'merge' | 'split' | 'move' | 'same' | 'different' | 'never';

type DecisionRow = {
  id: number;
  kind: DecisionKind;
  note: string;
  decidedBy: number;
  decidedAt: Date;
  undoneBy: number | null;
  undoneAt: Date | null;
  articles: number;
};

/** Stores a decision; answers its id. */
export async function insertDecision(
  db: Database,
  decision: { kind: DecisionKind; note: string; decidedBy: number },
  pairs: readonly DecidedPair[],
): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    'insert into match_decisions (kind, note, decided_by) values ($1, $2, $3) returning id',
    [decision.kind, decision.note, decision.decidedBy],
  );
  if (!row) throw new Error('The decision was not stored');
  await db.execute(
    `insert into match_decision_pairs (decision_id, verdict, merchant_id, article_id, other_merchant_id,
       other_article_id)
     select $1, * from unnest($2::text[], $3::integer[], $4::text[], $5::integer[], $6::text[])`,
    [
      row.id,
      pairs.map(({ verdict }) => verdict),
      pairs.map(({ a }) => a.merchantId),
      pairs.map(({ a }) => a.articleId),
      pairs.map(({ b }) => b?.merchantId ?? null),
      pairs.map(({ b }) => b?.articleId ?? null),
    ],
  );
  return row.id;
}

/** Marks a decision undone; false: there is none, or it was undone before. */
export async function markUndone(db: Database, id: number, undoneBy: number): Promise<boolean> {
  const changed = await db.execute(
    'update match_decisions set undone_by = $2, undone_at = now() where id = $1 and undone_at is null',
    [id, undoneBy],
  );
  return changed > 0;
}

/** Decisions, the newest first. */
export function listDecisions(db: Database, offset: number, limit: number): Promise<DecisionRow[]> {
  return db.rows<DecisionRow>(
    `select id, kind, note, decided_by as "decidedBy", decided_at as "decidedAt", undone_by as "undoneBy",
       undone_at as "undoneAt", (
         select count(distinct (k.merchant_id, k.article_id))
         from match_decision_pairs p
         cross join lateral (values (p.merchant_id, p.article_id), (p.other_merchant_id, p.other_article_id))
           as k (merchant_id, article_id)
         where p.decision_id = d.id and k.merchant_id is not null) as articles
     from match_decisions d order by id desc offset $1 limit $2`,
    [offset, limit],
  );
}

export async function countDecisions(db: Database): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*) from match_decisions');
  return row?.count ?? 0;
}

/** Components of the live listings that a decision speaks of. */
export async function listDecidedComponents(db: Database, decisionId: number): Promise<number[]> {
  const rows = await db.rows<{ component: number }>(
    `select distinct l.component
     from match_decision_pairs p
     join match_listings l on l.merchant_id = p.merchant_id and l.article_id = p.article_id
       or l.merchant_id = p.other_merchant_id and l.article_id = p.other_article_id
     where p.decision_id = $1 and l.is_live`,
    [decisionId],
  );
  return rows.map(({ component }) => component);
}

/** Articles of a product, live ones. */
export function listArticlesOfProduct(db: Database, productId: number): Promise<ArticleKey[]> {
  return db.rows<ArticleKey>(
    `select merchant_id as "merchantId", article_id as "articleId" from match_listings
     where product_id = $1 and is_live order by id`,
    [productId],
  );
}

/** The article of an offer with its product; undefined: matching knows no such offer. */
export async function findArticleOfOffer(
  db: Database,
  offerId: number,
): Promise<(ArticleKey & { productId: number }) | undefined> {
  const [row] = await db.rows<ArticleKey & { productId: number }>(
    `select l.merchant_id as "merchantId", l.article_id as "articleId", l.product_id as "productId"
     from offers o join match_listings l on l.merchant_id = o.merchant_id and l.article_id = o.article_id
     where o.id = $1`,
    [offerId],
  );
  return row;
}
