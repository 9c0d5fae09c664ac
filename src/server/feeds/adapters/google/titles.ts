import { isWork } from '../../../language/stock-in-title.ts';
import { cleanTitle } from '../../values/clean-text.ts';
import { colourOfPage } from '../../values/colour-of-page.ts';
import { withoutShop } from '../../values/shop-in-title.ts';
import { withColour } from '../../values/variant-in-title.ts';
import { column, type FeedRow, firstOf, networkShelfOf, shelfOf } from '../row.ts';
import { colourColumns } from './columns.ts';

/** A text that says who wrote it: `trained_algorithmic_media:"Canapé d'angle"`. */
const writtenBy = /^\s*(?:default|trained_algorithmic_media)?:\s*"?|"\s*$/g;

/** Google takes a text that a program wrote in a column of its own. */
const textOf = (row: FeedRow, name: 'title' | 'description'): string => {
  const text = column(row, name);
  return text === '' ? column(row, `structured_${name}`).replace(writtenBy, '') : text;
};

export const descriptionOf = (row: FeedRow) => textOf(row, 'description');

/** As the row has it. */
export const writtenTitleOf = (row: FeedRow): string => textOf(row, 'title');

/** Whether it is that of a book, record or film. */
export const isTitleOfWork = (row: FeedRow): boolean =>
  isWork([writtenTitleOf(row), shelfOf(row), networkShelfOf(row), column(row, 'gtin')].join('\n'));

/** '' where it has not one letter or digit. */
export function titleOf(row: FeedRow): string {
  const title = cleanTitle(writtenTitleOf(row), () => isTitleOfWork(row));
  return /[\p{L}\p{N}]/u.test(title) ? title : '';
}

/** An article's title without its shop's name, and its colour, which the page's address may tell alone. */
export function nameOf(row: FeedRow, written: string, link: string): { title: string; colour: string } {
  const short = withoutShop(written, link);
  // The text before the shop's name may be advertising.
  const title = short === written ? written : cleanTitle(short, () => isTitleOfWork(row));
  const stated = firstOf(row, ...colourColumns);
  if (stated !== '') return { title, colour: stated };
  const colour = colourOfPage(title, link);
  return { title: colour === '' ? title : withColour(title, colour), colour };
}
