import type { catalogueEndpoints } from '../../../contract/catalogue/endpoints.ts';
import type { HandlersOf } from '../../platform/calls/handlers.ts';
import type { CatalogueService } from '../service.ts';
import { toFacetChoice } from './list-facets.ts';

/** The catalogue's calls, but for what `prices` and `search` serve. */
export const catalogueHandlers = (
  catalogue: CatalogueService,
): Omit<HandlersOf<typeof catalogueEndpoints>, 'getProductHistory' | 'countSearchClick'> => ({
  listCategoryThumbnails: () => catalogue.listCategoryThumbnails(),
  listProducts: ({ query }) => catalogue.listProducts(query),
  getProduct: ({ params, query }, { language }) =>
    catalogue.getProduct(Number(params.id), language, query.size),
  getProductFamily: ({ params }, { language }) => catalogue.getFamily(Number(params.id), language),
  listSimilarProducts: ({ params }) => catalogue.listSimilarProducts(Number(params.id)),
  listCategories: () => catalogue.listCategories(),
  searchProducts: (
    { query: { category, search, spelling, sortBy, limit, page, facets, deals, variants, ...choice } },
    { language },
  ) =>
    catalogue.searchProducts({
      language,
      ...{ category, search, sortBy, limit, page },
      isAsTyped: spelling !== undefined,
      ...(deals && { fallenWithin: deals === '1' ? 1 : 7 }),
      choice: toFacetChoice(choice),
      withFacets: facets === 'all',
      isFolded: variants === 'folded',
    }),
  suggest: ({ query }, { language }) => catalogue.suggest(query.search, language),
  listPriceDrops: () => catalogue.listPriceDrops(),
  getFaceToFace: () => catalogue.getFaceToFace(),
  getCatalogueFigures: () => catalogue.getFigures(),
});
