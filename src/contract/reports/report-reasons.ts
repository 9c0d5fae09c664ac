/** What may be wrong: of an offer its price, delivery or availability; that it is another thing; the product's facts. */
export const reportReasons = ['price', 'delivery', 'availability', 'match', 'product', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of a comment. */
export const maxReportComment = 1_000;
