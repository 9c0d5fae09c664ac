import { z } from 'zod';
import { calls } from '../calls.ts';
import { productFamilySchema } from './family-schema.ts';
import { historyQuery, priceHistorySchema } from './history-schema.ts';
import {
  listProductsQuery,
  productListSchema,
  searchClickBody,
  searchClickCountedSchema,
  searchProductsQuery,
} from './list-schema.ts';
import { faceToFaceSchema, priceDropListSchema } from './price-drops-schema.ts';
import {
  catalogueFiguresSchema,
  categorySchema,
  categoryThumbnailSchema,
  productCardSchema,
  productIdParams,
  productQuery,
  productSchema,
} from './schema.ts';
import { suggestionsSchema, suggestQuery } from './suggestions-schema.ts';

/** The calls that show the catalogue. */
export const catalogueEndpoints = {
  listCategoryThumbnails: {
    ...calls.listCategoryThumbnails,
    summary: 'Categories that hold products, each with a picture',
    response: z.array(categoryThumbnailSchema),
    isPublic: true,
    errors: [],
  },
  listProducts: {
    ...calls.listProducts,
    summary: 'Products, by category or search text',
    query: listProductsQuery,
    response: z.array(productCardSchema),
    isPaged: true,
    isPublic: true,
    errors: ['invalid_request', 'not_found'],
  },
  getProduct: {
    ...calls.getProduct,
    summary: 'A product with every live offer',
    params: productIdParams,
    query: productQuery,
    response: productSchema,
    isPublic: true,
    isTranslated: true,
    errors: ['not_found', 'invalid_request'],
  },
  getProductHistory: {
    ...calls.getProductHistory,
    summary: 'How the lowest delivered price moved',
    params: productIdParams,
    query: historyQuery,
    response: priceHistorySchema,
    isPublic: true,
    errors: ['not_found', 'invalid_request'],
  },
  getProductFamily: {
    ...calls.getProductFamily,
    summary: 'The other colours, capacities, sizes and packs of a product, with the best price of each',
    params: productIdParams,
    response: productFamilySchema,
    isPublic: true,
    isTranslated: true,
    errors: ['not_found'],
  },
  listSimilarProducts: {
    ...calls.listSimilarProducts,
    summary: 'Products like this one, of its category',
    params: productIdParams,
    response: z.array(productCardSchema),
    isPublic: true,
    errors: ['not_found'],
  },
  listCategories: {
    ...calls.listCategories,
    summary: 'All categories',
    response: z.array(categorySchema),
    isPublic: true,
    errors: [],
  },
  searchProducts: {
    ...calls.searchProducts,
    summary: 'One page of a product list, narrowed by facets, with total, category and facets',
    query: searchProductsQuery,
    response: productListSchema,
    isPublic: true,
    isTranslated: true,
    errors: ['invalid_request', 'not_found'],
  },
  suggest: {
    ...calls.suggest,
    summary: 'Products, categories and brands for a text that is still being typed',
    query: suggestQuery,
    response: suggestionsSchema,
    isPublic: true,
    isTranslated: true,
    errors: ['invalid_request', 'unavailable'],
  },
  countSearchClick: {
    ...calls.countSearchClick,
    summary:
      'Count that a product was opened from the results of a search: by how many addresses, not by whose',
    body: searchClickBody,
    response: searchClickCountedSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  listPriceDrops: {
    ...calls.listPriceDrops,
    summary: 'Products whose best delivered price fell most, as we observed it',
    response: priceDropListSchema,
    isPublic: true,
    errors: ['unavailable'],
  },
  getFaceToFace: {
    ...calls.getFaceToFace,
    summary:
      'The dearest and the cheapest merchant of one product, of today’s strongest drop if there is one',
    response: faceToFaceSchema,
    isPublic: true,
    errors: ['unavailable'],
  },
  getCatalogueFigures: {
    ...calls.getCatalogueFigures,
    summary: 'Live figures of the catalogue',
    response: catalogueFiguresSchema,
    isPublic: true,
    errors: [],
  },
} as const;
