import { largestCopy } from '../../../contract/catalogue/pictures.ts';
import type { Category, CategoryThumbnail, Picture } from '../../../contract/catalogue/schema.ts';
import { placeholderAddress } from '../../pictures/service.ts';
import type { CardLists } from './card-lists.ts';

/** Products per category among which a picture is looked for. */
const candidates = 8;

type Shown = Pick<CategoryThumbnail, 'awImage' | 'picture'>;

async function findProductPicture(category: Category, { findPage }: CardLists): Promise<Shown> {
  const { items } = await findPage({ sortBy: 'rating', limit: candidates, page: 1 }, category);
  const { awImage = null, picture = null } = items.find((card) => card.awImage !== null) ?? {};
  return { awImage, picture };
}

/** The departments that hold products, each with its own picture (`own`, by id), else that of one of its best rated. */
export function listThumbnails(
  categories: readonly Category[],
  own: ReadonlyMap<string, Picture>,
  lists: CardLists,
): Promise<CategoryThumbnail[]> {
  const filled = categories.filter(({ parent, productsCount }) => parent === null && productsCount > 0);
  return Promise.all(
    filled.map(async (category) => {
      const picture = own.get(category._id);
      const shown = picture
        ? { awImage: largestCopy(picture), picture }
        : await findProductPicture(category, lists);
      const { name, nameFr } = category;
      return { category: name, categoryFr: nameFr, image: shown.awImage ?? placeholderAddress, ...shown };
    }),
  );
}
