import { gtinKeysOf, otherKeysOf } from '../../src/server/matching/comparing/keys.ts';
import { describeListing, type Listing } from '../../src/server/matching/comparing/listing.ts';
import { randomNumbers } from './boosting.ts';
import { isGiven, readFolder } from './feeds.ts';
import type { LabelledPair } from './labelled.ts';

type Item = { listing: Listing; product: string };

const likestOthers = 5;
const pairsOfProduct = 12;
const commonWord = 400;

/**
 * Pairs to learn from out of labelled feeds: offers of one product, and for each offer those of other products
 * that look most like it. Pairs with a common GTIN lose their GTINs (rules judge these), others some of their
 * evidence by chance, so that the trees learn to do without.
 */
export async function readFeedPairs(folder: string): Promise<LabelledPair[]> {
  const random = randomNumbers(7);
  const items = distinct(
    (await readFolder(folder)).filter(isGiven).flatMap(({ input, truth }): Item[] => {
      const isPlain = truth.offer_kind === 'product';
      return isPlain ? [{ listing: describeListing(input), product: truth.product_id ?? '' }] : [];
    }),
  );
  const pairs = [...pairNearest(items), ...pairSame(items, random), ...pairBlocked(items)];
  return pairs
    .filter(([a, b]) => a.listing.pack === b.listing.pack)
    .map(([a, b]) => {
      const isShared = a.listing.gtins.some((gtin) => b.listing.gtins.includes(gtin));
      const dropped: Partial<Listing> = {};
      if (isShared || random() < 0.5) dropped.gtins = [];
      if (random() < 0.4) dropped.details = '';
      if (random() < 0.3) Object.assign(dropped, { mpn: '', model: '' });
      const [left, right] = [a, b].map(({ listing }) => ({ ...listing, ...dropped })) as [Listing, Listing];
      return { a: left, b: right, isSame: a.product === b.product, set: 'feeds' };
    });
}

function distinct(items: Item[]): Item[] {
  const looks = new Map(
    items.map((item) => {
      const { title, details, gtins, mpn } = item.listing;
      return [[item.product, title, details, gtins.join(), mpn].join('\t'), item];
    }),
  );
  return [...looks.values()];
}

function pairSame(items: readonly Item[], random: () => number): [Item, Item][] {
  return [...Map.groupBy(items, ({ product }) => product).values()].flatMap((group) => {
    const pairs = group.flatMap((a, i) => group.slice(i + 1).map((b): [Item, Item] => [a, b]));
    const drawn = pairs.map((pair) => ({ pair, place: random() })).sort((a, b) => a.place - b.place);
    return drawn.slice(0, pairsOfProduct).map(({ pair }) => pair);
  });
}

/** For each offer the likest one of each of the likest other products, by rare words in common. */
function pairNearest(items: readonly Item[]): [Item, Item][] {
  const holders = indexBy(items, ({ listing }) => listing.title.split(' '));
  return items.flatMap((item) => {
    const scores = new Map<Item, number>();
    for (const word of item.listing.title.split(' ')) {
      const found = holders.get(word) ?? [];
      if (found.length > commonWord) continue;
      const weight = Math.log(items.length / found.length) ** 2;
      for (const other of found)
        if (other.product !== item.product) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
    const likest = new Map<string, Item>();
    for (const [other] of [...scores].sort((a, b) => b[1] - a[1]))
      if (!likest.has(other.product)) likest.set(other.product, other);
    return [...likest.values()].slice(0, likestOthers).map((other): [Item, Item] => [item, other]);
  });
}

/** Offers of other products that matching would compare. */
function pairBlocked(items: readonly Item[]): [Item, Item][] {
  const blocks = indexBy(items, ({ listing }) => [...gtinKeysOf(listing), ...otherKeysOf(listing)]);
  const found = new Map<string, [Item, Item]>();
  const numbers = new Map(items.map((item, i) => [item, i]));
  for (const block of blocks.values())
    for (const [i, a] of block.entries())
      for (const b of block.slice(i + 1))
        if (a.product !== b.product) found.set(`${numbers.get(a)} ${numbers.get(b)}`, [a, b]);
  return [...found.values()];
}

function indexBy<Key>(items: readonly Item[], keysOf: (item: Item) => Key[]): Map<Key, Item[]> {
  const index = new Map<Key, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const found = index.get(key);
      if (found) found.push(item);
      else index.set(key, [item]);
    }
  return index;
}
