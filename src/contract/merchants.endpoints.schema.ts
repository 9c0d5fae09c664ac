import { z } from 'zod';
import { calls } from './calls.ts';
import type { Endpoint } from './endpoints.schema.ts';
import {
  managedMerchantSchema,
  merchantChangedSchema,
  merchantForm,
  merchantParams,
  merchantsQuery,
} from './merchants.schema.ts';

/** The calls about merchants, for admins. */
export const merchantEndpoints = {
  listMerchants: {
    ...calls.listMerchants,
    summary: { en: 'Merchants, by name', fr: 'Marchands, par nom' },
    query: merchantsQuery,
    response: z.array(managedMerchantSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  updateMerchant: {
    ...calls.updateMerchant,
    summary: {
      en: 'Change a merchant; lists and offers follow in a moment',
      fr: 'Modifier un marchand\u00a0; les listes et les offres suivent en un instant',
    },
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
