import { texts as report } from '../../../report/texts/en.ts';
import { texts as admin } from '../../texts/en.ts';
import type { texts as fr } from './fr.ts';

/** English texts of what visitors report. */
export const texts: typeof fr = {
  label: 'Reports',
  state: 'State',
  states: { open: admin.todo, resolved: 'Dealt with', dismissed: 'Dismissed' },
  columns: { product: 'Product', what: 'Report', offer: 'Offer', reported: 'Received' },
  reasons: report.reasons,
  manage: 'Manage offers',
  wholeProduct: report.whole,
  before: (price) => `Then: ${price}`,
  now: (price) => `Now: ${price}`,
  gone: 'This offer is no longer available.',
  byUser: (id) => `By user no. ${id}`,
  anonymous: 'By a visitor who was not signed in',
  note: 'Internal note (optional)',
  resolve: 'Dealt with',
  dismiss: 'Dismiss',
  reopen: 'Reopen',
  of: (action, product) => `${action}: ${product}`,
  decided: { resolved: 'Report dealt with.', dismissed: 'Report dismissed.', open: 'Report reopened.' },
};
