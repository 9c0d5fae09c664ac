import { stockOfTitle } from '../../language/stock-in-title.ts';
import type { Availability } from '../feed-offer.ts';
import { parseAvailability } from '../values/availability.ts';
import { cleanLine } from '../values/clean-text.ts';
import type { RowContext } from './row.ts';

/** What a row says of its article's stock; `unread`: words that were not understood. */
export type RowStock = { availability: Availability; unread?: string };

/** The first of some texts that says something; what none says is what the feed's settings make of it. */
export function readStock(texts: readonly string[], { unstatedStock = 'unknown' }: RowContext): RowStock {
  const stated = texts.map((text) => text.trim()).filter((text) => text !== '');
  for (const text of stated) {
    const availability = parseAvailability(text);
    if (availability !== undefined) return { availability };
  }
  const [unread] = stated;
  return unread === undefined
    ? { availability: unstatedStock }
    : { availability: 'unknown', unread: unread.slice(0, 60) };
}

const maxTitleLength = 500;

/**
 * A title that says that the thing is sold out, or not out yet, wins over a column that has it in stock or says nothing.
 * `isOfWork`: whether it is that of a book, record or film.
 */
export function believeTitle(stock: RowStock, title: string, isOfWork: () => boolean): RowStock {
  const isOpen = stock.availability === 'in_stock' || stock.availability === 'unknown';
  const availability = isOpen ? stockOfTitle(cleanLine(title, maxTitleLength), isOfWork) : undefined;
  return availability === undefined ? stock : { availability };
}

/** The number of pieces in stock; null: unknown. "In stock, 0 pieces" says that nobody counts them. */
export const countedStock = (pieces: number | null, availability: Availability): number | null =>
  pieces === 0 && availability === 'in_stock' ? null : pieces;
