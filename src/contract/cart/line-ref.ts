import { maxSizeLength } from '../catalogue/sizes.ts';

/** Which line of a cart: a product has one for each of its sizes. `size`: empty where none is chosen. */
export type LineRef = { _id: string; size: string };

/** The same text for the same line. */
export const lineKey = ({ _id, size }: LineRef): string => `${_id} ${size}`;

/** Whether a text may be a size, as carts carry it: short, and without control characters. */
export const isSizeText = (text: string): boolean =>
  text.length <= maxSizeLength && !/[\p{Cc}\p{Cs}]/u.test(text);
