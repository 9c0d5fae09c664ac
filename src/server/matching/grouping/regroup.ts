import { isFreeOfConflicts, type Traits } from '../comparing/conflicts.ts';
import type { How } from '../comparing/judge-pair.ts';
import type { Article } from '../storing/article.ts';
import type { PlacedTraits, StoredListings } from '../storing/stored-listings.ts';
import { divide } from './cluster-listings.ts';
import { elementOf, linkAll, type OnJudged } from './linking.ts';
import { readNeighbourhood } from './neighbourhood.ts';
import type { Rulings } from './rulings.ts';
import { createUnionFind, type UnionFind } from './union-find.ts';

/** New or changed articles, and listings that are gone. */
export type Change = {
  entering: readonly Article[];
  /** Stored listings that are gone or changed. */
  leaving: readonly { id: number; component: number }[];
  /** Components to divide again for another reason. */
  touched?: readonly number[];
};

/** One article of a new group. */
export type Place = {
  id: number;
  productId: number | null;
  component: number | null;
  merchantId: number;
  /** Where it was looked at. */
  articleId?: string;
  /** Where it came, changed, or was linked with one that did. */
  article?: Article;
};

/** Articles that are linked, divided into products. */
export type NewComponent = { groups: Place[][] };

/** The inputs of grouping besides the articles. */
type Known = { rulings: Rulings; listsOnce: boolean; onJudged: OnJudged };

export type Regrouped = { components: NewComponent[]; links: ReadonlyMap<number, How> };

/**
 * Regroups what a change touches; the rest of the catalogue would not change. The result is what grouping the
 * whole catalogue would give (group-all.ts). Marks gone listings; writes nothing else.
 */
export async function regroup(
  listings: StoredListings,
  change: Change,
  { rulings, listsOnce, onJudged }: Known,
): Promise<Regrouped> {
  const { left, remaining } = await dissolve(listings, change);
  const neighbourhood = await readNeighbourhood(listings, change.entering, remaining, left);
  const union = createUnionFind();
  const links = await linkAll(listings, neighbourhood, union, rulings.alone, onJudged);
  const { articles } = neighbourhood;
  const joined = await linkByRulings(listings, articles, union, rulings);

  const components = new Set([...joined, ...neighbourhood.components]);
  const names = new Set(Array.from(articles.keys(), union.find));
  const linked = [...components].filter((component) => names.has(union.find(elementOf(component))));
  const traits = linked.length === 0 ? [] : await listings.traits(linked);

  const sets = new Map<number, { inside: Article[]; outside: PlacedTraits[] }>();
  const setOf = (name: number) => {
    const set = sets.get(name) ?? { inside: [], outside: [] };
    sets.set(name, set);
    return set;
  };
  for (const article of articles.values()) setOf(union.find(article.id)).inside.push(article);
  for (const row of traits) setOf(union.find(elementOf(row.component))).outside.push(row);
  return {
    components: await divideAll(listings, [...sets.values()], { rulings, listsOnce }),
    links,
  };
}

/** Reads the components that are divided again: articles that leave, as they were, and those that remain. */
async function dissolve(listings: StoredListings, { leaving, touched = [] }: Change) {
  const components = new Set([...leaving.map(({ component }) => component), ...touched]);
  if (components.size === 0) return { left: [], remaining: [] };
  const ids = new Set(leaving.map(({ id }) => id));
  const members = await listings.members(components);
  if (ids.size > 0) listings.leave([...ids]);
  return {
    left: members.filter(({ id }) => ids.has(id)),
    remaining: members.filter(({ id }) => !ids.has(id)),
  };
}

/**
 * Links articles that people decided to be one product; returns components outside that were joined by this.
 */
async function linkByRulings(
  listings: StoredListings,
  articles: ReadonlyMap<number, Article>,
  union: UnionFind,
  rulings: Rulings,
): Promise<number[]> {
  const outside = new Map<number, number[]>();
  for (const id of articles.keys()) {
    for (const other of rulings.sameAs(id)) {
      if (articles.has(other)) union.join(id, other);
      else outside.set(other, [...(outside.get(other) ?? []), id]);
    }
  }
  if (outside.size === 0) return [];
  const live = (await listings.live([...outside.keys()])).map(({ id, component }) => ({
    id,
    component: component as number,
  }));
  for (const { id, component } of live)
    for (const article of outside.get(id) ?? []) union.join(article, elementOf(component));
  return live.map(({ component }) => component);
}

type LinkedSet = { inside: Article[]; outside: PlacedTraits[] };

/** Divides each set of linked articles into products; most need no scoring. */
async function divideAll(
  listings: StoredListings,
  sets: readonly LinkedSet[],
  { rulings, listsOnce }: Omit<Known, 'onJudged'>,
): Promise<NewComponent[]> {
  const needsNoDividing = ({ inside, outside }: LinkedSet) => {
    const traits: Traits[] = [...inside.map(({ listing }) => listing), ...outside];
    return isFreeOfConflicts(traits, listsOnce) && rulings.among(idsOf([...inside, ...outside])).length === 0;
  };
  const whole: LinkedSet[] = [];
  const toDivide: LinkedSet[] = [];
  for (const set of sets) (needsNoDividing(set) ? whole : toDivide).push(set);
  const divided = whole.map(
    ({ inside, outside }): NewComponent => ({ groups: [[...inside.map(placeOf), ...outside]] }),
  );
  for (const piece of piecesOf(toDivide)) {
    const wanted = new Set(piece.flatMap(({ outside }) => outside.map(({ component }) => component)));
    const members = wanted.size === 0 ? [] : await listings.members(wanted);
    const stored = new Map(members.map((member) => [member.id, member]));
    for (const { inside, outside } of piece) {
      const all = [...inside, ...outside.flatMap(({ id }) => stored.get(id) ?? [])];
      const groups = divide(all, rulings.among(idsOf(all)), listsOnce);
      const placed = (member: Article) => (stored.has(member.id) ? storedPlaceOf(member) : placeOf(member));
      divided.push({ groups: groups.map((group) => group.map(placed)) });
    }
  }
  return divided;
}

/** Batch size of stored articles to cluster: some kilobytes each. */
const maxAtOnce = 2_000;

function* piecesOf(sets: readonly LinkedSet[]): Generator<LinkedSet[]> {
  let piece: LinkedSet[] = [];
  let members = 0;
  for (const set of sets) {
    piece.push(set);
    members += set.outside.length;
    if (members < maxAtOnce) continue;
    yield piece;
    piece = [];
    members = 0;
  }
  if (piece.length > 0) yield piece;
}

const idsOf = (members: readonly { id: number }[]) => new Set(members.map(({ id }) => id));

const storedPlaceOf = ({ id, productId, component, merchantId, articleId }: Article): Place => ({
  id,
  productId,
  component,
  merchantId,
  articleId,
});

const placeOf = (article: Article): Place => ({ ...storedPlaceOf(article), article });
