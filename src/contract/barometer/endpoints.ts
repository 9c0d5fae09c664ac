import { calls } from '../calls.ts';
import { priceIndexQuery, priceIndexSchema } from './schema.ts';

/** The barometer's call. */
export const barometerEndpoints = {
  getPriceIndex: {
    ...calls.getPriceIndex,
    summary:
      'How prices moved by category: a chained index of best delivered prices, by our own observations',
    query: priceIndexQuery,
    response: priceIndexSchema,
    isPublic: true,
    errors: ['invalid_request', 'not_found'],
  },
} as const;
