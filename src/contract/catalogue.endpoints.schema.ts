import { z } from 'zod';
import { calls } from './calls.ts';
import {
  catalogueFiguresSchema,
  categorySchema,
  categoryThumbnailSchema,
  historyQuery,
  priceHistorySchema,
  productCardSchema,
  productIdParams,
  productSchema,
} from './catalogue.schema.ts';
import { faceToFaceSchema, priceDropListSchema } from './price-drops.schema.ts';
import { listProductsQuery, productListSchema, searchProductsQuery } from './product-lists.schema.ts';
import { suggestionsSchema, suggestQuery } from './suggestions.schema.ts';

/** The calls that show the catalogue. */
export const catalogueEndpoints = {
  listCategoryThumbnails: {
    ...calls.listCategoryThumbnails,
    summary: {
      en: 'Categories that hold products, each with a picture',
      fr: 'Catégories qui ont des produits, chacune avec une image',
    },
    response: z.array(categoryThumbnailSchema),
    isPublic: true,
    errors: [],
  },
  listProducts: {
    ...calls.listProducts,
    summary: { en: 'Products, by category or search text', fr: 'Produits, par catégorie ou par recherche' },
    query: listProductsQuery,
    response: z.array(productCardSchema),
    isPaged: true,
    isPublic: true,
    errors: ['invalid_request'],
  },
  getProduct: {
    ...calls.getProduct,
    summary: { en: 'A product with every live offer', fr: 'Un produit avec toutes ses offres en cours' },
    params: productIdParams,
    response: productSchema,
    isPublic: true,
    isTranslated: true,
    errors: ['not_found'],
  },
  getProductHistory: {
    ...calls.getProductHistory,
    summary: { en: 'How the lowest delivered price moved', fr: 'L’évolution du prix livré le plus bas' },
    params: productIdParams,
    query: historyQuery,
    response: priceHistorySchema,
    isPublic: true,
    errors: ['not_found', 'invalid_request'],
  },
  listSimilarProducts: {
    ...calls.listSimilarProducts,
    summary: {
      en: 'Products like this one, of its category',
      fr: 'Produits semblables, de la même catégorie',
    },
    params: productIdParams,
    response: z.array(productCardSchema),
    isPublic: true,
    errors: ['not_found'],
  },
  listCategories: {
    ...calls.listCategories,
    summary: { en: 'All categories', fr: 'Toutes les catégories' },
    response: z.array(categorySchema),
    isPublic: true,
    errors: [],
  },
  searchProducts: {
    ...calls.searchProducts,
    summary: {
      en: 'One page of a product list, narrowed by facets, with total, category and facets',
      fr: 'Une page d’une liste de produits, filtrée par facettes, avec total, catégorie et facettes',
    },
    query: searchProductsQuery,
    response: productListSchema,
    isPublic: true,
    errors: ['invalid_request', 'not_found'],
  },
  suggest: {
    ...calls.suggest,
    summary: {
      en: 'Products, categories and brands for a text that is still being typed',
      fr: 'Produits, catégories et marques pour un texte en cours de saisie',
    },
    query: suggestQuery,
    response: suggestionsSchema,
    isPublic: true,
    errors: ['invalid_request', 'unavailable'],
  },
  listPriceDrops: {
    ...calls.listPriceDrops,
    summary: {
      en: 'Products whose best delivered price fell most, as we observed it',
      fr: 'Les plus fortes baisses du meilleur prix livré, d’après nos relevés',
    },
    response: priceDropListSchema,
    isPublic: true,
    errors: ['unavailable'],
  },
  getFaceToFace: {
    ...calls.getFaceToFace,
    summary: {
      en: 'The dearest and the cheapest merchant of one product, of today’s strongest drop if there is one',
      fr: 'Le marchand le plus cher et le moins cher d’un produit, celui de la plus forte baisse du jour s’il y en a une',
    },
    response: faceToFaceSchema,
    isPublic: true,
    errors: ['unavailable'],
  },
  getCatalogueFigures: {
    ...calls.getCatalogueFigures,
    summary: { en: 'Live figures of the catalogue', fr: 'Le catalogue en chiffres' },
    response: catalogueFiguresSchema,
    isPublic: true,
    errors: [],
  },
} as const;
