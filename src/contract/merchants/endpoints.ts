import { z } from 'zod';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  managedMerchantSchema,
  merchantChangedSchema,
  merchantForm,
  merchantNameParams,
  merchantNamesQuery,
  merchantNamesSchema,
  merchantPageSchema,
  merchantParams,
  merchantsQuery,
} from './schema.ts';

/** The calls about merchants: what shoppers read of one, and what admins do. */
export const merchantEndpoints = {
  listMerchantNames: {
    ...calls.listMerchantNames,
    summary: 'Names of active merchants that hold a text; ten at most',
    query: merchantNamesQuery,
    response: merchantNamesSchema,
    isPublic: true,
    errors: ['invalid_request'],
  },
  getMerchant: {
    ...calls.getMerchant,
    summary: 'Who a merchant is, and how its offers stand; by its present or a former name',
    params: merchantNameParams,
    response: merchantPageSchema,
    isPublic: true,
    errors: ['not_found', 'invalid_request'],
  },
  listMerchants: {
    ...calls.listMerchants,
    summary: 'Merchants, by name',
    query: merchantsQuery,
    response: z.array(managedMerchantSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  updateMerchant: {
    ...calls.updateMerchant,
    summary: 'Change a merchant; lists and offers follow in a moment',
    params: merchantParams,
    body: merchantForm,
    isForm: true,
    response: merchantChangedSchema,
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
} as const satisfies Record<string, Endpoint>;
