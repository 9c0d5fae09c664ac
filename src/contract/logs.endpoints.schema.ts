import { z } from 'zod';
import { calls } from './calls.ts';
import { auditEntrySchema, auditListQuery, mailListQuery, mailSchema } from './logs.schema.ts';

/** What was mailed and what happened, for admins. */
export const logEndpoints = {
  listMails: {
    ...calls.listMails,
    summary: {
      en: 'What was mailed and how it fared, newest first',
      fr: 'Les e-mails et leur sort, le plus récent d’abord',
    },
    query: mailListQuery,
    response: z.array(mailSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listAudit: {
    ...calls.listAudit,
    summary: {
      en: 'What happened to accounts, and what admins changed, newest first',
      fr: 'Ce qui est arrivé aux comptes et ce que les administrateurs ont modifié, le plus récent d’abord',
    },
    query: auditListQuery,
    response: z.array(auditEntrySchema),
    isPaged: true,
    access: 'superadmin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
} as const;
