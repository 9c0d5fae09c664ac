import type { PriceIndex } from '../../../contract/barometer/schema.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { IndexDay } from './index-days.ts';
import {
  getLastDay,
  type IndexBounds,
  type IndexCategory,
  type IndexMovement,
  listIndexCategories,
  listIndexDays,
  listMovements,
} from './index-queries.ts';

/** Fewer products are no index: one of them would move it. */
export const minProducts = 20;
/** Fewer days are no period. */
const minDays = 7;

const boundsOf = (days: number): IndexBounds => ({ days, minProducts, minDays });

const nameCategory = ({ id, name, nameFr }: IndexCategory) => ({ _id: String(id), name, nameFr });

const roundTo = (digits: number, value: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Without −0, which would be shown as "-0". */
const changeOf = ({ since, logChange, products }: IndexMovement) => ({
  since,
  change: roundTo(1, (Math.exp(logChange) - 1) * 100) || 0,
  products,
});

/** The index at the end of each day, 100 at the end of the day before the first one. */
export function chain(days: readonly IndexDay[]) {
  let sum = 0;
  return days.map(({ day, logChange, products }) => {
    sum += logChange;
    return { day, value: roundTo(2, Math.exp(sum) * 100), products };
  });
}

/** A category by its name in either language, in whatever case. @throws AppError `not_found` */
function findCategory(categories: readonly IndexCategory[], name: string): IndexCategory {
  const wanted = plainLetters(name);
  const category =
    categories.find((each) => plainLetters(each.name) === wanted) ??
    categories.find((each) => plainLetters(each.nameFr) === wanted);
  if (!category) throw new AppError('not_found', { reason: 'category_unknown' });
  return category;
}

type Movements = { last: string | null; movements: readonly IndexMovement[] };

/** Movements by days; read once a day, since days that are counted stay, and all of a year's are many. */
function createMovements(db: Database) {
  const known = new Map<number, Movements>();
  return async (days: number): Promise<readonly IndexMovement[]> => {
    const last = await getLastDay(db);
    const kept = known.get(days);
    if (kept?.last === last) return kept.movements;
    const movements = await listMovements(db, boundsOf(days));
    known.set(days, { last, movements });
    return movements;
  };
}

export type ReadPriceIndex = (days: number, name?: string) => Promise<PriceIndex>;

/**
 * Reads the index of a category (undefined: of all products) and how those of all moved, over the last `days` that are
 * counted. @throws AppError `not_found`: there is no such category
 */
export function createPriceIndex(db: Database): ReadPriceIndex {
  const listKnownMovements = createMovements(db);
  return async (days, name) => toPriceIndex(db, days, await listKnownMovements(days), name);
}

async function toPriceIndex(
  db: Database,
  days: number,
  movements: readonly IndexMovement[],
  name: string | undefined,
): Promise<PriceIndex> {
  const bounds = boundsOf(days);
  const categories = await listIndexCategories(db);
  const category = name === undefined ? undefined : findCategory(categories, name);
  const byCategory = new Map(movements.map((movement) => [movement.categoryId, movement]));
  const own = byCategory.get(category?.id ?? null);
  return {
    days,
    to: movements[0]?.to ?? null,
    category: category ? nameCategory(category) : null,
    index: own
      ? { ...changeOf(own), points: chain(await listIndexDays(db, category?.id ?? null, bounds)) }
      : null,
    categories: categories.flatMap((each) => {
      const movement = byCategory.get(each.id);
      return movement ? [{ category: nameCategory(each), level: each.level, ...changeOf(movement) }] : [];
    }),
  };
}
