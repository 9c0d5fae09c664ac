import { z } from 'zod';
import { pageQuery } from './account.schema.ts';
import { auditActions } from './audit-actions.ts';
import { described } from './described.schema.ts';
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
    'kept\u00a0: aucun serveur de messagerie n’est configuré\u00a0; uncertain\u00a0: peut-être accepté, donc pas renvoyé',
  ),
  attempts: z.int(),
  error: z.string().nullable(),
  text: described(
    z.string().nullable(),
    'Until it was sent; that of mails to staff is for superadmins only',
    'Tant que le message n’est pas envoyé\u00a0; pour le personnel, réservé aux superadmins',
  ),
});

export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actorId: z.string().nullable(),
  actorName: described(z.string().nullable(), 'What the account is called now', 'Le nom actuel du compte'),
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
    'Mots dont chacun figure dans le nom ou l’adresse du destinataire, ou dans l’objet',
  ),
  state: z.enum(mailStates).optional(),
});

export const auditListQuery = pageQuery.extend({
  search: described(
    searchText,
    'Words of which each stands in name, e-mail address or phone of one of the two accounts, or a network address',
    'Mots dont chacun figure dans le nom, l’adresse e-mail ou le téléphone de l’un des deux comptes, ou une adresse réseau',
  ),
  action: z.enum(auditActions).optional(),
});
