import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  listedProductSchema,
  managedProductSchema,
  managedProductsQuery,
  productChangedSchema,
  productForm,
  productIdParams,
} from './schema.ts';

/** The calls that edit products. */
export const productEndpoints = {
  listManagedProducts: {
    ...calls.listManagedProducts,
    summary: 'Products for editing, newest first, those without offers as well',
    query: managedProductsQuery,
    response: z.array(listedProductSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  getManagedProduct: {
    ...calls.getManagedProduct,
    summary: 'A product for editing',
    params: productIdParams,
    response: managedProductSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  createProduct: {
    ...calls.createProduct,
    summary: 'Create a product; pictures are made anew in several sizes',
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
    summary: 'Change a product; merchants’ offers stay as they are, and later imports keep what was written',
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
    summary: 'Delete a product that no merchant has ever offered',
    params: productIdParams,
    response: messageSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
