import { type Article, keysOf } from '../storing/article.ts';
import type { Holder } from '../storing/holders-queries.ts';
import type { StoredListings } from '../storing/stored-listings.ts';
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
  /** Who shares the key; undefined: so many that it tells nothing. */
  sharing(key: number): Sharing | undefined;
  /** Components of the articles outside. */
  components: ReadonlySet<number>;
};

type Key = {
  /** With more holders it tells nothing. */
  most: number;
  /** Number of gone or changed articles that had it. */
  left: number;
  inside: Article[];
  /** Live listings that hold it as stored, at most one more than tell something. */
  holders: readonly Holder[];
  /** Those outside. */
  outside: readonly Holder[];
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
  for (const article of left)
    noteKeys(draft, article, (key) => {
      key.left++;
    });
  await readHolders(listings, draft);
  const isEntering = new Set(entering.map(({ id }) => id));
  // A key that becomes or ceases to be significant changes the links of its other holders: they are regrouped
  // too.
  for (let next = [...entering, ...dissolved]; next.length > 0; ) {
    for (const article of next) {
      draft.articles.set(article.id, article);
      noteKeys(draft, article, (key) => key.inside.push(article));
    }
    await readHolders(listings, draft);
    const turned = turnedComponents(draft, isEntering);
    next = turned.size === 0 ? [] : await listings.members(turned);
  }
  const components = new Set<number>();
  for (const key of draft.keys.values()) {
    key.outside = outsideOf(draft, key);
    if (isTelling(key)) for (const { component } of key.outside) components.add(component);
  }
  return {
    articles: draft.articles,
    sharing(key) {
      const found = draft.keys.get(key);
      return found !== undefined && isTelling(found) ? found : undefined;
    },
    components,
  };
}

const none: readonly never[] = [];

const isTelling = ({ outside, inside, most }: Key) => outside.length + inside.length <= most;

function noteKeys(draft: Draft, article: Article, note: (key: Key) => void): void {
  const { gtin, other } = keysOf(article);
  for (const key of gtin) note(openKey(draft, key, maxByGtin));
  for (const key of other) note(openKey(draft, key, maxByKey));
}

function openKey({ keys, unread }: Draft, key: number, most: number): Key {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const opened: Key = { most, left: 0, inside: [], holders: none, outside: none };
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
    [maxByGtin, maxByKey].map(async (most) => {
      const wanted: number[] = [];
      unread.forEach((each, key) => {
        if (each.most === most) wanted.push(key);
      });
      if (wanted.length === 0) return;
      for (const [key, holders] of await listings.holders(wanted, most + 1))
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
  for (const { holders, most, left, inside } of keys.values()) {
    // With more holders the key was not significant before and is not now.
    if (holders.length > most) continue;
    const before = holders.length + left;
    if (before <= most && holders.length + inside.length <= most) continue;
    const now = holders.length + inside.filter(({ id }) => isEntering.has(id)).length;
    if (before <= most === now <= most) continue;
    for (const { id, component } of holders) if (!articles.has(id)) turned.add(component);
  }
  return turned;
}
