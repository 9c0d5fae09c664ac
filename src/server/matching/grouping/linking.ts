import type { Database } from '../../platform/database/database.ts';
import { type How, judgePair, threshold, type Verdict } from '../comparing/judge-pair.ts';
import { type Article, fromRow, keysOf } from '../storing/article.ts';
import { listListings } from '../storing/queries.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import type { Union } from './union.ts';

/** How an article was linked to another one. */
export type Links = ReadonlyMap<number, How>;

/** A component outside as an element of a union, beside articles by their ids. */
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
  db: Database,
  { articles, inside, outside, isTelling }: Neighbourhood,
  union: Union,
  alone: ReadonlySet<number>,
  onJudged: OnJudged,
): Promise<Links> {
  const links = new Map<number, How>();
  const others = new Map<number, Article>();
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
    for (const article of articles.values()) {
      if (alone.has(article.id)) continue;
      const seen = new Set<number>();
      for (const key of keysIn(article)) {
        if (!isTelling(key)) continue;
        for (const other of inside(key)) {
          if (other.id >= article.id || seen.has(other.id) || alone.has(other.id)) continue;
          seen.add(other.id);
          if (!isLinked(article, other.id)) tryLink(article, other, other.id);
        }
        for (const { id, component } of outside(key)) {
          const element = elementOf(component);
          if (seen.has(id) || alone.has(id) || isLinked(article, element)) continue;
          (seen.has(element) ? candidates.rest : candidates.first).push({ article, id, component });
          seen.add(id).add(element);
        }
      }
    }
    await linkOutside(db, candidates, others, isLinked, tryLink);
  }
  return links;
}

/** Batch size of candidates, and size of their cache: some kilobytes each. */
const maxAtOnce = 5_000;
const maxHeld = 10_000;

function piecesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

async function linkOutside(
  db: Database,
  { first, rest }: Candidates,
  others: Map<number, Article>,
  isLinked: (article: Article, element: number) => boolean,
  tryLink: (article: Article, other: Article, element: number) => void,
): Promise<void> {
  const parts = [first, rest].flatMap((round) => piecesOf(round, maxAtOnce));
  for (const part of parts) {
    const open = part.filter(({ article, component }) => !isLinked(article, elementOf(component)));
    if (others.size > maxHeld) others.clear();
    const wanted = new Set(open.map(({ id }) => id).filter((id) => !others.has(id)));
    if (wanted.size > 0)
      for (const row of await listListings(db, [...wanted])) others.set(row.id, fromRow(row));
    for (const { article, id, component } of open) {
      const other = others.get(id);
      if (other && !isLinked(article, elementOf(component))) tryLink(article, other, elementOf(component));
    }
  }
}
