import type { OfferTexts } from '../../src/server/facts/consolidate.ts';

let serial = 0;

/** What one more merchant says of a product. */
export const offer = (texts: Partial<OfferTexts>): OfferTexts => ({
  merchant: `Shop ${serial++}`,
  title: 'Écran Kovarn Vivid 27Q 27 pouces',
  brand: 'Kovarn',
  description: '',
  specifications: [],
  categoryKey: 'monitors',
  isNew: true,
  ...texts,
});
