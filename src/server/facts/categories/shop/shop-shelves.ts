import { keysAbove, otherCategoryKey } from '../tree.ts';

/** Things of a shelf whose category is known, their share of all on it, and of these of one and the same category. */
const [minThings, minKnown, minShare] = [4, 0.5, 0.9];

/** What the shelves of a shop hold whose names say nothing, by what nearly all on them is that something else tells. */
export type ShopShelves = (shelf: string) => string | undefined;

/**
 * Learns what is on shelves that are called by a collection or a maker: "Coffret", "Norvik Summer".
 * @param things their shelves ('' for none) with their categories, `other` of those that are not known
 */
export function learnShelves(things: readonly { shelf: string; key: string }[]): ShopShelves {
  const keys = new Map<string, string>();
  for (const [shelf, on] of Map.groupBy(things, (thing) => thing.shelf)) {
    const known = on.filter(({ key }) => key !== otherCategoryKey);
    if (shelf === '' || known.length < minThings || known.length < on.length * minKnown) continue;
    const counts = new Map<string, number>();
    for (const { key } of known)
      for (const each of keysAbove(key)) counts.set(each, (counts.get(each) ?? 0) + 1);
    const [most] = [...counts]
      .filter(([, count]) => count >= known.length * minShare)
      .map(([key]) => key)
      .toSorted((a, b) => keysAbove(b).length - keysAbove(a).length);
    if (most !== undefined) keys.set(shelf, most);
  }
  return (shelf) => keys.get(shelf);
}
