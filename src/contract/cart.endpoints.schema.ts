import { calls } from './calls.ts';
import { cartParams, cartSchema, cartSplitSchema, saveCartBody, splitCartBody } from './cart.schema.ts';

/** The calls about carts: keeping one's own, and what anybody's costs now. */
export const cartEndpoints = {
  saveCart: {
    ...calls.saveCart,
    summary: {
      en: 'Save one’s cart in place of the one before; products that do not exist are left out',
      fr: 'Enregistrer son panier à la place du précédent\u00a0; les produits inexistants sont écartés',
    },
    body: saveCartBody,
    response: cartSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found', 'unsupported_media_type'],
  },
  getCart: {
    ...calls.getCart,
    summary: { en: 'One’s saved cart', fr: 'Son panier enregistré' },
    params: cartParams,
    response: cartSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  clearCart: {
    ...calls.clearCart,
    summary: { en: 'Empty one’s saved cart', fr: 'Vider son panier enregistré' },
    params: cartParams,
    response: cartSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  splitCart: {
    ...calls.splitCart,
    summary: {
      en: 'Where to buy a whole cart: the cheapest split among merchants, delivery included, and others',
      fr: 'Où acheter tout un panier\u00a0: la répartition la moins chère, livraison comprise, et d’autres',
    },
    body: splitCartBody,
    response: cartSplitSchema,
    errors: ['invalid_request', 'unsupported_media_type', 'unavailable'],
  },
} as const;
