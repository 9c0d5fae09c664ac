import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  managedPromoCodeSchema,
  ownPricesBody,
  ownPricesSchema,
  promoCodeBody,
  promoCodeParams,
  promoCodesQuery,
  promoCodesSchema,
  publicCodesQuery,
} from './schema.ts';
import { ownTermsInput, ownTermsSchema } from './terms-schema.ts';

/** The calls about a shopper's own terms, and the prices that they make. */
export const myPriceEndpoints = {
  getOwnTerms: {
    ...calls.getOwnTerms,
    summary: 'One’s own terms',
    response: ownTermsSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  saveOwnTerms: {
    ...calls.saveOwnTerms,
    summary: 'Save one’s own terms in place of those before; of merchants that are not known, nothing',
    body: ownTermsInput,
    response: ownTermsSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'unsupported_media_type'],
  },
  listOwnPrices: {
    ...calls.listOwnPrices,
    summary: 'The best price of products by the terms that are sent, beside the public one; nothing is kept',
    body: ownPricesBody,
    response: ownPricesSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  listPromoCodes: {
    ...calls.listPromoCodes,
    summary:
      'Promo codes of merchants with their conditions, as these or staff stated them; those in force today in Paris',
    query: publicCodesQuery,
    response: promoCodesSchema,
    isPublic: true,
    errors: ['invalid_request'],
  },
} as const satisfies Record<string, Endpoint>;

/** The calls by which admins state promo codes. */
export const promoCodeEndpoints = {
  listManagedPromoCodes: {
    ...calls.listManagedPromoCodes,
    summary: 'All promo codes, those in force first',
    query: promoCodesQuery,
    response: z.array(managedPromoCodeSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  addPromoCode: {
    ...calls.addPromoCode,
    summary: 'State a promo code of a merchant',
    body: promoCodeBody,
    response: managedPromoCodeSchema,
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
  updatePromoCode: {
    ...calls.updatePromoCode,
    summary: 'Change a promo code',
    params: promoCodeParams,
    body: promoCodeBody,
    response: managedPromoCodeSchema,
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
  removePromoCode: {
    ...calls.removePromoCode,
    summary: 'Remove a promo code',
    params: promoCodeParams,
    response: messageSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
