import { categoryLevels } from '../../../contract/categories/category-limits.ts';
import { AppError } from '../../platform/app-error.ts';

type Placed = { id: number; parentId: number | null };

/** The ids of a category and of those that it is part of. */
function pathOf(categories: readonly Placed[], id: number | null): number[] {
  const found = categories.find((category) => category.id === id);
  return found ? [found.id, ...pathOf(categories, found.parentId)] : [];
}

/** How many levels a category takes with those below it. */
function heightOf(categories: readonly Placed[], id: number): number {
  const below = categories.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((each) => heightOf(categories, each.id)));
}

/**
 * Whether a category can be part of another; the database holds the same (check_category_tree).
 * @param id undefined: of a new one
 * @throws AppError `invalid_request`: there is none, it is part of the category itself, or there is no level left
 */
export function checkParent(
  categories: readonly Placed[],
  id: number | undefined,
  parentId: number | null,
): void {
  if (parentId === null) return;
  const path = pathOf(categories, parentId);
  if (path.length === 0) throw new AppError('invalid_request', { reason: 'category_parent_invalid' });
  if (id !== undefined && path.includes(id)) {
    throw new AppError('invalid_request', { reason: 'category_parent_circular' });
  }
  if (path.length + (id === undefined ? 1 : heightOf(categories, id)) > categoryLevels) {
    throw new AppError('invalid_request', { reason: 'category_parent_deep' });
  }
}
