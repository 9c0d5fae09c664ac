import { largestCopy } from '../../../contract/catalogue/pictures.ts';
import type { AuditAction } from '../../../contract/logs/audit-actions.ts';
import { optionalCentsToEuros } from '../../../contract/money.ts';
import type { ManagedProduct } from '../../../contract/products/schema.ts';
import { uploadLimits } from '../../../contract/products/upload-limits.ts';
import { type Actor, recordAudit } from '../../audit/service.ts';
import { raiseCatalogueVersion } from '../../catalogue-version/service.ts';
import { consolidateProducts } from '../../facts/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, DatabasePool, Transaction } from '../../platform/database/database.ts';
import { listManagedCategories } from './category-editing-queries.ts';
import {
  deleteProduct,
  type EditedProductRow,
  findFeedPicture,
  findProductToEdit,
  insertEmptyProduct,
  listPicturesBySource,
  listUploadedPictures,
  replaceCodes,
  replacePictures,
  updateEditedProduct,
  wasEverOffered,
} from './product-editing-queries.ts';
import { orderPictures, type ProductForm, readProductForm, writtenFields } from './product-form.ts';

/** Stores uploaded pictures; returns their keys, in order. */
export type StorePictures = (db: Database, files: readonly Uint8Array[]) => Promise<string[]>;

async function describeProduct(db: Database, product: EditedProductRow): Promise<ManagedProduct> {
  const uploaded = await listUploadedPictures(db, product.id);
  const feedUrl = uploaded.length === 0 ? product.imageUrl : null;
  const stored = await listPicturesBySource(db, [...uploaded, ...(feedUrl === null ? [] : [feedUrl])]);
  const feedPicture = stored.find(({ sourceUrl }) => sourceUrl === feedUrl);
  const { fallbackCents, totalCents } = product;
  return {
    _id: String(product.id),
    name: product.title,
    description: product.description,
    brand: product.brand,
    category: product.categoryId === null ? null : String(product.categoryId),
    price: optionalCentsToEuros(fallbackCents),
    inStock: product.fallbackInStock,
    gtins: product.gtins,
    mpns: product.mpns,
    specifications: product.specifications.map(({ name, value }) => ({ name, value })),
    pictures: stored
      .filter(({ sourceUrl }) => uploaded.includes(sourceUrl))
      .map((picture) => ({ id: picture.sourceUrl, address: largestCopy(picture) })),
    feedPicture: feedPicture ? largestCopy(feedPicture) : null,
    offersCount: product.offersCount,
    totalPrice: optionalCentsToEuros(totalCents),
    version: product.version,
  };
}

/** @throws AppError `not_found` */
export async function getProductToEdit(db: Database, id: number): Promise<ManagedProduct> {
  const product = await findProductToEdit(db, id);
  if (!product) throw new AppError('not_found');
  return describeProduct(db, product);
}

/** Writes what a form says over a product. @throws AppError `invalid_request` */
async function write(
  db: Transaction,
  before: EditedProductRow,
  form: ProductForm,
  added: readonly string[],
): Promise<string[]> {
  const edited = readProductForm(form, before);
  const { categoryId } = edited.values;
  const categories = await listManagedCategories(db);
  if (!categories.some(({ id }) => id === categoryId)) {
    throw new AppError('invalid_request', { reason: 'product_category_required' });
  }
  const kept = await listUploadedPictures(db, before.id);
  const pictures = orderPictures(form.pictures, kept, added);
  if (pictures.length > uploadLimits.pictures) {
    throw new AppError('invalid_request', { reason: 'pictures_too_many' });
  }
  const fields = writtenFields(before, edited);
  const hadPictures = kept.length > 0;
  const imageUrl = pictures[0] ?? (hadPictures ? await findFeedPicture(db, before.id) : before.imageUrl);
  await updateEditedProduct(db, before.id, {
    ...edited.values,
    imageUrl,
    editedFields: pictures.length > 0 ? [...fields, 'pictures'] : fields,
  });
  if (fields.includes('codes')) await replaceCodes(db, before.id, edited.codes);
  await replacePictures(db, before.id, pictures);
  // Its offers' texts, as far as staff has not written over them, by the category that it has now.
  await consolidateProducts(db, [before.id]);
  return fields;
}

type Entry = { action: AuditAction; actor: Actor };

async function conclude(
  db: Transaction,
  id: number,
  { action, actor }: Entry,
  details: object,
): Promise<ManagedProduct> {
  await recordAudit(db, { action, ...actor, details: { id, ...details } });
  await raiseCatalogueVersion(db, { isAwaited: true });
  return getProductToEdit(db, id);
}

const readFiles = async (form: ProductForm): Promise<Uint8Array[]> =>
  Promise.all(form.images.map(async (file) => new Uint8Array(await file.arrayBuffer())));

/** @throws AppError `invalid_request` */
export async function createProduct(
  db: DatabasePool,
  keep: StorePictures,
  form: ProductForm,
  actor: Actor,
): Promise<ManagedProduct> {
  // Validation comes before pictures are encoded.
  readProductForm(form, undefined);
  const added = await keep(db, await readFiles(form));
  return db.transaction(async (transaction) => {
    const id = await insertEmptyProduct(transaction, form.name);
    const empty = await findProductToEdit(transaction, id, 'lock');
    if (!empty) throw new AppError('not_found');
    await write(transaction, { ...empty, title: '', categoryId: null }, form, added);
    return conclude(transaction, id, { action: 'product_added', actor }, { name: form.name });
  });
}

/** @throws AppError `conflict` with the product as it is, where it is no longer what the edit began with */
async function refuseStale(db: Database, product: EditedProductRow, form: ProductForm): Promise<void> {
  if (form.version === undefined || form.version === product.version) return;
  const details = { reason: 'stale', current: await describeProduct(db, product) };
  throw new AppError('conflict', { reason: 'stale', details });
}

/** Merchants' offers stay as they are. @throws AppError `invalid_request`, `not_found`, `conflict` */
export async function changeProduct(
  db: DatabasePool,
  keep: StorePictures,
  { id, form, actor }: { id: number; form: ProductForm; actor: Actor },
): Promise<ManagedProduct> {
  const known = await findProductToEdit(db, id);
  if (!known) throw new AppError('not_found');
  await refuseStale(db, known, form);
  readProductForm(form, known);
  const added = await keep(db, await readFiles(form));
  return db.transaction(async (transaction) => {
    const before = await findProductToEdit(transaction, id, 'lock');
    if (!before) throw new AppError('not_found');
    await refuseStale(transaction, before, form);
    const fields = await write(transaction, before, form, added);
    return conclude(transaction, id, { action: 'product_changed', actor }, { fields });
  });
}

/** @throws AppError `not_found`, `conflict` where merchants have offered it: it is kept for its address and history */
export function removeProduct(db: DatabasePool, id: number, actor: Actor): Promise<void> {
  return db.transaction(async (transaction) => {
    const product = await findProductToEdit(transaction, id, 'lock');
    if (!product) throw new AppError('not_found');
    if (await wasEverOffered(transaction, id)) throw new AppError('conflict', { reason: 'product_offered' });
    await deleteProduct(transaction, id);
    const details = { id, name: product.title };
    await recordAudit(transaction, { action: 'product_removed', ...actor, details });
    await raiseCatalogueVersion(transaction, { isAwaited: true });
  });
}
