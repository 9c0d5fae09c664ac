import type { categoryEndpoints } from '../../../contract/categories/endpoints.ts';
import type { Language } from '../../../contract/language.ts';
import { actorOf } from '../../audit/service.ts';
import type { HandlersOf } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import {
  addCategory,
  changeCategory,
  listCategoriesToEdit,
  orderCategories,
  removeCategory,
  setPicture,
} from './category-editing.ts';
import type { StorePictures } from './product-editing.ts';

const en = {
  added: 'The category has been added.',
  changed: 'The category has been updated.',
  removed: 'The category has been deleted.',
  ordered: 'The order has been saved.',
};
const fr: typeof en = {
  added: 'La catégorie a été ajoutée.',
  changed: 'La catégorie a été mise à jour.',
  removed: 'La catégorie a été supprimée.',
  ordered: 'L’ordre a été enregistré.',
};
const texts: Record<Language, typeof en> = { en, fr };

/** The calls that edit categories. `keep`: keeps uploaded pictures. */
export const categoryHandlers = (
  database: DatabasePool,
  keep: StorePictures,
): HandlersOf<typeof categoryEndpoints> => ({
  listManagedCategories: () => listCategoriesToEdit(database),
  async addCategory({ body }, context) {
    const category = await addCategory(database, body, actorOf(context));
    return { message: texts[context.language].added, category };
  },
  async updateCategory(input, context) {
    const category = await changeCategory(database, input, actorOf(context));
    return { message: texts[context.language].changed, category };
  },
  async deleteCategory(input, context) {
    await removeCategory(database, input, actorOf(context));
    return { message: texts[context.language].removed };
  },
  async setCategoryPicture({ params, body }, context) {
    const files = await Promise.all(body.image.map(async (file) => new Uint8Array(await file.arrayBuffer())));
    const [source = null] = await keep(database, files);
    const category = await setPicture(database, Number(params.id), source, actorOf(context));
    return { message: texts[context.language].changed, category };
  },
  async removeCategoryPicture({ params }, context) {
    const category = await setPicture(database, Number(params.id), null, actorOf(context));
    return { message: texts[context.language].changed, category };
  },
  async orderCategories({ body: { ids } }, context) {
    await orderCategories(database, ids.map(Number), actorOf(context));
    return { message: texts[context.language].ordered };
  },
});
