import type { Database } from '../../platform/database/database.ts';
import type { Ruling } from '../grouping/cluster-listings.ts';

/** Listings decided to stand alone, with the newest such decision. */
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

/** People's decisions about pairs of listings, the newest first. */
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
/** A decision's verdict on one article, or on two. */
export type DecidedPair = { verdict: 'same' | 'different' | 'alone'; a: ArticleKey; b: ArticleKey | null };

export type DecisionKind = 'merge' | 'apart' | 'split' | 'move' | 'same' | 'different' | 'never';

/** Names at the time of the decision. */
export type NamedSubjects = {
  products: { id: number; title: string }[];
  offers: { id: number; merchant: string; title: string }[];
};

export type DecisionRow = {
  id: number;
  kind: DecisionKind;
  note: string;
  decidedBy: number;
  /** The account's present name; null: deleted. */
  decidedByName: string | null;
  decidedAt: Date;
  undoneBy: number | null;
  undoneByName: string | null;
  undoneAt: Date | null;
  products: NamedSubjects['products'];
  /** With the product that each belongs to now. */
  offers: (NamedSubjects['offers'][number] & { productId: number | null })[];
  /** The newest decision that contradicts it for the same articles; null: none. */
  overruledBy: number | null;
};

/** Stores a decision; returns its id. */
export async function insertDecision(
  db: Database,
  decision: { kind: DecisionKind; note: string; decidedBy: number } & NamedSubjects,
  pairs: readonly DecidedPair[],
): Promise<number> {
  const { kind, note, decidedBy, products, offers } = decision;
  const [row] = await db.rows<{ id: number }>(
    `insert into match_decisions (kind, note, decided_by, products, offers)
     values ($1, $2, $3, $4::json, $5::json) returning id`,
    [kind, note, decidedBy, JSON.stringify(products), JSON.stringify(offers)],
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
    `update match_decisions set undone_by = $2, undone_at = now(), act = nextval('match_acts')
     where id = $1 and undone_at is null`,
    [id, undoneBy],
  );
  return changed > 0;
}

/** The number of the last decision or undo; 0: none yet. */
export async function getLastAct(db: Database): Promise<number> {
  const [row] = await db.rows<{ act: number }>('select coalesce(max(act), 0) as act from match_decisions');
  return row?.act ?? 0;
}

/** Filters of decisions; all optional. */
export type DecisionChoice = {
  id?: number | undefined;
  /** Those that name the product, or an article that is its own now. */
  product?: number | undefined;
  /** Those made or undone after this act, which name one of the products or articles. */
  after?: { act: number; products: readonly number[]; articles: readonly ArticleKey[] } | undefined;
};

const names = (products: string) =>
  `exists (select from json_to_recordset(d.products) as named (id bigint) where named.id = any(${products}))`;
const namesArticle = (articles: string) => `d.id in (
  select p.decision_id from ${articles} as k (merchant_id, article_id)
  join match_decision_pairs p on (p.merchant_id, p.article_id) = (k.merchant_id, k.article_id)
  union
  select p.decision_id from ${articles} as k (merchant_id, article_id)
  join match_decision_pairs p on (p.other_merchant_id, p.other_article_id) = (k.merchant_id, k.article_id))`;

const chosen = ({ id, product, after }: DecisionChoice) => `($1::bigint ${id ? '= d.id' : 'is null'})
  and (${
    product
      ? `${names('array[$2::bigint]')} or ${namesArticle('(select merchant_id, article_id from match_listings where product_id = $2 and is_live)')}`
      : '$2::bigint is null'
  })
  and (${
    after
      ? `d.act > $3 and (${names('$4::bigint[]')} or ${namesArticle('unnest($5::integer[], $6::text[])')})`
      : '$3::bigint is null and $4::bigint[] is null and $5::integer[] is null and $6::text[] is null'
  })`;

const valuesOf = ({ id, product, after }: DecisionChoice) => [
  id ?? null,
  product ?? null,
  after?.act ?? null,
  after?.products ?? null,
  after?.articles.map(({ merchantId }) => merchantId) ?? null,
  after?.articles.map(({ articleId }) => articleId) ?? null,
];

/** In both orders, as another decision may name the pair either way. */
const overruling = `select max(newer.id) from match_decision_pairs p
  join match_decision_pairs q on q.verdict <> p.verdict and (
    (q.merchant_id, q.article_id, q.other_merchant_id, q.other_article_id)
      = (p.merchant_id, p.article_id, p.other_merchant_id, p.other_article_id)
    or (q.merchant_id, q.article_id, q.other_merchant_id, q.other_article_id)
      = (p.other_merchant_id, p.other_article_id, p.merchant_id, p.article_id))
  join match_decisions newer on newer.id = q.decision_id and newer.undone_at is null
  where p.decision_id = d.id and newer.id > d.id and d.undone_at is null`;

/** Decisions, the newest first. */
export function listDecisions(
  db: Database,
  choice: DecisionChoice,
  offset: number,
  limit: number,
): Promise<DecisionRow[]> {
  return db.rows<DecisionRow>(
    `select d.id, d.kind, d.note, d.decided_by as "decidedBy", by.name as "decidedByName",
       d.decided_at as "decidedAt", d.undone_by as "undoneBy", undoer.name as "undoneByName",
       d.undone_at as "undoneAt", d.products, (${overruling}) as "overruledBy", (
         select coalesce(json_agg(json_build_object('id', named.id, 'merchant', named.merchant, 'title', named.title,
           'productId', o.product_id) order by named.id), '[]')
         from json_to_recordset(d.offers) as named (id bigint, merchant text, title text)
         left join offers o on o.id = named.id) as offers
     from (select * from match_decisions d where ${chosen(choice)} order by id desc offset $7 limit $8) as d
     left join users by on by.id = d.decided_by
     left join users undoer on undoer.id = d.undone_by
     order by d.id desc`,
    [...valuesOf(choice), offset, limit],
  );
}

export async function countDecisions(db: Database, choice: DecisionChoice): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) from match_decisions d where ${chosen(choice)}`,
    valuesOf(choice),
  );
  return row?.count ?? 0;
}

/** Components of the live listings that a decision speaks of. */
export async function listDecidedComponents(db: Database, decisionId: number): Promise<number[]> {
  const rows = await db.rows<{ component: number }>(
    `select distinct l.component
     from (
       select merchant_id, article_id from match_decision_pairs where decision_id = $1
       union
       select other_merchant_id, other_article_id from match_decision_pairs where decision_id = $1
       union
       select merchant_id, article_id from match_decision_places where decision_id = $1
     ) as named
     join match_listings l using (merchant_id, article_id)
     where l.is_live`,
    [decisionId],
  );
  return rows.map(({ component }) => component);
}

/** Articles of a product, live ones. */
export function listArticlesOfProduct(db: Database, productId: number): Promise<ArticleOfOffer[]> {
  return db.rows<ArticleOfOffer>(
    `select l.id as "listingId", l.merchant_id as "merchantId", l.article_id as "articleId",
       l.product_id as "productId", coalesce(o.gone_at is null and o.id is not null, false) as "isLive"
     from match_listings l left join offers o on o.merchant_id = l.merchant_id and o.article_id = l.article_id
     where l.product_id = $1 and l.is_live order by l.id`,
    [productId],
  );
}

/** An article as it stands now; `isLive`: with an offer, which those whose price waits to be confirmed may lack. */
export type ArticleOfOffer = ArticleKey & { listingId: number; productId: number; isLive: boolean };

/** The articles of offers; offers that matching does not know are left out. */
export function findArticlesOfOffers(
  db: Database,
  offerIds: readonly number[],
): Promise<(ArticleOfOffer & NamedSubjects['offers'][number])[]> {
  return db.rows(
    `select l.id as "listingId", l.merchant_id as "merchantId", l.article_id as "articleId",
       l.product_id as "productId", l.is_live and o.gone_at is null as "isLive", o.id, m.name as merchant, o.title
     from offers o
     join match_listings l on l.merchant_id = o.merchant_id and l.article_id = o.article_id
     join merchants m on m.id = o.merchant_id
     where o.id = any($1::bigint[]) order by l.id`,
    [offerIds],
  );
}
