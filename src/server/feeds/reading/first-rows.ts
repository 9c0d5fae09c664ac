import { leadHome } from '../adapters/home-links.ts';
import { type FeedRow, firstOf, type RowContext } from '../adapters/row.ts';
import { currencyOfRows } from '../adapters/row-currency.ts';
import { decimalMarkOfRows } from '../adapters/row-decimals.ts';
import { hasOwnTenDigits } from '../adapters/row-isbns.ts';
import { plainHostOf } from '../values/link.ts';
import type { AmountNotation } from '../values/parse-money.ts';

/** Rows at a file's beginning that tell what its shop has. */
export const shopRows = 1_000;
/** The first of these that are asked how the file writes its prices and links. */
const rowsAsked = 200;
/** Hosts of http: links that are told. */
const maxHosts = 3;

/** What the first rows of a file tell of all its rows. */
export type FirstRows = {
  /** The currency that they state, for those that state none (`currencyOfRows`). */
  currency: string | undefined;
  decimalMark: AmountNotation['decimalMark'];
  /** An http: link of each host that they have such links to, some hosts at most. */
  plainLinks: readonly string[];
  ofShop: Pick<RowContext, 'hasOwnTenDigits' | 'leadHome'>;
};

function plainLinksOf(rows: readonly FeedRow[]): string[] {
  const links = new Map<string, string>();
  for (const row of rows) {
    const link = firstOf(row, 'link', 'aw_deep_link', 'merchant_deep_link').trim();
    const host = plainHostOf(link);
    if (host !== undefined && links.size < maxHosts && !links.has(host)) links.set(host, link);
  }
  return [...links.values()];
}

/** `rows`: of the first `shopRows` records those that could be read. */
export function readFirstRows(rows: readonly FeedRow[]): FirstRows {
  const asked = rows.slice(0, rowsAsked);
  return {
    currency: currencyOfRows(asked),
    decimalMark: decimalMarkOfRows(asked),
    plainLinks: plainLinksOf(asked),
    ofShop: { hasOwnTenDigits: hasOwnTenDigits(rows), leadHome: leadHome(rows) },
  };
}
