import { z } from 'zod';
import { calls } from './calls.ts';
import {
  merchantCategoriesBody,
  merchantCategoriesDecidedSchema,
  merchantCategoriesQuery,
  merchantCategorySchema,
} from './merchant-categories.schema.ts';

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
} as const;
