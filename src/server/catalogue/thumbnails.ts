import type { Category, CategoryThumbnail } from '../../contract/catalogue.schema.ts';
import { placeholderAddress } from '../pictures/service.ts';
import type { CardLists } from './card-lists.ts';

/** Products per category among which a picture is looked for. */
const candidates = 8;

async function findThumbnail(category: Category, { findPage }: CardLists): Promise<CategoryThumbnail> {
  const { items } = await findPage({ sortBy: 'rating', limit: candidates, page: 1 }, category);
  const { awImage = null, picture = null } = items.find((card) => card.awImage !== null) ?? {};
  return {
    category: category.name,
    categoryFr: category.nameFr,
    image: awImage ?? placeholderAddress,
    awImage,
    picture,
  };
}

/** The categories that hold products, each with the picture of one of its best rated. */
export function listThumbnails(
  categories: readonly Category[],
  lists: CardLists,
): Promise<CategoryThumbnail[]> {
  const filled = categories.filter((category) => category.productsCount > 0);
  return Promise.all(filled.map((category) => findThumbnail(category, lists)));
}
