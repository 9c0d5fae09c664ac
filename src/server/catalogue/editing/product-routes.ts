import { smallestCopy } from '../../../contract/catalogue/pictures.ts';
import type { Language } from '../../../contract/language.ts';
import { optionalCentsToEuros } from '../../../contract/money.ts';
import type { productEndpoints } from '../../../contract/products/endpoints.ts';
import { actorOf } from '../../audit/service.ts';
import type { CallArguments, CallResult, HandlersOf } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import {
  changeProduct,
  createProduct,
  getProductToEdit,
  removeProduct,
  type StorePictures,
} from './product-editing.ts';
import { countProductsToEdit, listProductsToEdit } from './product-editing-queries.ts';

const en = {
  created: 'Product created!',
  updated: 'Product updated!',
  deleted: 'The product has been deleted.',
  unknown: 'Unknown Category',
};
const fr: typeof en = {
  created: 'Produit créé\u00a0!',
  updated: 'Produit mis à jour\u00a0!',
  deleted: 'Le produit a été supprimé.',
  unknown: 'Catégorie inconnue',
};
const texts: Record<Language, typeof en> = { en, fr };

async function listProducts(
  db: Database,
  { query: { search = '', filter, page, limit } }: CallArguments<'listManagedProducts'>,
  language: Language,
): Promise<CallResult<'listManagedProducts'>> {
  const choice = { search, filter };
  const [rows, total] = await Promise.all([
    listProductsToEdit(db, choice, { offset: (page - 1) * limit, limit }),
    countProductsToEdit(db, choice),
  ]);
  const items = rows.map((row) => ({
    _id: String(row.id),
    title: row.title,
    brand: row.brand,
    category: (language === 'fr' ? row.categoryNameFr : row.categoryName) ?? texts[language].unknown,
    image: smallestCopy(row.pictureName, row.pictureSizes),
    offersCount: row.offersCount,
    totalPrice: optionalCentsToEuros(row.totalCents),
  }));
  return { items, total, page, limit };
}

/** The calls that edit products. */
export const productHandlers = (
  database: DatabasePool,
  keep: StorePictures,
): HandlersOf<typeof productEndpoints> => ({
  listManagedProducts: (input, { language }) => listProducts(database, input, language),
  getManagedProduct: ({ params }) => getProductToEdit(database, Number(params.id)),
  async createProduct({ body }, context) {
    const form = { ...body, language: context.language };
    const product = await createProduct(database, keep, form, actorOf(context));
    return { message: texts[context.language].created, product };
  },
  async updateProduct({ params, body }, context) {
    const form = { ...body, language: context.language };
    const edit = { id: Number(params.id), form, actor: actorOf(context) };
    return { message: texts[context.language].updated, product: await changeProduct(database, keep, edit) };
  },
  async deleteProduct({ params }, context) {
    await removeProduct(database, Number(params.id), actorOf(context));
    return { message: texts[context.language].deleted };
  },
});
