import type { Preset } from './preset.ts';

const stock = ['in stock', 'backorder', '', 'preorder', 'backorder', 'out of stock'];

/** Kelkoo's codes, which others have taken over: 1 to 6, also written 001 to 006, for the stock. */
export const kelkooCodes: NonNullable<Preset['codes']> = {
  availability: Object.fromEntries(
    stock.flatMap((meaning, place) => [
      [`${place + 1}`, meaning],
      [`00${place + 1}`, meaning],
    ]),
  ),
  condition: { '0': 'new', '1': 'new', '2': 'used', '3': 'refurbished' },
};
