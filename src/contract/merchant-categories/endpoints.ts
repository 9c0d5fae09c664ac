import { z } from 'zod';
import { calls } from '../calls.ts';
import {
  merchantCategoriesBody,
  merchantCategoriesDecidedSchema,
  merchantCategoriesExtentBody,
  merchantCategoriesExtentSchema,
  merchantCategoriesQuery,
  merchantCategoriesRestoreBody,
  merchantCategorySchema,
} from './schema.ts';

/** The calls that map merchants' categories to ours. */
export const merchantCategoryEndpoints = {
  listMerchantCategories: {
    ...calls.listMerchantCategories,
    summary: 'Categories as merchants write them, those with the most offers first, with suggestions',
    query: merchantCategoriesQuery,
    response: z.array(merchantCategorySchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  decideMerchantCategories: {
    ...calls.decideMerchantCategories,
    summary: 'Map merchants’ categories to one of ours, leave them to the rule, or take that back',
    body: merchantCategoriesBody,
    response: merchantCategoriesDecidedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
  getMerchantCategoriesExtent: {
    ...calls.getMerchantCategoriesExtent,
    summary: 'How many offers and products a decision about merchants’ categories would concern',
    body: merchantCategoriesExtentBody,
    response: merchantCategoriesExtentSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unsupported_media_type'],
  },
  restoreMerchantCategories: {
    ...calls.restoreMerchantCategories,
    summary: 'Take a decision about merchants’ categories back: what was decided before is again',
    body: merchantCategoriesRestoreBody,
    response: merchantCategoriesDecidedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
} as const;
