import type { Transaction } from '../../platform/database/database.ts';
import type { NumberPool } from '../../platform/database/number-pool.ts';
import type { MatchInput } from '../comparing/match-input.ts';
import { findAbandonedProducts } from '../storing/abandoned.ts';
import type { Article } from '../storing/article.ts';
import type { AwaitingProducts } from '../storing/awaiting.ts';
import { listFormerProducts, listMergedAway, type Placement } from '../storing/queries.ts';
import type { PlacedArticle, StoredListings } from '../storing/stored-listings.ts';
import { assignProducts, type ProductMerge, type RequiredProducts } from './assign-products.ts';
import { assignFormer } from './former-products.ts';
import type { Change, NewComponent, Place } from './regroup.ts';

/** The article of an offer that stands alone now and needs a product, with the product that it comes from. */
export type SplitOffOffer = { merchantId: number; articleId: string; productId: number };

/** What matching needs from the catalogue. */
export type Products = {
  /** Creates products for articles without a match; returns their ids in the same order. */
  create(offers: MatchInput[]): Promise<number[]>;
  /** Creates products for offers that are split off. */
  split(splitOffs: SplitOffOffer[]): Promise<number[]>;
  /** Brings back those of the products that were merged away; returns them. */
  revive(ids: number[]): Promise<number[]>;
};

/** The outcome of a change for its articles. */
export type Settled = {
  /** Product by article id, of the entering ones. */
  productOf: ReadonlyMap<number, number>;
  /** Articles for which a product was made. */
  founders: ReadonlySet<number>;
  /** Stored articles whose offers have another product now. */
  moved: { id: number; from: number; into: number }[];
  merges: ProductMerge[];
};

/** Sources of products without live articles for groups of new ones, and people's requirements. */
export type Unclaimed = {
  looksForGone: boolean;
  awaiting: () => Promise<AwaitingProducts>;
  required?: RequiredProducts | undefined;
  /** Numbers of new components. */
  ids: Pick<NumberPool, 'take'>;
};

/** Assigns products to new components, creates missing ones, and stores the assignment of each article. */
export async function settle(
  transaction: Transaction,
  listings: StoredListings,
  change: Change,
  components: readonly NewComponent[],
  products: Products,
  unclaimed: Unclaimed,
): Promise<Settled> {
  const groups = components.flatMap(({ groups }) => groups);
  const { required } = unclaimed;
  const plan = assignProducts(groups, required);
  if (required) await products.revive(plan.products.flatMap((id) => id ?? []));
  const founders = await fillIn(transaction, groups, plan.products, products, unclaimed);
  const componentOf = await nameComponents(unclaimed.ids, components);

  const entering = new Set(change.entering.map(({ id }) => id));
  const productOf = new Map<number, number>();
  const moved: Settled['moved'] = [];
  const places: Placement[] = [];
  const fresh: PlacedArticle[] = [];
  for (const [i, group] of groups.entries()) {
    const productId = plan.products[i] as number;
    for (const { id, productId: from, component: before, article } of group) {
      const component = componentOf.get(group) as number;
      if (from !== null && from !== productId) moved.push({ id, from, into: productId });
      if (entering.has(id)) {
        productOf.set(id, productId);
        fresh.push({ article: article as Article, component, productId });
      } else if (from !== productId || before !== component) places.push({ id, component, productId });
    }
  }
  await listings.store(fresh);
  listings.place(places);
  listings.follow(plan.merges);
  return { productOf, founders, moved, merges: plan.merges };
}

/** Finds or makes a product for each group that has none; returns the articles for which one was made. */
async function fillIn(
  transaction: Transaction,
  groups: readonly Place[][],
  found: (number | undefined)[],
  products: Products,
  { looksForGone, awaiting }: Unclaimed,
): Promise<Set<number>> {
  const lacking = () => [...groups.keys()].filter((i) => found[i] === undefined);
  const membersOf = (i: number) => groups[i] as Place[];
  const parted = lacking().filter((i) => membersOf(i).some(({ productId }) => productId !== null));
  if (parted.length > 0) await restoreFormerProducts(transaction, parted, membersOf, found, products);

  const newcomers = () => lacking().filter((i) => !parted.includes(i));
  const fillFrom = async (find: (groups: Article[][]) => Promise<(number | undefined)[]>) => {
    const left = newcomers();
    if (left.length === 0) return;
    const articles = left.map((i) => membersOf(i).flatMap(({ article }) => article ?? []));
    for (const [n, productId] of (await find(articles)).entries()) found[left[n] as number] = productId;
  };
  if (looksForGone) await fillFrom((articles) => findAbandonedProducts(transaction, articles));
  await fillFrom(async (articles) => (await awaiting()).claim(articles));
  return makeProducts(lacking(), membersOf, found, products);
}

async function restoreFormerProducts(
  transaction: Transaction,
  parted: readonly number[],
  membersOf: (i: number) => Place[],
  found: (number | undefined)[],
  products: Products,
): Promise<void> {
  const homes = await listFormerProducts(
    transaction,
    parted.flatMap((i) => membersOf(i).map(({ id }) => id)),
  );
  const merged = new Set(await listMergedAway(transaction, [...new Set(homes.values())]));
  // A group of several former products gets one of them: another one would be left without offers.
  const given = assignFormer(
    parted.map((i) =>
      membersOf(i)
        .flatMap(({ id }) => homes.get(id) ?? [])
        .filter((id) => merged.has(id)),
    ),
  );
  const wanted = new Map(
    given.flatMap((home, n) => (home === undefined ? [] : [[home, parted[n] as number]])),
  );
  for (const home of await products.revive([...wanted.keys()])) found[wanted.get(home) as number] = home;
}

/** A product is created from an article of the import, else from an offer. */
async function makeProducts(
  lacking: readonly number[],
  membersOf: (i: number) => Place[],
  found: (number | undefined)[],
  products: Products,
): Promise<Set<number>> {
  const founders = new Set<number>();
  const fromFeed: { i: number; input: MatchInput }[] = [];
  const fromOffer: { i: number; splitOff: SplitOffOffer }[] = [];
  for (const i of lacking) {
    const founder = membersOf(i).find(({ article }) => article?.input);
    const input = founder?.article?.input;
    if (founder && input) {
      founders.add(founder.id);
      fromFeed.push({ i, input });
      continue;
    }
    const [place] = membersOf(i);
    if (place?.articleId === undefined || place.productId === null)
      throw new Error('A group came apart that nobody read');
    const { merchantId, articleId, productId } = place;
    fromOffer.push({ i, splitOff: { merchantId, articleId, productId } });
  }
  const made = fromFeed.length === 0 ? [] : await products.create(fromFeed.map(({ input }) => input));
  for (const [n, { i }] of fromFeed.entries()) found[i] = made[n];
  const split = fromOffer.length === 0 ? [] : await products.split(fromOffer.map(({ splitOff }) => splitOff));
  for (const [n, { i }] of fromOffer.entries()) found[i] = split[n];
  return founders;
}

/** A component keeps the number that most of its articles have; a number stays with one component. */
async function nameComponents(
  ids: Pick<NumberPool, 'take'>,
  components: readonly NewComponent[],
): Promise<Map<Place[], number>> {
  const taken = new Set<number>();
  const named = components.map(({ groups }) => {
    const counts = new Map<number, number>();
    for (const { component } of groups.flat())
      if (component !== null && !taken.has(component))
        counts.set(component, (counts.get(component) ?? 0) + 1);
    const [name] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (name !== undefined) taken.add(name);
    return name;
  });
  const numbers = await ids.take(named.filter((name) => name === undefined).length);
  const result = new Map<Place[], number>();
  for (const [i, { groups }] of components.entries()) {
    const name = named[i] ?? (numbers.pop() as number);
    for (const group of groups) result.set(group, name);
  }
  return result;
}
