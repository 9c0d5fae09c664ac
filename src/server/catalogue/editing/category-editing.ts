import { smallestCopy } from '../../../contract/catalogue/pictures.ts';
import { foldCategoryName } from '../../../contract/categories/category-name.ts';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import type { AuditAction } from '../../../contract/logs/audit-actions.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { type Actor, recordAudit } from '../../audit/service.ts';
import { raiseCatalogueVersion } from '../../catalogue-version/service.ts';
import { otherCategoryKey } from '../../facts/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallArguments } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool, Transaction } from '../../platform/database/database.ts';
import {
  deleteCategory,
  deleteFormerName,
  insertCategory,
  listFormerKeys,
  listManagedCategories,
  lockCategories,
  type ManagedCategoryRow,
  moveCategory,
  moveDecisions,
  storeFormerName,
  updateCategory,
  updatePicture,
  updatePositions,
} from './category-editing-queries.ts';
import { checkParent } from './category-parent.ts';

/** The fallback category, and the one that the home page shows: neither can be deleted. */
const fixedKeys: readonly string[] = [otherCategoryKey, 'computer-components'];

const describeCategory = ({
  id,
  parentId,
  pictureSource: _,
  pictureName,
  pictureSizes,
  ...row
}: ManagedCategoryRow): ManagedCategory => ({
  ...row,
  picture: smallestCopy(pictureName, pictureSizes),
  _id: String(id),
  parentId: parentId === null ? null : String(parentId),
  isFixed: fixedKeys.includes(row.key),
});

export const listCategoriesToEdit = async (db: Database): Promise<ManagedCategory[]> =>
  (await listManagedCategories(db)).map(describeCategory);

/** Runs a change to categories: one at a time; every web process is notified. */
async function editing<T>(
  db: DatabasePool,
  { actor, action }: { actor: Actor; action: AuditAction },
  work: (
    transaction: Transaction,
    categories: readonly ManagedCategoryRow[],
  ) => Promise<{ result: T; details: Record<string, unknown> }>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await lockCategories(transaction);
    const { result, details } = await work(transaction, await listManagedCategories(transaction));
    await recordAudit(transaction, { action, ...actor, details });
    await raiseCatalogueVersion(transaction, { isAwaited: true });
    return result;
  });
}

function getRow(categories: readonly ManagedCategoryRow[], id: number): ManagedCategoryRow {
  const found = categories.find((category) => category.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

async function readAnew(db: Database, id: number): Promise<ManagedCategory> {
  return describeCategory(getRow(await listManagedCategories(db), id));
}

type Names = Pick<ManagedCategoryRow, 'name' | 'nameFr'>;

/** The English name is an address: something readable, in one path segment. Both lead to one category. @throws AppError */
function checkNames(categories: readonly ManagedCategoryRow[], { name, nameFr }: Names, own?: number): void {
  if (name === '') throw new AppError('invalid_request', { reason: 'category_name_required' });
  if (!/[\p{Letter}\p{Number}]/u.test(name) || /[/\\]/.test(name)) {
    throw new AppError('invalid_request', { reason: 'category_name_invalid' });
  }
  const taken = new Set(
    categories
      .filter(({ id }) => id !== own)
      .flatMap((other) => [foldCategoryName(other.name), foldCategoryName(other.nameFr)]),
  );
  const field = taken.has(foldCategoryName(name)) ? 'name' : 'nameFr';
  if (taken.has(foldCategoryName({ name, nameFr }[field])))
    throw new AppError('conflict', { reason: 'category_exists', field });
}

const slugOf = (name: string) =>
  plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'category';

/** Tables have categories' keys as names: none is what every object has, "constructor". */
function freeKey(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  let key = slug;
  for (let number = 2; taken.has(key) || key in {}; number++) key = `${slug}-${number}`;
  return key;
}

/** @throws AppError `invalid_request`, `conflict` where there is one of the name */
export const addCategory = (
  db: DatabasePool,
  { name, parentId, ...body }: CallArguments<'addCategory'>['body'],
  actor: Actor,
): Promise<ManagedCategory> =>
  editing(db, { actor, action: 'category_added' }, async (transaction, categories) => {
    const nameFr = body.nameFr || name;
    checkNames(categories, { name, nameFr });
    const taken = new Set([...categories.map(({ key }) => key), ...(await listFormerKeys(transaction))]);
    const parent = parentId ? Number(parentId) : null;
    checkParent(categories, undefined, parent);
    const category = { key: freeKey(name, taken), name, nameFr, parentId: parent };
    const id = await insertCategory(transaction, category);
    await deleteFormerName(transaction, foldCategoryName(name));
    return { result: await readAnew(transaction, id), details: category };
  });

/**
 * Renames a category or gives it another parent.
 * @throws AppError `invalid_request`, `not_found`, `conflict` where the name is taken or somebody else saved meanwhile
 */
export const changeCategory = (
  db: DatabasePool,
  { params, body }: CallArguments<'updateCategory'>,
  actor: Actor,
): Promise<ManagedCategory> =>
  editing(db, { actor, action: 'category_changed' }, async (transaction, categories) => {
    const before = getRow(categories, Number(params.id));
    if (body.version !== undefined && body.version !== before.version) {
      const details = { reason: 'stale', current: describeCategory(before) };
      throw new AppError('conflict', { reason: 'stale', details });
    }
    const nameFr = body.nameFr === undefined ? before.nameFr : body.nameFr || body.name;
    checkNames(categories, { name: body.name, nameFr }, before.id);
    const parentId = body.parentId === null ? null : Number(body.parentId ?? before.parentId);
    const wanted = parentId === 0 ? null : parentId;
    checkParent(categories, before.id, wanted);
    await updateCategory(transaction, { id: before.id, name: body.name, nameFr, parentId: wanted });
    await deleteFormerName(transaction, foldCategoryName(body.name));
    const formerName = foldCategoryName(before.name);
    if (formerName !== foldCategoryName(body.name)) {
      await storeFormerName(transaction, formerName, before.id);
    }
    const details = { id: before.id, from: before.name, to: body.name };
    return { result: await readAnew(transaction, before.id), details };
  });

/**
 * Deletes a category; `moveTo` takes its products, and its names.
 * @throws AppError `not_found`, `conflict` where it is needed, or holds products that have nowhere to go
 */
export const removeCategory = (
  db: DatabasePool,
  { params, query }: CallArguments<'deleteCategory'>,
  actor: Actor,
): Promise<void> =>
  editing(db, { actor, action: 'category_removed' }, async (transaction, categories) => {
    const category = getRow(categories, Number(params.id));
    if (fixedKeys.includes(category.key)) throw new AppError('conflict', { reason: 'category_needed' });
    const target = categories.find(({ id }) => String(id) === query.moveTo);
    if (query.moveTo !== undefined && (!target || target.id === category.id)) {
      throw new AppError('invalid_request', { reason: 'category_target_invalid' });
    }
    if (category.productsCount > 0 && !target) {
      throw new AppError('conflict', { reason: 'category_not_empty' });
    }
    // Nothing is orphaned: merged products, and what merchants will send, go to “Other” where nobody chose.
    const successor = target ?? categories.find(({ key }) => key === otherCategoryKey);
    if (successor) await moveCategory(transaction, category, successor.id);
    if (target) await moveDecisions(transaction, category.id, target.id);
    await deleteCategory(transaction, category.id);
    if (target) await storeFormerName(transaction, foldCategoryName(category.name), target.id);
    const details = { name: category.name, movedTo: target?.name ?? null, products: category.productsCount };
    return { result: undefined, details };
  });

/**
 * Gives a category a picture of its own, in place of the one that it has; null: none.
 * @throws AppError `not_found`
 */
export const setPicture = (
  db: DatabasePool,
  id: number,
  source: string | null,
  actor: Actor,
): Promise<ManagedCategory> =>
  editing(db, { actor, action: 'category_changed' }, async (transaction, categories) => {
    const { name, pictureSource } = getRow(categories, id);
    await updatePicture(transaction, id, source);
    const details = { id, name, picture: [pictureSource, source] };
    return { result: await readAnew(transaction, id), details };
  });

/** @throws AppError `conflict` where these are not all categories: somebody added or deleted one meanwhile */
export const orderCategories = (db: DatabasePool, ids: readonly number[], actor: Actor): Promise<void> =>
  editing(db, { actor, action: 'categories_ordered' }, async (transaction, categories) => {
    const isWhole = new Set(ids).size === categories.length && categories.every(({ id }) => ids.includes(id));
    if (!isWhole || ids.length !== categories.length) throw new AppError('conflict', { reason: 'stale' });
    await updatePositions(transaction, ids);
    return { result: undefined, details: {} };
  });
