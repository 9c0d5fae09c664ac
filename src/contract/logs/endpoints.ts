import { z } from 'zod';
import { calls } from '../calls.ts';
import { auditEntrySchema, auditListQuery, mailListQuery, mailSchema } from './schema.ts';

/** What was mailed and what happened, for admins. */
export const logEndpoints = {
  listMails: {
    ...calls.listMails,
    summary: 'What was mailed and how it fared, newest first',
    query: mailListQuery,
    response: z.array(mailSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listAudit: {
    ...calls.listAudit,
    summary: 'What happened to accounts, and what admins changed, newest first',
    query: auditListQuery,
    response: z.array(auditEntrySchema),
    isPaged: true,
    access: 'superadmin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
} as const;
