import type { texts as fr } from './fr.ts';

/** English texts of the dialog about what is wrong. */
export const texts: typeof fr = {
  title: 'Report an error',
  lead: 'Seen an error? Tell us what it is and we will check.',
  about: 'This concerns',
  whole: 'the product as a whole',
  what: 'What is wrong?',
  reasons: {
    price: 'The price is not the merchant’s',
    delivery: 'The delivery cost is wrong',
    availability: 'The product is not available',
    match: 'Different product or version',
    product: 'The image, title or specifications are wrong',
    other: 'Something else',
  },
  choose: 'Say what is wrong.',
  comment: 'Details (optional)',
  commentHint: 'No personal data is needed.',
  send: 'Send',
  cancel: 'Cancel',
  failed: 'Failed to send the report. Try again.',
};
