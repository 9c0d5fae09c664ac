import { calls } from '../calls.ts';
import { cartParams, cartSchema, cartSplitSchema, saveCartBody, splitCartBody } from './schema.ts';

/** The calls about carts: keeping one's own, and what anybody's costs now. */
export const cartEndpoints = {
  saveCart: {
    ...calls.saveCart,
    summary: 'Save one’s cart in place of the one before; products that do not exist are left out',
    body: saveCartBody,
    response: cartSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found', 'unsupported_media_type'],
  },
  getCart: {
    ...calls.getCart,
    summary: 'One’s saved cart',
    params: cartParams,
    response: cartSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  clearCart: {
    ...calls.clearCart,
    summary: 'Empty one’s saved cart',
    params: cartParams,
    response: cartSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  splitCart: {
    ...calls.splitCart,
    onlyReads: true,
    summary: 'Where to buy a whole cart: the cheapest split among merchants, delivery included, and others',
    body: splitCartBody,
    response: cartSplitSchema,
    errors: ['invalid_request', 'unsupported_media_type', 'unavailable'],
  },
} as const;
