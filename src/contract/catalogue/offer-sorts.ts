/** Sort orders of a product's offers: delivered total, price alone, merchant's name. */
export const offerSorts = ['total', 'price', 'merchant'] as const;
