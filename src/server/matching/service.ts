import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../platform/database/database.ts';
import { createNumberPool, type NumberPool } from '../platform/database/number-pool.ts';
import { createPendingWrites } from '../platform/database/pending-writes.ts';
import { readBrandNames } from './brand-aliases.ts';
import { type BrandNames, noBrandNames } from './comparing/brand-names.ts';
import type { How } from './comparing/judge-pair.ts';
import type { MatchInput } from './comparing/match-input.ts';
import type { ProductMerge, RequiredProducts } from './grouping/assign-products.ts';
import { type Change, regroup } from './grouping/regroup.ts';
import { type Rulings, readRulings } from './grouping/rulings.ts';
import { type Products, type Settled, settle } from './grouping/settle.ts';
import { type Article, prepareArticle, readArticle, sealHash } from './storing/article.ts';
import { type AwaitingProducts, readAwaitingProducts } from './storing/awaiting.ts';
import type { Mirror } from './storing/mirror.ts';
import { hasGone, listComponentsOfProducts, listLeaving, listPlaces, takeIds } from './storing/queries.ts';
import { refreshKeys } from './storing/refresh-keys.ts';
import { collectReviews, pruneReviews } from './storing/reviews.ts';
import { createSharedMirror, type SharedMirror } from './storing/shared-mirror.ts';
import { listingsInDatabase, mirrored, type StoredListings } from './storing/stored-listings.ts';

export { findBrandAliases } from './brand-aliases.ts';
export { gtinKey } from './comparing/keys.ts';
export { type MatchInput, readOfDescription } from './comparing/match-input.ts';
export type { ProductMerge, RequiredProducts } from './grouping/assign-products.ts';
export { areOtherGoods } from './grouping/other-goods.ts';
export type { Products } from './grouping/settle.ts';
export { priceStep } from './storing/article.ts';
export { createSharedMirror, type SharedMirror } from './storing/shared-mirror.ts';

export type Assignment = { productId: number; how: How };

/** An offer that belongs to another product now. */
export type Move = { merchantId: number; articleId: string; productId: number };

export type Matcher = {
  /**
   * Removes those of the articles that the merchant's feeds no longer hold: what was linked through them may be split.
   * Comes first.
   */
  leave(merchantId: number, articles: readonly string[]): Promise<void>;
  /**
   * Finds or makes the product of each article, new or changed; the results stand in the order of the articles.
   * Later batches may move earlier ones: `finish` tells.
   */
  assign(batch: readonly MatchInput[]): Promise<Assignment[]>;
  /** Divides components again, after a decision about their articles. */
  reconsider(components: readonly number[], required: RequiredProducts): Promise<void>;
  /** Offers whose product changed, and products that became part of another one, in the order in which they did. */
  finish(): Promise<{ moves: Move[]; merges: ProductMerge[] }>;
};

/**
 * Groups articles into products, inside the import's transaction. The grouping is that of the whole set of live
 * articles with people's decisions, whatever came first (docs/matching.md); products keep their ids as far as
 * their articles stay together. Memory holds one batch and its neighbours, whatever the catalogue's size, and a mirror of
 * the listings as long as that is small.
 */
export function createMatcher(options: {
  transaction: Transaction;
  products: Products;
  /** Whether a merchant listing a product once is evidence; true unless said otherwise. */
  listsOnce?: boolean;
  /** New articles that are to come, about as many. */
  brought?: number;
  /** What the imports before have left. */
  shared?: SharedMirror | undefined;
  /** Whoever calls sees to `pruneReviews`, which costs more than a small change itself. */
  prunesLater?: boolean;
}): Matcher {
  const { transaction, products, listsOnce = true, brought = 0, shared = createSharedMirror() } = options;
  const { prunesLater = false } = options;
  let names: BrandNames | undefined;
  const moved = new Set<number>();
  const merges: ProductMerge[] = [];
  const reviews = collectReviews(transaction);
  const writes = createPendingWrites();
  const ids = createNumberPool((count) => takeIds(transaction, count));
  const stored = listingsInDatabase(transaction, writes);
  let known: Promise<[Rulings, boolean]> | undefined;
  let awaited: Promise<AwaitingProducts> | undefined;
  let mirror: Mirror | undefined;
  let hasLeft = false;
  let hasRegrouped = false;
  /** Articles went or were decided about: pairs with them need no review any more. */
  let mayPrune = false;

  function awaiting(): Promise<AwaitingProducts> {
    awaited ??= readAwaitingProducts(transaction, names ?? noBrandNames);
    return awaited;
  }

  async function begin(): Promise<[Rulings, boolean]> {
    const isAllAnew = await refreshKeys(transaction);
    // Other imports follow, whose articles are all compared again.
    const follow = isAllAnew && options.shared !== undefined;
    mirror = await shared.open(transaction, follow ? Number.POSITIVE_INFINITY : brought);
    return Promise.all([readRulings(transaction), hasGone(transaction)]);
  }

  async function open(): Promise<{ rulings: Rulings; looksForGone: boolean; listings: StoredListings }> {
    known ??= begin();
    const [rulings, looksForGone] = await known;
    if (mirror?.isOver()) mirror = undefined;
    return { rulings, looksForGone, listings: mirror ? mirrored(stored, mirror) : stored };
  }

  async function apply(change: Change, required?: RequiredProducts) {
    const { rulings, looksForGone, listings } = await open();
    hasRegrouped = true;
    const sent = writes.done();
    const { components, links } = await regroup(listings, change, {
      rulings,
      listsOnce,
      onJudged: reviews.note,
    });
    // One batch is written while the next is compared, no more.
    await sent;
    const settled = await settle(transaction, listings, change, components, products, {
      looksForGone: looksForGone || hasLeft,
      awaiting,
      required,
      ids,
    });
    for (const { id } of settled.moved) moved.add(id);
    merges.push(...settled.merges);
    return { settled, links };
  }

  return {
    async leave(merchantId, articles) {
      if (articles.length === 0) return;
      mayPrune = true;
      const leaving = await listLeaving(transaction, merchantId, articles);
      if (leaving.length === 0) return;
      await apply({ entering: [], leaving });
      hasLeft = true;
    },

    async assign(batch) {
      if (batch.length === 0) return [];
      names ??= await readBrandNames(transaction);
      const { listings } = await open();
      ids.prepare(2 * batch.length);
      const articles = await readArticles(batch, names);
      const change = await readChange(transaction, listings, articles, ids);
      const { settled, links } = change.entering.length === 0 ? nothing : await apply(change);
      return articles.map((article) => ({
        productId: settled.productOf.get(article.id) ?? (article.productId as number),
        how: settled.founders.has(article.id) ? 'new' : (links.get(article.id) ?? 'title'),
      }));
    },

    async reconsider(touched, required) {
      mayPrune = true;
      if (touched.length > 0) await apply({ entering: [], leaving: [], touched }, required);
    },

    async finish() {
      await writes.done();
      // Else the review queue stays as it is.
      if (hasRegrouped) {
        const added = await reviews.store();
        if (!prunesLater && (mayPrune || added > 0)) await pruneReviews(transaction);
      }
      if (mirror !== undefined) await shared.leave(transaction, mirror);
      return { moves: moved.size === 0 ? [] : await listPlaces(transaction, moved), merges };
    },
  };
}

/** Articles read before PostgreSQL gets its next statement: a few milliseconds' work. */
const atOnce = 50;

/** Called while PostgreSQL still writes the batch before: does all work that needs no response of the database. */
async function readArticles(batch: readonly MatchInput[], names: BrandNames): Promise<Article[]> {
  const articles: Article[] = [];
  for (const [i, offer] of batch.entries()) {
    if (i % atOnce === atOnce - 1) await setImmediate();
    const article = readArticle(offer, names);
    if (article.productId === null) prepareArticle(article);
    articles.push(article);
  }
  return articles;
}

const nothing = {
  settled: { productOf: new Map(), founders: new Set() } as Pick<Settled, 'productOf' | 'founders'>,
  links: new Map<number, How>(),
};

/** Separates new from known articles, gives the new ones ids, and skips unchanged ones. */
async function readChange(
  transaction: Transaction,
  listings: StoredListings,
  articles: readonly Article[],
  ids: NumberPool,
): Promise<Change> {
  const rows = await listings.known(articles);
  const known = new Map(rows.map((row) => [`${row.merchantId} ${row.articleId}`, row]));
  const fresh: Article[] = [];
  const changed: Article[] = [];
  const returning: Article[] = [];
  const leaving: Change['leaving'][number][] = [];
  for (const article of articles) {
    const row = known.get(`${article.merchantId} ${article.articleId}`);
    // The product as read at the start of the import may be outdated: an earlier batch may have split it.
    if (row !== undefined) article.productId = row.productId;
    if (row === undefined) fresh.push(article);
    else if (!row.isLive || row.factsHash !== sealHash(article.factsHash)) {
      Object.assign(article, { id: row.id, homeProductId: row.homeProductId, isStored: true });
      if (row.isLive) leaving.push(row);
      else returning.push(article);
      changed.push(article);
    }
  }
  const numbers = await ids.take(fresh.length);
  for (const [i, article] of fresh.entries()) article.id = numbers[i] as number;
  // Their offers exist without listings: all articles of the same product are regrouped together.
  const early = new Set([...fresh, ...returning].flatMap(({ productId }) => productId ?? []));
  const touched = early.size === 0 ? [] : await listComponentsOfProducts(transaction, early);
  return { entering: [...fresh, ...changed], leaving, touched };
}

// For people's decisions (match-decisions/).
export {
  type ArticleKey,
  type ArticleOfOffer,
  countDecisions,
  type DecidedPair,
  type DecisionRow,
  findArticlesOfOffers,
  getLastAct,
  insertDecision,
  listArticlesOfProduct,
  listDecidedComponents,
  listDecisions,
  markUndone,
  type NamedSubjects,
} from './storing/decisions-queries.ts';
export { listMatchOffers, type MatchOffer } from './storing/offers-queries.ts';
export {
  hadLiveArticles,
  listPlacesBefore,
  noteResults,
  restoreGone,
  storePlaces,
} from './storing/places-queries.ts';
export { followMerges, retireListings } from './storing/queries.ts';
export { countOpenReviews, listOpenReviews, pruneReviews } from './storing/reviews.ts';
