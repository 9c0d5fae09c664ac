import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { PricesService } from './service.ts';

/** The price history's call. */
export const priceHandlers = (prices: PricesService): Pick<CallHandlers, 'getProductHistory'> => ({
  getProductHistory: ({ params, query }) => prices.getHistory(Number(params.id), query.days),
});
