import type { Transaction } from '../../platform/database/database.ts';
import type { PendingWrites } from '../../platform/database/pending-writes.ts';
import type { Traits } from '../comparing/conflicts.ts';
import type { ProductMerge } from '../grouping/assign-products.ts';
import { type Article, allKeysOf, fromRow, sealHash, split, toRow } from './article.ts';
import { type Holder, listHolders, listMerchantHolders, type MerchantHolder } from './holders-queries.ts';
import { insertKeys, insertListings } from './insert-queries.ts';
import type { Mirror } from './mirror.ts';
import {
  deleteKeys,
  deleteListings,
  followMerges,
  type KnownRow,
  listKnown,
  listListings,
  listMembers,
  listTraits,
  markGone,
  type Placement,
  updatePlaces,
} from './queries.ts';

/** The parts of a live listing that can rule out another one, and its present component and product. */
export type PlacedTraits = Traits & { id: number; component: number; productId: number };

/** An article where grouping puts it. */
export type PlacedArticle = { article: Article; component: number; productId: number };

/** The listings of an import's transaction, as grouping reads and writes them. Writes are sent, not awaited. */
export type StoredListings = {
  /** Listings that are best read and compared at a time, some kilobytes each. */
  readAtOnce: number;
  /** Those of these articles that are stored, live or gone. */
  known(articles: readonly Article[]): Promise<KnownRow[]>;
  /** The live listings under each key that has any, at most `limit` of a key. */
  holders(keys: Iterable<number>, limit: number): Promise<Map<number, readonly Holder[]>>;
  /** The same by merchants, of keys that many hold; of a merchant with more than `max` of them only one. */
  merchantHolders(
    keys: readonly number[],
    max: number,
  ): Promise<ReadonlyMap<number, readonly MerchantHolder[]>>;
  /** Those with these ids that are live. */
  live(ids: readonly number[]): Promise<Article[]>;
  /** All live ones of the components. */
  members(components: Iterable<number>): Promise<Article[]>;
  traits(components: Iterable<number>): Promise<PlacedTraits[]>;
  leave(ids: readonly number[]): void;
  /** Stores articles that are new, or were stored otherwise. */
  store(placed: readonly PlacedArticle[]): Promise<void>;
  place(places: readonly Placement[]): void;
  follow(merges: readonly ProductMerge[]): void;
};

/** Components that are remembered at most; some 20 MB. */
const maxRemembered = 2 ** 19;

/**
 * Reads from PostgreSQL. Listings are linked again with each batch that adds another one: what was read of their
 * components is remembered.
 */
export function listingsInDatabase(transaction: Transaction, writes: PendingWrites): StoredListings {
  /** Component of a listing by its id; 0: it is gone. Nobody else changes them during an import. */
  const components = new Map<number, number>();

  /** Deletes listings that are stored again, and the keys that they no longer have; returns those that they had. */
  async function replace(stored: readonly Article[]): Promise<ReadonlySet<string>> {
    if (stored.length === 0) return new Set();
    const ids = stored.map(({ id }) => id);
    const former = keyRows((await listListings(transaction, ids)).map(fromRow));
    const wanted = new Set(keyRows(stored).map(nameOf));
    const going = former.filter((row) => !wanted.has(nameOf(row)));
    if (going.length > 0) await deleteKeys(transaction, going);
    await deleteListings(transaction, ids);
    return new Set(former.map(nameOf));
  }

  return {
    readAtOnce: 5_000,
    known: (articles) => listKnown(transaction, articles),
    holders(keys, limit) {
      if (components.size > maxRemembered) components.clear();
      return listHolders(transaction, components, keys, limit);
    },
    merchantHolders: (keys, max) => listMerchantHolders(transaction, keys, max),
    async live(ids) {
      return (await listListings(transaction, ids)).filter(({ isLive }) => isLive).map(fromRow);
    },
    members: async (wanted) => (await listMembers(transaction, wanted)).map(fromRow),
    async traits(wanted) {
      const rows = await listTraits(transaction, wanted);
      return rows.map((row) => ({ ...row, gtins: split(row.gtins) }));
    },
    leave(ids) {
      for (const id of ids) components.set(id, 0);
      writes.add(markGone(transaction, ids));
    },
    async store(placed) {
      for (const { article, component } of placed) components.set(article.id, component);
      const had = await replace(placed.flatMap(({ article }) => (article.isStored ? [article] : [])));
      const rows = placed.map(({ article, component, productId }) => toRow(article, component, productId));
      const keys = keyRows(placed.map(({ article }) => article));
      writes.add(insertListings(transaction, rows));
      writes.add(
        insertKeys(transaction, had.size === 0 ? keys : keys.filter((row) => !had.has(nameOf(row)))),
      );
    },
    place(places) {
      for (const { id, component } of places) components.set(id, component);
      if (places.length > 0) writes.add(updatePlaces(transaction, places));
    },
    follow(merges) {
      if (merges.length > 0) writes.add(followMerges(transaction, merges));
    },
  };
}

type KeyRow = { key: number; id: number };

const keyRows = (articles: readonly Article[]): KeyRow[] =>
  articles.flatMap((article) => [...new Set(allKeysOf(article))].map((key) => ({ key, id: article.id })));

const nameOf = ({ key, id }: KeyRow) => `${key} ${id}`;

/** The same with a mirror: reads from there, writes both. */
export function mirrored(listings: StoredListings, mirror: Mirror): StoredListings {
  const findAll = (ids: readonly number[]): Article[] => ids.flatMap((id) => mirror.find(id) ?? []);
  const membersOf = (components: Iterable<number>) =>
    [...new Set(components)].flatMap((component) => findAll(mirror.members(component)));
  return {
    ...listings,
    // Few at a time, so that the garbage collector frees them while they are young and need not copy them.
    readAtOnce: 25,
    async known(articles) {
      const gone = articles.filter((article) => mirror.mayBeGone(article.merchantId, article.articleId));
      const live = articles.flatMap(
        ({ merchantId, articleId }) => mirror.findByArticle(merchantId, articleId) ?? [],
      );
      return [...live.map(toKnownRow), ...(gone.length > 0 ? await listings.known(gone) : [])];
    },
    async holders(keys, limit) {
      const found = new Map<number, readonly Holder[]>();
      for (const key of keys) {
        const holders = mirror.holders(key, limit);
        if (holders.length > 0) found.set(key, holders);
      }
      return found;
    },
    async merchantHolders(keys, max) {
      return new Map(
        keys.map((key) => [key, byMerchant(mirror.holders(key, Number.POSITIVE_INFINITY), mirror, max)]),
      );
    },
    live: async (ids) => findAll(ids),
    members: async (components) => membersOf(components),
    traits: async (components) => membersOf(components).map(traitsOf),
    leave(ids) {
      listings.leave(ids);
      for (const id of ids) mirror.remove(id);
    },
    async store(placed) {
      await listings.store(placed);
      for (const { article, component, productId } of placed) mirror.add(article, component, productId);
    },
    place(places) {
      listings.place(places);
      for (const { id, component, productId } of places) mirror.place(id, component, productId);
    },
    follow(merges) {
      listings.follow(merges);
      for (const { from, into } of merges) mirror.moveProduct(from, into);
    },
  };
}

function byMerchant(holders: readonly Holder[], mirror: Mirror, max: number): MerchantHolder[] {
  const merchantOf = ({ id }: Holder) => mirror.find(id)?.merchantId ?? 0;
  return [...Map.groupBy(holders, merchantOf)].flatMap(([merchantId, own]) => {
    const shown = own.length <= max ? own : own.slice(0, 1);
    return shown.map((holder) => ({ ...holder, merchantId, count: own.length }));
  });
}

function toKnownRow(article: Article): KnownRow {
  const { merchantId, articleId, id, factsHash } = article;
  const [component, productId] = [article.component as number, article.productId as number];
  const homeProductId = article.homeProductId as number;
  const row = { merchantId, articleId, id, component, productId, homeProductId };
  return { ...row, factsHash: sealHash(factsHash), isLive: true };
}

function traitsOf({ id, component, productId, listing }: Article): PlacedTraits {
  const { merchantId, isNew, gtins, pack, accessory, title } = listing;
  const place = { id, component: component as number, productId: productId as number };
  return { ...place, merchantId, isNew, gtins, pack, accessory, title };
}
