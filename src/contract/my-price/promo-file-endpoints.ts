import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  promoFileBody,
  promoFileDecision,
  promoFileForm,
  promoFileParams,
  promoFileSchema,
  promoFilesQuery,
} from './promo-file-schema.ts';

/** The calls by which admins keep merchants' files of promotions. */
export const promoFileEndpoints = {
  listPromoFiles: {
    ...calls.listPromoFiles,
    summary: 'Merchants’ files of promotions, those that need somebody first',
    query: promoFilesQuery,
    response: z.array(promoFileSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  savePromoFile: {
    ...calls.savePromoFile,
    summary:
      'Say where a merchant’s file of promotions is, and whether its codes count; it is fetched at once',
    params: promoFileParams,
    body: promoFileBody,
    response: promoFileSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
  sendPromoFile: {
    ...calls.sendPromoFile,
    summary: 'Send a merchant’s file of promotions, where it has no address',
    params: promoFileParams,
    body: promoFileForm,
    isForm: true,
    response: promoFileSchema,
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
  fetchPromoFile: {
    ...calls.fetchPromoFile,
    summary: 'Fetch a merchant’s file of promotions now',
    params: promoFileParams,
    response: promoFileSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  decidePromoFile: {
    ...calls.decidePromoFile,
    summary: 'Accept or discard the file of promotions that waits',
    params: promoFileParams,
    body: promoFileDecision,
    response: promoFileSchema,
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
  removePromoFile: {
    ...calls.removePromoFile,
    summary: 'Forget a merchant’s file of promotions, with its codes',
    params: promoFileParams,
    response: messageSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
