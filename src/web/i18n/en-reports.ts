import { reportEn } from './en-report.ts';
import type { ReportsTexts } from './fr-reports.ts';

/** English texts of what visitors report. */
export const reportsEn: ReportsTexts = {
  label: 'Reports',
  state: 'State',
  states: { open: 'Open', resolved: 'Resolved', dismissed: 'Dismissed' },
  columns: { product: 'Product', what: 'Report', offer: 'Offer', reported: 'Received' },
  reasons: reportEn.reasons,
  wholeProduct: 'the product as a whole',
  before: (price) => `Then: ${price}`,
  now: (price) => `Now: ${price}`,
  gone: 'This offer is gone.',
  byUser: (id) => `By user no. ${id}`,
  anonymous: 'By a visitor who was not signed in',
  note: 'Internal note (optional)',
  resolve: 'Resolved',
  dismiss: 'Dismiss',
  reopen: 'Reopen',
  of: (action, product) => `${action}: ${product}`,
  decided: { resolved: 'Report resolved.', dismissed: 'Report dismissed.', open: 'Report reopened.' },
};
