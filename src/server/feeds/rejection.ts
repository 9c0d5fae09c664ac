/** Why a row of a feed is not published: its code, and the words for whoever reads the summary. */
export const rejectionReasons = {
  row_short: 'fewer fields than the header',
  row_long: 'more fields than the header',
  row_quotes: 'quotes do not match',
  row_damaged: 'text in a damaged encoding',
  other_merchant: 'belongs to another merchant than the file',
  article_missing: 'no article id',
  title_missing: 'no title',
  link_missing: 'no link',
  link_invalid: 'link is not a sound https address',
  price_missing: 'no price',
  price_unreadable: 'price is no number',
  price_ambiguous: 'price can be read in two ways',
  price_zero: 'price is zero',
  price_negative: 'price is negative',
  price_placeholder: 'price is a placeholder',
  price_implausible: 'price is implausibly high',
  price_contradicted: 'price is fifty times the list price of its row, or more',
  price_foreign: 'price is not in euros',
  price_without_vat: 'price is without VAT',
  not_for_sale: 'not for sale',
  not_valid_now: 'offer is not valid at this time',
} as const;

export type RejectionReason = keyof typeof rejectionReasons;

/** A row that cannot be published as it is, and cannot be repaired with certainty. */
export type Rejection = { reason: RejectionReason; articleId?: string };
