import { type Article, keysOf } from '../storing/article.ts';
import type { Holder } from '../storing/holders-queries.ts';
import type { StoredListings } from '../storing/stored-listings.ts';
import { findCrowds, type Key } from './crowds.ts';
import { maxByGtin, maxByKey } from './group-all.ts';

/** The articles that hold a key. */
export type Sharing = {
  inside: readonly Article[];
  /** Live ones outside. */
  outside: readonly Holder[];
};

/**
 * The articles to regroup: new ones, and all that were linked with one that is new, changed or gone (their
 * components are dissolved); with the articles outside that share a key with one of them.
 */
export type Neighbourhood = {
  articles: ReadonlyMap<number, Article>;
  /** Who shares the article's key; undefined: so many, of its merchant or in all, that it tells nothing. */
  sharing(key: number, article: Article): Sharing | undefined;
  /** Components of the articles outside. */
  components: ReadonlySet<number>;
};

type Draft = {
  articles: Map<number, Article>;
  keys: Map<number, Key>;
  /** Keys whose holders are not read yet. */
  unread: Map<number, Key>;
};

/**
 * Reads the neighbourhood; `left`: former state of articles that are gone or changed, already marked as gone.
 */
export async function readNeighbourhood(
  listings: StoredListings,
  entering: readonly Article[],
  dissolved: readonly Article[],
  left: readonly Article[],
): Promise<Neighbourhood> {
  const draft: Draft = { articles: new Map(), keys: new Map(), unread: new Map() };
  for (const article of left) noteKeys(draft, article, (key) => key.left.push(article));
  await readHolders(listings, draft);
  const isEntering = new Set(entering.map(({ id }) => id));
  // A key that becomes or ceases to be significant changes the links of its other holders: they are regrouped
  // too.
  let next = [...entering, ...dissolved];
  do {
    for (const article of next) {
      draft.articles.set(article.id, article);
      noteKeys(draft, article, (key) => key.inside.push(article));
    }
    await readHolders(listings, draft);
    await findCrowds(listings, draft.keys, isEntering);
    const turned = turnedComponents(draft, isEntering);
    next = turned.size === 0 ? [] : await listings.members(turned);
  } while (next.length > 0);
  const components = new Set<number>();
  for (const key of draft.keys.values()) {
    key.outside = outsideOf(draft, key);
    key.inside = countedInside(key);
    if (isTelling(key)) for (const { component } of key.outside) components.add(component);
  }
  return {
    articles: draft.articles,
    sharing(key, { merchantId }) {
      const found = draft.keys.get(key);
      if (found === undefined || !isTelling(found) || found.crowds?.merchants.has(merchantId))
        return undefined;
      return found;
    },
    components,
  };
}

const none: readonly never[] = [];

/** The articles that are no part of a crowd. */
function countedInside({ inside, crowds }: Key): Article[] {
  return crowds?.merchants.size
    ? inside.filter(({ merchantId }) => !crowds.merchants.has(merchantId))
    : inside;
}

const isTelling = ({ outside, inside, max }: Key) => outside.length + inside.length <= max;

function noteKeys(draft: Draft, article: Article, note: (key: Key) => void): void {
  const { gtin, other } = keysOf(article);
  for (const key of gtin) note(openKey(draft, key, maxByGtin));
  for (const key of other) note(openKey(draft, key, maxByKey));
}

function openKey({ keys, unread }: Draft, key: number, max: number): Key {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const opened: Key = { max, left: [], inside: [], holders: none, outside: none };
  keys.set(key, opened);
  unread.set(key, opened);
  return opened;
}

/** Reads who holds the keys of which that is not known yet. */
async function readHolders(listings: StoredListings, draft: Draft): Promise<void> {
  const { keys, unread } = draft;
  draft.unread = new Map();
  // Both queries are sent at once: while the first result is read here, PostgreSQL runs the second.
  await Promise.all(
    [maxByGtin, maxByKey].map(async (max) => {
      const wanted: number[] = [];
      unread.forEach((each, key) => {
        if (each.max === max) wanted.push(key);
      });
      if (wanted.length === 0) return;
      for (const [key, holders] of await listings.holders(wanted, max + 1))
        (keys.get(key) as Key).holders = holders;
    }),
  );
}

function outsideOf({ articles }: Draft, { holders }: Key): readonly Holder[] {
  return holders.some(({ id }) => articles.has(id)) ? holders.filter(({ id }) => !articles.has(id)) : holders;
}

/** Components outside with a key that became or ceased to be significant. */
function turnedComponents({ articles, keys }: Draft, isEntering: ReadonlySet<number>): Set<number> {
  const turned = new Set<number>();
  for (const key of keys.values()) {
    const { holders, max, left, crowds } = key;
    for (const { id, component } of crowds?.turned ?? none) if (!articles.has(id)) turned.add(component);
    // With more holders the key was not significant before and is not now.
    if (!crowds && holders.length > max) continue;
    const before = crowds?.before ?? holders.length + left.length;
    const inside = countedInside(key);
    if (before <= max && holders.length + inside.length <= max) continue;
    const now = holders.length + inside.filter(({ id }) => isEntering.has(id)).length;
    if (before <= max === now <= max) continue;
    for (const { id, component } of holders) if (!articles.has(id)) turned.add(component);
  }
  return turned;
}
