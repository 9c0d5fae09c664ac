/** A day in Paris, as `2026-11-22`, and the time at which it ends. */
export type Day = { day: string; endsAt: Date };

/** How a category's prices moved in a day; `categoryId` null: those of all products. */
export type IndexDay = { categoryId: number | null; day: string; logChange: number; products: number };

/** The best price of a product at the end of each day, in cents; null: none. */
export type DayPrices = readonly (number | null)[];

/** A price that changes by more than this from one day to the next is a mistake of a feed, or another product. */
const maxRatio = 3;

/** A price's change as a logarithm; undefined where it says nothing. */
function changeOf(before: number | null | undefined, after: number | null | undefined): number | undefined {
  if (!before || !after) return undefined;
  const change = Math.log(after / before);
  return Math.abs(change) <= Math.log(maxRatio) ? change : undefined;
}

type Sums = { changes: Float64Array; products: Int32Array };

/**
 * Adds up how prices move, by category. The first of the days is only compared with. Each product weighs the same, however dear it is: the
 * mean of logarithms is the Jevons index that statistical offices use where nobody knows what is bought how often.
 */
export function createIndexSums(days: readonly Day[]) {
  const all: Sums = emptySums();
  const byCategory = new Map<number, Sums>();

  function emptySums(): Sums {
    return { changes: new Float64Array(days.length), products: new Int32Array(days.length) };
  }

  function sumsOf(categoryId: number): Sums {
    const known = byCategory.get(categoryId) ?? emptySums();
    byCategory.set(categoryId, known);
    return known;
  }

  const toDays = (categoryId: number | null, { changes, products }: Sums): IndexDay[] =>
    days.slice(1).map(({ day }, index) => {
      const count = products[index + 1] ?? 0;
      const logChange = count === 0 ? 0 : (changes[index + 1] ?? 0) / count;
      return { categoryId, day, logChange, products: count };
    });

  return {
    /** `categoryIds`: the product's category and those above it. */
    add(categoryIds: readonly number[], prices: DayPrices): void {
      const groups = [all, ...categoryIds.map(sumsOf)];
      for (let at = 1; at < days.length; at++) {
        const change = changeOf(prices[at - 1], prices[at]);
        if (change === undefined) continue;
        for (const { changes, products } of groups) {
          changes[at] = (changes[at] ?? 0) + change;
          products[at] = (products[at] ?? 0) + 1;
        }
      }
    },

    /** Categories only where at least `minProducts` count; all products for each day. */
    read: (minProducts: number): IndexDay[] => [
      ...toDays(null, all),
      ...[...byCategory].flatMap(([id, sums]) =>
        toDays(id, sums).filter(({ products }) => products >= minProducts),
      ),
    ],
  };
}
