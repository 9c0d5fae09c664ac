import { audienceSaid, forAudience, hasAudience } from './audience.ts';
import type { ShopPath } from './shop/shop-paths.ts';
import type { ShopSense } from './shop/shop-sense.ts';
import type { ShopShelves } from './shop/shop-shelves.ts';
import type { ShopWords } from './shop/shop-words.ts';
import { isSizeOfChildren } from './told-by-titles/sizes-of-people.ts';

/** One thing: what its paths say (`shelf`), and its own texts. */
export type ThingOnShelf = {
  path: string;
  networkPath: string;
  shelf: ShopPath;
  title: string;
  description: string;
  brand: string;
  /** The label of a size of clothes or shoes that it comes in. */
  size: string | undefined;
  /** Whom it is for, by columns of their own. */
  people: string;
  /** Asked last: what the address of its page says that its title does not. */
  keyOfPage: () => string | undefined;
};

/** What is known of the shop that has it. */
export type ShopKnown = {
  sense: ShopSense | undefined;
  /** What its own words mean. */
  words: ShopWords | undefined;
  /** What is on its shelves that say nothing. */
  shelves: ShopShelves | undefined;
  /** A department of Google's that all of the shop is in. */
  department: string | undefined;
};

/** Whom its texts and columns say that it is for. */
export const audienceOf = ({ path, networkPath, title, people, size = '' }: ThingOnShelf) =>
  audienceSaid(`${path} ${networkPath}`, title, isSizeOfChildren(size) ? 'enfant' : people);

/** The same category for whom the thing is. */
export const forWhom = (thing: ThingOnShelf, key: string): string =>
  hasAudience(key) ? forAudience(key, audienceOf(thing)) : key;
