import { type Article, allKeysOf, keysOf } from '../storing/article.ts';
import type { Holder } from '../storing/holders-queries.ts';
import type { StoredListings } from '../storing/stored-listings.ts';
import { maxByGtin, maxByKey } from './group-all.ts';

/**
 * The articles to regroup: new ones, and all that were linked with one that is new, changed or gone (their
 * components are dissolved); with the articles outside that share a key with one of them.
 */
export type Neighbourhood = {
  articles: ReadonlyMap<number, Article>;
  /** Articles inside that hold the key. */
  inside(key: number): readonly Article[];
  /** Live articles outside with the key; none where too many have it. */
  outside(key: number): readonly Holder[];
  /** Whether the key is not too frequent. */
  isTelling(key: number): boolean;
  /** Components of the articles outside. */
  components: ReadonlySet<number>;
};

type Draft = {
  articles: Map<number, Article>;
  holders: Map<number, readonly Holder[]>;
  inside: Map<number, Article[]>;
  /** Number of gone or changed articles that had the key. */
  left: Map<number, number>;
  most: Map<number, number>;
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
  const draft: Draft = {
    articles: new Map(),
    holders: new Map(),
    inside: new Map(),
    left: new Map(),
    most: new Map(),
  };
  for (const article of left) {
    noteKeys(draft, article);
    for (const key of allKeysOf(article)) draft.left.set(key, (draft.left.get(key) ?? 0) + 1);
  }
  await readHolders(listings, draft, left);
  const isEntering = new Set(entering.map(({ id }) => id));
  // A key that becomes or ceases to be significant changes the links of its other holders: they are regrouped
  // too.
  for (let next = [...entering, ...dissolved]; next.length > 0; ) {
    for (const article of next) addInside(draft, article);
    await readHolders(listings, draft, next);
    const turned = turnedComponents(draft, isEntering);
    next = turned.size === 0 ? [] : await listings.members(turned);
  }
  const outside = new Map<number, readonly Holder[]>();
  const components = new Set<number>();
  for (const [key, most] of draft.most) {
    const holders = outsideOf(draft, key);
    if (holders.length + (draft.inside.get(key)?.length ?? 0) > most) continue;
    outside.set(key, holders);
    for (const { component } of holders) components.add(component);
  }
  return {
    articles: draft.articles,
    inside: (key) => draft.inside.get(key) ?? none,
    outside: (key) => outside.get(key) ?? none,
    isTelling: (key) => outside.has(key),
    components,
  };
}

const none: readonly never[] = [];

function noteKeys({ most }: Draft, article: Article): void {
  const { gtin, other } = keysOf(article);
  for (const key of gtin) most.set(key, maxByGtin);
  for (const key of other) if (!most.has(key)) most.set(key, maxByKey);
}

function addInside(draft: Draft, article: Article): void {
  draft.articles.set(article.id, article);
  noteKeys(draft, article);
  for (const key of allKeysOf(article)) {
    const holders = draft.inside.get(key);
    if (holders === undefined) draft.inside.set(key, [article]);
    else holders.push(article);
  }
}

async function readHolders(
  listings: StoredListings,
  draft: Draft,
  articles: readonly Article[],
): Promise<void> {
  // Both queries are sent at once: while the first result is read here, PostgreSQL runs the second.
  const asked = (
    [
      [(article: Article) => keysOf(article).gtin, maxByGtin],
      [(article: Article) => keysOf(article).other, maxByKey],
    ] as const
  ).map(([keysIn, most]) => {
    const wanted = new Set<number>();
    for (const article of articles)
      for (const key of keysIn(article)) if (!draft.holders.has(key)) wanted.add(key);
    for (const key of wanted) draft.holders.set(key, none);
    return wanted.size === 0 ? [] : listings.holders(wanted, most + 1);
  });
  for (const found of await Promise.all(asked))
    for (const [key, holders] of found) draft.holders.set(key, holders);
}

function outsideOf({ holders, articles }: Draft, key: number): readonly Holder[] {
  const found = holders.get(key) ?? none;
  return found.some(({ id }) => articles.has(id)) ? found.filter(({ id }) => !articles.has(id)) : found;
}

/** Components outside with a key that became or ceased to be significant. */
function turnedComponents(draft: Draft, isEntering: ReadonlySet<number>): Set<number> {
  const turned = new Set<number>();
  for (const [key, holders] of draft.holders) {
    const most = draft.most.get(key) ?? 0;
    // With more holders the key was not significant before and is not now.
    if (holders.length > most) continue;
    const before = holders.length + (draft.left.get(key) ?? 0);
    const inside = draft.inside.get(key) ?? none;
    if (before <= most && holders.length + inside.length <= most) continue;
    const now = holders.length + inside.filter(({ id }) => isEntering.has(id)).length;
    if (before <= most === now <= most) continue;
    for (const { id, component } of holders) if (!draft.articles.has(id)) turned.add(component);
  }
  return turned;
}
