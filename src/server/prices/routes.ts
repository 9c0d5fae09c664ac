import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { PricesService } from './service.ts';

/** The calls of price histories and of the barometer. */
export const priceHandlers = (
  prices: PricesService,
): Pick<CallHandlers, 'getProductHistory' | 'getPriceIndex'> => ({
  getProductHistory: ({ params, query }) => prices.getHistory(Number(params.id), query.days),
  getPriceIndex: ({ query }) => prices.getPriceIndex(Number(query.days), query.category),
});
