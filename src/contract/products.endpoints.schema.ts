import { z } from 'zod';
import { messageSchema } from './account.schema.ts';
import { calls } from './calls.ts';
import type { Endpoint } from './endpoints.schema.ts';
import {
  listedProductSchema,
  managedProductSchema,
  managedProductsQuery,
  productChangedSchema,
  productForm,
  productIdParams,
} from './products.schema.ts';

/** The calls that edit products (SPEC §7 and our own). */
export const productEndpoints = {
  listManagedProducts: {
    ...calls.listManagedProducts,
    summary: {
      en: 'Products for editing, newest first, those without offers as well',
      fr: 'Produits à modifier, les plus récents d’abord, même sans offre',
    },
    query: managedProductsQuery,
    response: z.array(listedProductSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  getManagedProduct: {
    ...calls.getManagedProduct,
    summary: { en: 'A product for editing', fr: 'Un produit à modifier' },
    params: productIdParams,
    response: managedProductSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  createProduct: {
    ...calls.createProduct,
    summary: {
      en: 'Create a product; pictures are made anew in several sizes',
      fr: 'Créer un produit\u00a0; les images sont refaites en plusieurs tailles',
    },
    body: productForm,
    isForm: true,
    response: productChangedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'payload_too_large',
      'unsupported_media_type',
    ],
  },
  updateProduct: {
    ...calls.updateProduct,
    summary: {
      en: 'Change a product; merchants’ offers stay as they are, and later imports keep what was written',
      fr: 'Modifier un produit\u00a0; les offres des marchands ne changent pas, et les imports suivants gardent ce qui a été écrit',
    },
    params: productIdParams,
    body: productForm,
    isForm: true,
    response: productChangedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'payload_too_large',
      'unsupported_media_type',
    ],
  },
  deleteProduct: {
    ...calls.deleteProduct,
    summary: {
      en: 'Delete a product that no merchant has ever offered',
      fr: 'Supprimer un produit qu’aucun marchand n’a jamais offert',
    },
    params: productIdParams,
    response: messageSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
