import { calls } from '../calls.ts';
import { findBody, foundSchema, pastedPageSchema } from './schema.ts';

/** From a shop to us: finds the product of a merchant's link or of a code. */
export const findEndpoints = {
  findProduct: {
    ...calls.findProduct,
    summary: 'The products that a merchant’s link, a barcode or an ISBN stands for',
    body: findBody,
    response: foundSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  readPastedPage: {
    ...calls.readPastedPage,
    summary: 'The same by the page behind a link, which is asked for now; where this is turned on',
    body: findBody,
    response: pastedPageSchema,
    errors: ['invalid_request', 'not_found', 'too_many_requests', 'unsupported_media_type'],
  },
} as const;
