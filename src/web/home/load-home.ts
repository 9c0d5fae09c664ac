import type { RouterContextProvider } from 'react-router';
import type { PriceDrop } from '../../contract/catalogue/price-drops-schema.ts';
import { optional, requestOf } from '../load.ts';
import { cardList, cardProduct } from '../product-card/card-product.ts';

/** The stable key of SPEC's home category, kept through renames. */
const homeCategory = 'computer-components';
const homeProducts = 8;

const droppedProduct = (product: PriceDrop) => ({
  ...cardProduct(product),
  previousTotal: product.previousTotal,
  drop: product.drop,
});

/** The parts of home, loaded independently. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { api, language } = requestOf(context);
  const [faceToFace, thumbnails, components, drops] = await Promise.all([
    optional(context, api('getFaceToFace', { language })),
    optional(context, api('listCategoryThumbnails', { language })),
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
    components: components && cardList(components),
    drops: drops && { ...drops, products: drops.products.map(droppedProduct) },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
