import { readGoogle } from '../google.ts';
import { mapPath } from '../map-path.ts';
import { isLowest, keysAbove } from '../tree.ts';
import type { MappedCategory } from './shop-paths.ts';
import { fieldOf } from './shop-sense.ts';

/** Shelves of a shop that have to be sure of something else, and the share of those that are sure of anything. */
const [minShelves, minShare] = [3, 0.5];
const sureOfShelf = 0.8;

/** The field of what a shop's own shelf surely holds; undefined: its name says too little. */
function fieldOfShelf(path: string): string | undefined {
  const { key, rule, confidence } = mapPath(path, '').result;
  return rule === 'merchant' && confidence >= sureOfShelf ? fieldOf(key) : undefined;
}

/**
 * Google's categories that a shop has chosen by mistake for many things: all of its own shelves that these stand on surely hold
 * things of other fields. Pure.
 */
export function numbersToDoubt(
  things: readonly { path: string; networkPath: string }[],
): ReadonlySet<string> {
  const shelves = new Map<string, Set<string>>();
  for (const { path, networkPath } of things) {
    if (path === '' || path === networkPath || readGoogle(path)) continue;
    shelves.set(networkPath, (shelves.get(networkPath) ?? new Set()).add(path));
  }
  const doubted = new Set<string>();
  for (const [networkPath, paths] of shelves) {
    const key = paths.size < minShelves ? undefined : readGoogle(networkPath)?.key;
    if (key === undefined || !isLowest(key)) continue;
    const fields = [...paths].flatMap((path) => fieldOfShelf(path) ?? []);
    const isSure = fields.length >= minShelves && fields.length >= paths.size * minShare;
    if (isSure && fields.every((field) => field !== fieldOf(key))) doubted.add(networkPath);
  }
  return doubted;
}

/** Titles on a shelf that have to name things of its department, and how many of these may be what its number says. */
const [minNamed, maxTheirs] = [4, 0.2];

/**
 * Whether a number of Google's for one kind of things was chosen for a shelf that is called by the whole department: "Outillage" under
 * that of ladders, where hardly any title names one. Then the shelf's name says more. Pure.
 * @param named what the shelf's titles name, `other` of those that say nothing
 */
export function isOneOfSeveral(
  { key, path, networkPath }: Pick<MappedCategory, 'key' | 'path' | 'networkPath'>,
  named: readonly string[],
): boolean {
  if (path === '' || path === networkPath || readGoogle(path)) return false;
  const own = mapPath(path, '').result.key;
  if (own === key || own !== keysAbove(key).at(-1)) return false;
  // What titles name of other departments they are called after: earrings "Mangue", perfumes "Café".
  const known = named.filter((each) => keysAbove(each).includes(own));
  const theirs = known.filter((each) => keysAbove(each).includes(key) || keysAbove(key).includes(each));
  return known.length >= minNamed && theirs.length <= known.length * maxTheirs;
}
