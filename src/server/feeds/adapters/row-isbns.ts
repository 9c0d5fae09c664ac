import { isbn10To13, parseGtins } from '../../../contract/products/gtin.ts';
import { column, type FeedRow, type RowContext } from './row.ts';

/** Columns of codes; Awin's `isbn` says itself what it holds. */
const codeColumns = ['gtin', 'ean', 'product_gtin', 'upc'] as const;
/** Ten-digit codes that have to be there before they tell anything. */
const minCodes = 3;

const compactOf = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
const isTenDigits = (text: string): boolean => /^\d{9}[\dX]$/.test(compactOf(text));

/** The codes of a row's columns, in which several may stand. */
export const codesOf = (row: FeedRow, names: readonly string[]): string[] =>
  names.flatMap((name) => column(row, name).split(/[,;\n]/));

/**
 * Whether a file's ten-digit codes are its shop's own: of random ones every eleventh passes the check of ISBN-10, of ISBNs all
 * but slips.
 */
export function hasOwnTenDigits(rows: readonly FeedRow[]): boolean {
  const codes = rows.flatMap((row) => codesOf(row, codeColumns)).filter(isTenDigits);
  const passing = codes.filter((code) => isbn10To13(compactOf(code)) !== undefined).length;
  return codes.length >= minCodes && passing < codes.length / 2;
}

/** The valid GTINs among codes; of a file whose ten-digit ones are its shop's own, these are none. */
export const gtinsOf = (codes: readonly string[], { hasOwnTenDigits: areOwn }: RowContext): string[] =>
  parseGtins(areOwn ? codes.filter((code) => !isTenDigits(code)) : codes);
