import { setImmediate } from 'node:timers/promises';
import { type How, judgePair, threshold, type Verdict } from '../comparing/judge-pair.ts';
import { type Article, keysOf } from '../storing/article.ts';
import type { StoredListings } from '../storing/stored-listings.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import type { UnionFind } from './union-find.ts';

/** How an article was linked to another one. */
export type Links = ReadonlyMap<number, How>;

/** The element of a union that stands for a component which is not regrouped: negative, as articles stand by their ids. */
export const elementOf = (component: number): number => -component;

/** Called with each pair that was scored. */
export type OnJudged = (a: Article, b: Article, verdict: Verdict) => void;

type Candidate = { article: Article; id: number; component: number };

/** The first candidate of each component decides most cases: the others are read only where needed. */
type Candidates = Record<'first' | 'rest', Candidate[]>;

/**
 * Links the articles of a neighbourhood with each other and with components outside: GTINs first, since pairs that
 * are linked already need no comparing. `alone`: articles that nothing may be linked with.
 */
export async function linkAll(
  listings: StoredListings,
  { articles, sharing }: Neighbourhood,
  union: UnionFind,
  alone: ReadonlySet<number>,
  onJudged: OnJudged,
): Promise<Links> {
  const links = new Map<number, How>();
  const tryLink = (article: Article, other: Article, element: number) => {
    const verdict = judgePair(article.listing, other.listing);
    onJudged(article, other, verdict);
    const { score, how } = verdict;
    if (score < threshold) return;
    union.join(article.id, element);
    if (!links.has(article.id)) links.set(article.id, how);
    if (!links.has(other.id)) links.set(other.id, how);
  };
  const isLinked = (article: Article, element: number) => union.find(article.id) === union.find(element);

  for (const keysIn of [(a: Article) => keysOf(a).gtin, (a: Article) => keysOf(a).other]) {
    const candidates: Candidates = { first: [], rest: [] };
    let looked = 0;
    for (const article of articles.values()) {
      if (++looked % atOnce === 0) await setImmediate();
      if (alone.has(article.id)) continue;
      const seen = new Set<number>();
      for (const key of keysIn(article)) {
        const shared = sharing(key, article);
        if (shared === undefined) continue;
        for (const other of shared.inside) {
          if (other.id >= article.id || seen.has(other.id) || alone.has(other.id)) continue;
          seen.add(other.id);
          if (!isLinked(article, other.id)) tryLink(article, other, other.id);
        }
        for (const { id, component } of shared.outside) {
          const element = elementOf(component);
          if (seen.has(id) || alone.has(id) || isLinked(article, element)) continue;
          (seen.has(element) ? candidates.rest : candidates.first).push({ article, id, component });
          seen.add(id).add(element);
        }
      }
    }
    await linkOutside(listings, candidates, isLinked, tryLink);
  }
  return links;
}

/** Articles that are looked at before PostgreSQL gets its next statement: some milliseconds' work. */
const atOnce = 100;

function piecesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** A stored listing is compared with many articles of a batch: it is read and taken apart once for all of them. */
async function linkOutside(
  listings: StoredListings,
  { first, rest }: Candidates,
  isLinked: (article: Article, element: number) => boolean,
  tryLink: (article: Article, other: Article, element: number) => void,
): Promise<void> {
  const { readAtOnce } = listings;
  const rounds = [first, rest].map((round) => round.sort((a, b) => a.id - b.id));
  let looked = 0;
  for (const part of rounds.flatMap((round) => piecesOf(round, readAtOnce))) {
    const open = part.filter(({ article, component }) => !isLinked(article, elementOf(component)));
    if (open.length === 0) continue;
    const wanted = new Set(open.map(({ id }) => id));
    const others = new Map((await listings.live([...wanted])).map((other) => [other.id, other]));
    for (const { article, id, component } of open) {
      if (++looked % atOnce === 0) await setImmediate();
      const other = others.get(id);
      if (other && !isLinked(article, elementOf(component))) tryLink(article, other, elementOf(component));
    }
  }
}
