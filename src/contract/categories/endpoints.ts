import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  categoryBody,
  categoryChangeBody,
  categoryChangedSchema,
  categoryOrderBody,
  categoryParams,
  categoryPictureForm,
  categoryRemovalQuery,
  managedCategorySchema,
} from './schema.ts';

/** The calls that edit categories. */
export const categoryEndpoints = {
  listManagedCategories: {
    ...calls.listManagedCategories,
    summary: 'Categories for editing, in their order',
    response: z.array(managedCategorySchema),
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
  addCategory: {
    ...calls.addCategory,
    summary: 'Add a category',
    body: categoryBody,
    response: categoryChangedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  updateCategory: {
    ...calls.updateCategory,
    summary: 'Rename a category or give it another parent; addresses with its former name lead to it',
    params: categoryParams,
    body: categoryChangeBody,
    response: categoryChangedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  deleteCategory: {
    ...calls.deleteCategory,
    summary: 'Delete a category; its products, and addresses with its name, go to another one',
    params: categoryParams,
    query: categoryRemovalQuery,
    response: messageSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  setCategoryPicture: {
    ...calls.setCategoryPicture,
    summary: 'Give a category a picture; it is made anew in several sizes',
    params: categoryParams,
    body: categoryPictureForm,
    isForm: true,
    response: categoryChangedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
    ],
  },
  removeCategoryPicture: {
    ...calls.removeCategoryPicture,
    summary: 'Take a category’s picture away: lists show one of its products again',
    params: categoryParams,
    response: categoryChangedSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  orderCategories: {
    ...calls.orderCategories,
    summary: 'Put the categories in another order',
    body: categoryOrderBody,
    response: messageSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
} as const satisfies Record<string, Endpoint>;
