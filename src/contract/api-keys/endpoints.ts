import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import { apiKeySchema } from './api-key-schema.ts';
import { createdKeySchema, keyParams, newKeyBody } from './schema.ts';

/** The calls about one's keys for programs. */
export const keyEndpoints = {
  listApiKeys: {
    ...calls.listApiKeys,
    summary: 'One’s keys for programs, the newest first',
    response: z.array(apiKeySchema),
    access: 'user',
    errors: ['unauthenticated'],
  },
  createApiKey: {
    ...calls.createApiKey,
    summary: 'Make a key; the response is the only one that holds it',
    body: newKeyBody,
    response: createdKeySchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'conflict'],
  },
  withdrawApiKey: {
    ...calls.withdrawApiKey,
    summary: 'Withdraw a key: it opens nothing from now on',
    params: keyParams,
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
} as const;
