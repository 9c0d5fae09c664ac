import { type VariantAxis, variantAxes } from '../../../contract/catalogue/variant-axes.ts';
import { hashText } from '../../platform/hashing/text-hash.ts';
import { isTelling, type Traits } from './traits.ts';
import { axisValue, tupleOf } from './variant.ts';

/** Larger ones are a merchant's range under one name, not one thing. */
const maxFamilySize = 60;

/** More products than that under one key connect nothing: the key names no thing. */
export const widestKey = 2 * maxFamilySize;

/** What connects a product with others, hashed: its words with its brand, where these name a model. */
const wordsKey = ({ brand, words }: Traits): number | undefined =>
  brand !== '' && isTelling(words) ? hashText(`words\n${brand}\n${words.join(' ')}`) : undefined;

const groupKey = (group: string): number => hashText(`group\n${group}`);

/** All keys of a product: of its words, of its merchants' groups of variants, and of decisions that name it. */
export function keysOf(traits: Traits, decisions: readonly number[] = []): number[] {
  const words = wordsKey(traits);
  const decided = decisions.map((id) => hashText(`decision\n${id}`));
  return [...(words === undefined ? [] : [words]), ...traits.groups.map(groupKey), ...decided];
}

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((each) => all.has(each));

/** Whether two values may be one, written more or less fully: "Core i5" and "Intel Core i5". */
function mayBeOne(left: readonly string[], right: readonly string[]): boolean {
  if (left.some((value) => right.includes(value))) return true;
  const words = (values: readonly string[]) =>
    new Set(
      values
        .join(' ')
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    );
  const [a, b] = [words(left), words(right)];
  return isSubset(a, b) || isSubset(b, a);
}

/** Divides products where what may not differ does: those that say nothing of it stay alone. */
function divideByFixed(members: readonly Traits[]): Traits[][] {
  const keys = [...new Set(members.flatMap(({ fixed }) => Object.keys(fixed)))].sort();
  for (const key of keys) {
    const stating = members.filter(({ fixed }) => fixed[key]);
    const clusters: Traits[][] = [];
    for (const member of stating) {
      const home = clusters.find((cluster) =>
        cluster.every((other) => mayBeOne(member.fixed[key] ?? [], other.fixed[key] ?? [])),
      );
      if (home) home.push(member);
      else clusters.push([member]);
    }
    if (clusters.length > 1) return clusters.flatMap(divideByFixed);
  }
  return [[...members]];
}

/** The axes on which members state different values; a pack always has one. */
export function axesOf(members: readonly Pick<Traits, 'variant'>[]): VariantAxis[] {
  return variantAxes.filter(
    (axis) => new Set(members.flatMap(({ variant }) => axisValue(variant, axis) ?? [])).size > 1,
  );
}

/** The members of a group that are variants of each other; none where they are not one thing. */
function keepVariants(group: readonly Traits[]): Traits[] {
  const axes = axesOf(group);
  const telling = group.filter(({ variant }) =>
    axes.some((axis) => axis === 'pack' || axisValue(variant, axis) !== null),
  );
  const tuples = new Set(telling.map(({ variant }) => tupleOf(variant)));
  // Many that differ in nothing we know: their common words name no model.
  const isVague = telling.length > 2 * tuples.size;
  return tuples.size < 2 || isVague || telling.length > maxFamilySize ? [] : telling;
}

/**
 * Whether what one merchant groups may be variants: of one brand, most of their words in common, and no other model's
 * number. Merchants group what they like: "iPhone 15" and "iPhone 14" alike.
 */
function mayBeVariants(left: Traits, right: Traits): boolean {
  if (left.brand !== right.brand) return false;
  const common = left.words.filter((word) => right.words.includes(word));
  const others = [...left.words, ...right.words].filter((word) => !common.includes(word));
  return others.every((word) => !/\d/.test(word)) && common.length >= others.length && isTelling(common);
}

type Link = (left: number, right: number) => void;

/** Joins places by links; returns the places of each group. */
function joinPlaces(count: number, connect: (link: Link) => void): number[][] {
  const above = Array.from({ length: count }, (_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (above[root] !== root) root = above[root] as number;
    return root;
  };
  connect((left, right) => {
    const [a, b] = [rootOf(left), rootOf(right)];
    above[Math.max(a, b)] = Math.min(a, b);
  });
  return [...Map.groupBy(above.keys(), rootOf).values()];
}

/** Groups of equal words, and those that merchants' groups join; `wide`: keys that connect nothing. */
function join(all: readonly Traits[], wide: ReadonlySet<number>): Traits[][] {
  const holding = (keysOfOne: (traits: Traits) => readonly number[]) =>
    Map.groupBy(
      all.flatMap((traits, place) => keysOfOne(traits).map((key) => ({ key, place }))),
      ({ key }) => key,
    );
  const places = joinPlaces(all.length, (link) => {
    const held = (key: number, own: readonly { place: number }[]) => (wide.has(key) ? [] : own);
    for (const [key, own] of holding((each) => [wordsKey(each) ?? []].flat()))
      for (const { place } of held(key, own)) link(own[0]?.place ?? place, place);
    for (const [key, own] of holding(({ groups }) => groups.map(groupKey)))
      for (const { place } of held(key, own))
        for (const { place: other } of own)
          if (place < other && mayBeVariants(all[place] as Traits, all[other] as Traits)) link(place, other);
  });
  return places.map((own) => own.map((place) => all[place] as Traits));
}

/** What staff has decided, by product: the one whose family it is put into; null: it is a variant of nothing. */
export type Rulings = ReadonlyMap<number, number | null>;

/** The product that decisions lead to in the end; undefined: they lead in a circle, or out of all families. */
function targetOf(id: number, rulings: Rulings): number | undefined {
  const seen = new Set<number>();
  let at = id;
  for (let into = rulings.get(at); into !== undefined; into = rulings.get(at)) {
    if (into === null || seen.has(at)) return undefined;
    seen.add(at);
    at = into;
  }
  return at;
}

/** Puts what staff has decided about into the families that were found without it. */
function putIn(
  found: readonly Traits[][],
  decided: readonly Traits[],
  others: readonly Traits[],
  rulings: Rulings,
): Traits[][] {
  const families = found.map((family) => [...family]);
  const familyOf = new Map(families.flatMap((family) => family.map(({ id }) => [id, family] as const)));
  for (const product of decided) {
    const target = targetOf(product.id, rulings);
    if (target === undefined) continue;
    const known = familyOf.get(target);
    const root = others.find(({ id }) => id === target);
    const family = known ?? (root ? [root] : []);
    family.push(product);
    if (!known && root) {
      families.push(family);
      familyOf.set(target, family);
    }
  }
  return families.map((family) => family.sort((a, b) => a.id - b.id));
}

/**
 * Families among products that are connected by common keys: each with its members, the smallest id first. A function of
 * the set of products and of what staff has decided; `wide`: keys of more products than `widestKey`. Pure.
 */
export function groupFamilies(
  products: readonly Traits[],
  wide: ReadonlySet<number> = new Set(),
  rulings: Rulings = new Map(),
): Traits[][] {
  const sorted = [...products].sort((a, b) => a.id - b.id);
  const [decided, free] = [true, false].map((is) => sorted.filter(({ id }) => rulings.has(id) === is));
  const found = join(free ?? [], wide)
    .filter(({ length }) => length > 1)
    .flatMap(divideByFixed)
    .map(keepVariants)
    .filter(({ length }) => length > 1);
  return putIn(found, decided ?? [], free ?? [], rulings);
}
