/** What prices per unit are for: a kilogram, a litre, a piece, a terabyte, a page that a cartridge prints. */
export const contentUnits = ['kg', 'l', 'piece', 'tb', 'page'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** How many of its unit a price per unit is for: pages cost cents. */
export const contentBase: Readonly<Record<ContentUnit, number>> = { kg: 1, l: 1, piece: 1, tb: 1, page: 100 };
