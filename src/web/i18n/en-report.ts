import type { reportFr } from './fr-report.ts';

/** English texts of the dialog about what is wrong. */
export const reportEn: typeof reportFr = {
  title: 'Report a mistake',
  lead: 'Seen a mistake? Tell us, and we will check it.',
  about: 'It is about',
  whole: 'the product as a whole',
  what: 'What is wrong?',
  reasons: {
    price: 'The price is not the merchant’s',
    delivery: 'The delivery cost is wrong',
    availability: 'It is not available there',
    match: 'It is another product or another version',
    product: 'Picture, title or specifications are wrong',
    other: 'Something else',
  },
  choose: 'Choose what is wrong.',
  comment: 'Details (optional)',
  commentHint: 'No personal data are needed.',
  send: 'Send',
  cancel: 'Cancel',
  failed: 'Failed to send the report. Please try again.',
};
