import { z } from 'zod';
import { described } from '../described.ts';
import { pageQuery } from '../paging-schema.ts';
import { auditActions } from './audit-actions.ts';
import { mailStates } from './mail-states.ts';

export const mailSchema = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  kind: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  state: described(
    z.enum(mailStates),
    'kept: no mail server is configured; uncertain: it may have been accepted and is not sent again',
  ),
  attempts: z.int(),
  error: z.string().nullable(),
  text: described(z.string().nullable(), 'Until it was sent; that of mails to staff is for superadmins only'),
});

export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actorId: z.string().nullable(),
  actorName: described(z.string().nullable(), 'What the account is called now'),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

const searchText = z.string().trim().max(200).optional();

export const mailListQuery = pageQuery.extend({
  search: described(
    searchText,
    'Words of which each stands in the recipient’s name or address, or in the subject',
  ),
  state: z.enum(mailStates).optional(),
});

export const auditListQuery = pageQuery.extend({
  search: described(
    searchText,
    'Words of which each stands in name, e-mail address or phone of one of the two accounts, or a network address',
  ),
  action: z.enum(auditActions).optional(),
});
