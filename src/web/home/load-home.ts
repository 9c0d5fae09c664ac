import type { RouterContextProvider } from 'react-router';
import type { PriceDrop } from '../../contract/catalogue/price-drops-schema.ts';
import type { Category } from '../../contract/catalogue/schema.ts';
import { familyList } from '../families/list-notes.ts';
import type { NamedCategory } from '../layout/named-category.ts';
import { optional, requestOf } from '../load.ts';
import { cardProduct } from '../product-card/card-product.ts';
import { linkNames } from './fixed-links.ts';

/** The stable key of the category on the home page: it stays when the category is renamed. */
const homeCategory = 'computer-components';
const homeProducts = 8;

const droppedProduct = (product: PriceDrop) => ({
  ...cardProduct(product),
  fallen: {
    previousTotal: product.previousTotal,
    drop: product.drop,
    isConfirmed: product.isConfirmed,
  },
});

/** The categories that the fixed links lead to. */
const linkedOf = (categories: readonly Category[]): NamedCategory[] =>
  categories
    .filter(({ name }) => linkNames.includes(name))
    .map(({ _id, name, nameFr }) => ({ _id, name, nameFr }));

/** The parts of home, loaded independently. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { api, language } = requestOf(context);
  const [faceToFace, thumbnails, linked, components, drops] = await Promise.all([
    optional(context, api('getFaceToFace', { language })),
    optional(context, api('listCategoryThumbnails', { language })),
    optional(context, api('listCategories', { language }, linkedOf)),
    optional(
      context,
      api('searchProducts', {
        language,
        query: { category: homeCategory, sortBy: 'rating', limit: homeProducts },
      }),
    ),
    optional(context, api('listPriceDrops', { language })),
  ]);
  return {
    faceToFace,
    thumbnails,
    linked: linked ?? [],
    components: components && { ...familyList(components, language), subcategories: [] },
    drops: drops && { ...drops, products: drops.products.map(droppedProduct) },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
