/** A GTIN as it stands on the goods: an EAN is kept with a zero before it. */
export const printedGtin = (gtin: string): string => gtin.replace(/^0(?=\d{13}$)/, '');
