import { z } from 'zod';
import { messageSchema } from './account.schema.ts';
import { calls } from './calls.ts';
import {
  categoryBody,
  categoryChangeBody,
  categoryChangedSchema,
  categoryOrderBody,
  categoryParams,
  categoryPictureForm,
  categoryRemovalQuery,
  managedCategorySchema,
} from './categories.schema.ts';
import type { Endpoint } from './endpoints.schema.ts';

/** The calls that edit categories (SPEC §7 and our own). */
export const categoryEndpoints = {
  listManagedCategories: {
    ...calls.listManagedCategories,
    summary: { en: 'Categories for editing, in their order', fr: 'Catégories à modifier, dans leur ordre' },
    response: z.array(managedCategorySchema),
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
  addCategory: {
    ...calls.addCategory,
    summary: { en: 'Add a category', fr: 'Ajouter une catégorie' },
    body: categoryBody,
    response: categoryChangedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  updateCategory: {
    ...calls.updateCategory,
    summary: {
      en: 'Rename a category or give it another parent; addresses with its former name lead to it',
      fr: 'Renommer une catégorie ou changer son parent\u00a0; les adresses à son ancien nom y mènent',
    },
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
    summary: {
      en: 'Delete a category; its products, and addresses with its name, go to another one',
      fr: 'Supprimer une catégorie\u00a0; ses produits et les adresses à son nom passent à une autre',
    },
    params: categoryParams,
    query: categoryRemovalQuery,
    response: messageSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  setCategoryPicture: {
    ...calls.setCategoryPicture,
    summary: {
      en: 'Give a category a picture; it is made anew in several sizes',
      fr: 'Donner une image à une catégorie\u00a0; elle est refaite en plusieurs tailles',
    },
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
    summary: {
      en: 'Take a category’s picture away: lists show one of its products again',
      fr: 'Retirer l’image d’une catégorie\u00a0; les listes montrent à nouveau un de ses produits',
    },
    params: categoryParams,
    response: categoryChangedSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  orderCategories: {
    ...calls.orderCategories,
    summary: { en: 'Put the categories in another order', fr: 'Ranger les catégories dans un autre ordre' },
    body: categoryOrderBody,
    response: messageSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
} as const satisfies Record<string, Endpoint>;
