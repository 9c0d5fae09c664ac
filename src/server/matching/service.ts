import type { Transaction } from '../platform/database/database.ts';
import { readBrandNames } from './brand-aliases.ts';
import { type BrandNames, noBrandNames } from './comparing/brand-names.ts';
import type { How } from './comparing/judge-pair.ts';
import type { MatchInput } from './comparing/match-input.ts';
import type { ProductMerge, Wishes } from './grouping/assign-products.ts';
import { type Change, regroup } from './grouping/regroup.ts';
import { type Rulings, readRulings } from './grouping/rulings.ts';
import { type Products, type Settled, settle } from './grouping/settle.ts';
import { type Article, prepareArticle, readArticle, sealHash } from './storing/article.ts';
import { type AwaitingProducts, readAwaitingProducts } from './storing/awaiting.ts';
import { collectDoubts } from './storing/doubts.ts';
import { keepKeys } from './storing/keep-keys.ts';
import { createMatchMemory } from './storing/match-memory.ts';
import {
  hasGone,
  listComponentsOfProducts,
  listKnown,
  listLeaving,
  listPlaces,
  takeIds,
} from './storing/queries.ts';

export { findBrandAliases } from './brand-aliases.ts';
export { gtinKey } from './comparing/keys.ts';
export { type MatchInput, readOfDescription } from './comparing/match-input.ts';
export type { ProductMerge, Wishes } from './grouping/assign-products.ts';
export type { Products } from './grouping/settle.ts';

export type Assignment = { productId: number; how: How };

/** An offer that belongs to another product now. */
export type Move = { merchantId: number; articleId: string; productId: number };

export type Matcher = {
  /**
   * Removes articles that the merchant's feeds no longer hold: what was linked through them may be split.
   * Comes first.
   */
  leave(merchantId: number): Promise<void>;
  /**
   * Finds or makes the product of each article, new or changed; the answers stand in the order of the articles.
   * Later batches may move earlier ones: `finish` tells.
   */
  assign(batch: readonly MatchInput[]): Promise<Assignment[]>;
  /** Divides components again, after a decision about their articles. */
  reconsider(components: readonly number[], wishes: Wishes): Promise<void>;
  /** Offers whose product changed, and products that became part of another one, in the order in which they did. */
  finish(): Promise<{ moves: Move[]; merges: ProductMerge[] }>;
};

/**
 * Groups articles into products, inside the import's transaction. The grouping is that of the whole set of live
 * articles with people's decisions, whatever came first (docs/matching.md); products keep their ids as far as
 * their articles stay together. Memory holds one batch and its neighbours, whatever the catalogue's size.
 */
export function createMatcher(options: {
  transaction: Transaction;
  products: Products;
  /** Whether a merchant listing a product once is evidence; true unless said otherwise. */
  listsOnce?: boolean;
}): Matcher {
  const { transaction, products, listsOnce = true } = options;
  let names: BrandNames | undefined;
  const moved = new Set<number>();
  const merges: ProductMerge[] = [];
  const doubts = collectDoubts(transaction);
  const memory = createMatchMemory();
  let known: Promise<[Rulings, boolean]> | undefined;
  let awaited: Promise<AwaitingProducts> | undefined;

  function awaiting(): Promise<AwaitingProducts> {
    awaited ??= readAwaitingProducts(transaction, names ?? noBrandNames);
    return awaited;
  }

  async function apply(change: Change, wishes?: Wishes) {
    known ??= keepKeys(transaction).then(() => Promise.all([readRulings(transaction), hasGone(transaction)]));
    const [rulings, looksForGone] = await known;
    const { components, links } = await regroup(transaction, change, {
      rulings,
      listsOnce,
      memory,
      onJudged: doubts.note,
    });
    const settled = await settle(transaction, change, components, products, memory, {
      looksForGone,
      awaiting,
      wishes,
    });
    for (const { id } of settled.moved) moved.add(id);
    merges.push(...settled.merges);
    return { settled, links };
  }

  return {
    async leave(merchantId) {
      const leaving = await listLeaving(transaction, merchantId);
      if (leaving.length > 0) await apply({ entering: [], leaving });
    },

    async assign(batch) {
      if (batch.length === 0) return [];
      names ??= await readBrandNames(transaction);
      const articles = batch.map((offer) => readArticle(offer, names));
      // Whoever asks has PostgreSQL insert the batch before meanwhile: what needs no answer of it is done now.
      for (const article of articles) if (article.productId === null) prepareArticle(article);
      const change = await readChange(transaction, articles);
      const { settled, links } = change.entering.length === 0 ? nothing : await apply(change);
      return articles.map((article) => ({
        productId: settled.productOf.get(article.id) ?? (article.productId as number),
        how: settled.founders.has(article.id) ? 'new' : (links.get(article.id) ?? 'title'),
      }));
    },

    async reconsider(touched, wishes) {
      if (touched.length > 0) await apply({ entering: [], leaving: [], touched }, wishes);
    },

    async finish() {
      if (known !== undefined) await doubts.store();
      return { moves: moved.size === 0 ? [] : await listPlaces(transaction, moved), merges };
    },
  };
}

const nothing = {
  settled: { productOf: new Map(), founders: new Set() } as Pick<Settled, 'productOf' | 'founders'>,
  links: new Map<number, How>(),
};

/** Separates new from known articles, gives the new ones ids, and skips unchanged ones. */
async function readChange(transaction: Transaction, articles: readonly Article[]): Promise<Change> {
  const rows = await listKnown(transaction, articles);
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
  const ids = await takeIds(transaction, fresh.length);
  for (const [i, article] of fresh.entries()) article.id = ids[i] as number;
  // Their offers exist without listings: all articles of the same product are regrouped together.
  const early = new Set([...fresh, ...returning].flatMap(({ productId }) => productId ?? []));
  const touched = early.size === 0 ? [] : await listComponentsOfProducts(transaction, early);
  return { entering: [...fresh, ...changed], leaving, touched };
}

// People's decisions (matches/).
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
export { countDoubts, listDoubts } from './storing/doubts.ts';
export { listMatchOffers, type MatchOffer } from './storing/offers-queries.ts';
export {
  hadLiveArticles,
  listPlacesBefore,
  noteResults,
  restoreGone,
  storePlaces,
} from './storing/places-queries.ts';
export { followMerges } from './storing/queries.ts';
