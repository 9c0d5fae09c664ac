import { calls } from '../calls.ts';
import { maxListBytes } from './list-import-limits.ts';
import { addedListSchema, addListBody, listBody, listPreviewSchema } from './schema.ts';

/** Lists of other programs that become one's own. */
export const listImportEndpoints = {
  previewList: {
    ...calls.previewList,
    summary: 'Which products a list of links or codes stands for, line by line; nothing is saved',
    body: listBody,
    response: listPreviewSchema,
    access: 'user',
    // In JSON a character takes up to six bytes.
    maxBytes: 6 * maxListBytes,
    errors: [
      'invalid_request',
      'unauthenticated',
      'payload_too_large',
      'too_many_requests',
      'unsupported_media_type',
    ],
  },
  addList: {
    ...calls.addList,
    summary: 'Add products to one’s selection, with alerts where wanted; the outcome of each',
    body: addListBody,
    response: addedListSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'too_many_requests', 'unsupported_media_type'],
  },
} as const;
