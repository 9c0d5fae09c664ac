import { createHash } from 'node:crypto';
import { forAudience } from '../audience.ts';
import { mapPath } from '../map-path.ts';
import type { MappedPath, MappingRule } from '../paths/mapped-path.ts';

/** A category as a merchant writes it, with what the rules make of it. */
export type MappedCategory = {
  /** Of both paths, below 2^48: what it is known by among its merchant's. */
  hash: number;
  path: string;
  networkPath: string;
  /** Our key; `other` where neither path says enough. */
  key: string;
  rule: MappingRule;
  /** How likely, 0 to 1. */
  confidence: number;
};

/** What a pair of paths says, and the category that it is taken for. */
export type ShopPath = MappedPath & { category: MappedCategory };

/** A pair of paths as a shop writes them: its own, and the network's category. */
export type Paths = { path: string; networkPath: string };

/** What a pair is remembered by. */
export const textOf = ({ path, networkPath }: Paths): string => `${path}\n${networkPath}`;

const hashOf = (text: string): number => createHash('sha1').update(text).digest().readUIntBE(0, 6);

/** What a pair is known by among its merchant's categories. */
export const hashOfPaths = (paths: Paths): number => hashOf(textOf(paths));

// One feed holds some hundred categories; a hostile one may hold another in each row.
const maxRemembered = 20_000;

/** The paths of a shop, each mapped once. */
export type ShopPaths = {
  /** Where a pair is not remembered, the network's category of it is left out if it `isDoubted`. */
  know(paths: Paths, isDoubted: boolean): ShopPath;
  /** What a pair is taken for that was read without its maker, as its merchant writes it. */
  asWritten(paths: Paths, category: MappedCategory): MappedCategory;
  /** Takes a pair for something else from now on. */
  correct(paths: Paths, corrected: ShopPath): void;
};

export function createShopPaths(): ShopPaths {
  const remembered = new Map<string, ShopPath>();
  const hashes = new Map<string, number>();
  return {
    know(paths, isDoubted) {
      const text = textOf(paths);
      const known = remembered.get(text);
      if (known) return known;
      if (remembered.size >= maxRemembered) remembered.clear();
      const { path, networkPath } = paths;
      const mapped = mapPath(path, isDoubted ? '' : networkPath);
      const category = { hash: hashOf(text), path, networkPath, ...mapped.result };
      const entry = { ...mapped, category: { ...category, key: forAudience(category.key, path) } };
      remembered.set(text, entry);
      return entry;
    },
    asWritten({ path, networkPath }, category) {
      const text = textOf({ path, networkPath });
      const hash = hashes.get(text) ?? hashOf(text);
      if (hashes.size >= maxRemembered) hashes.clear();
      hashes.set(text, hash);
      return { ...category, hash, path, networkPath };
    },
    correct: (paths, corrected) => void remembered.set(textOf(paths), corrected),
  };
}
