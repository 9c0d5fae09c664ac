/**
 * `order by` of a product's live offers, the one that becomes its main offer first: the order of ranking.ts in SQL, over
 * columns of those names.
 */
export const mainFirst =
  'in_stock desc, stock_unknown desc, condition_rank(condition), delivery_cents is null, total_cents, id';

/** The same over offers themselves. */
export const bestOffersFirst = (offers: string): string =>
  `${offers}.availability = 'in_stock' desc, ${offers}.availability = 'unknown' desc, condition_rank(${offers}.condition),
   ${offers}.delivery_cents is null, ${offers}.total_cents, ${offers}.id`;
