import { z } from 'zod';
import { type CallName, calls } from './calls.ts';
import {
  catalogueFiguresSchema,
  categorySchema,
  categoryThumbnailSchema,
  historyQuery,
  listProductsQuery,
  priceHistorySchema,
  productCardSchema,
  productIdParams,
  productListSchema,
  productSchema,
} from './catalogue.schema.ts';
import type { ErrorCode } from './error-codes.ts';

/** What a call takes and answers; the server validates by it, the API documents are made from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** The answer is a list whose paging stands in X-Total-Count and Link. */
  isPaged?: true;
  errors: readonly ErrorCode[];
};

export const endpoints = {
  listCategoryThumbnails: {
    ...calls.listCategoryThumbnails,
    summary: 'Categories that hold products, each with a picture',
    response: z.array(categoryThumbnailSchema),
    errors: [],
  },
  listProducts: {
    ...calls.listProducts,
    summary: 'Products, by category or search text',
    query: listProductsQuery,
    response: z.array(productCardSchema),
    isPaged: true,
    errors: ['invalid_request'],
  },
  getProduct: {
    ...calls.getProduct,
    summary: 'A product with every live offer',
    params: productIdParams,
    response: productSchema,
    errors: ['not_found'],
  },
  getProductHistory: {
    ...calls.getProductHistory,
    summary: 'How the lowest delivered price moved',
    params: productIdParams,
    query: historyQuery,
    response: priceHistorySchema,
    errors: ['not_found', 'invalid_request'],
  },
  listSimilarProducts: {
    ...calls.listSimilarProducts,
    summary: 'Products like this one, of its category',
    params: productIdParams,
    response: z.array(productCardSchema),
    errors: ['not_found'],
  },
  listCategories: {
    ...calls.listCategories,
    summary: 'All categories',
    response: z.array(categorySchema),
    errors: [],
  },
  searchProducts: {
    ...calls.searchProducts,
    summary: 'One page of a product list, with total and category',
    query: listProductsQuery,
    response: productListSchema,
    errors: ['invalid_request', 'not_found'],
  },
  getCatalogueFigures: {
    ...calls.getCatalogueFigures,
    summary: 'Live figures of the catalogue',
    response: catalogueFiguresSchema,
    errors: [],
  },
} as const satisfies Record<CallName, Endpoint>;

export type Endpoints = typeof endpoints;
