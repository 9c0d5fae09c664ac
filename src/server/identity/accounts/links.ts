import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/hashing/sha256.ts';
import { type Identity, insertLinkForIdentity } from '../social/queries.ts';
import { hasLink, insertLink, type LinkPurpose, type LinkRow, takeLink } from './links-queries.ts';

const tokenBytes = 32;
/** How long each link works, in minutes. */
export const lifetimes = { reset: 30, confirm: 7 * 24 * 60, undo: 14 * 24 * 60, link: 30 } as const;

/** Hours after which a mail with such a link is not worth sending, as the link has expired. */
export const linkHours = (purpose: LinkPurpose): number => Math.ceil(lifetimes[purpose] / 60);

/** Makes the token of a link that is to be mailed; only its hash is stored. */
export async function createLink(
  db: Database,
  { id, email }: { id: number; email: string },
  purpose: Exclude<LinkPurpose, 'link'>,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const minutes = lifetimes[purpose];
  await insertLink(db, { tokenHash: sha256(token), userId: id, purpose, email, minutes });
  return token;
}

/** The same for a link that decides whether an account elsewhere opens one of ours. */
export async function createIdentityLink(
  db: Database,
  { id, email }: { id: number; email: string },
  { provider, subject }: Identity,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const link = { tokenHash: sha256(token), userId: id, email, minutes: lifetimes.link };
  await insertLinkForIdentity(db, { ...link, identity: { provider, subject, email } });
  return token;
}

/** Redeems a link; undefined: it was used, is too old, or never existed. */
export const redeemLink = (db: Database, token: string, purpose: LinkPurpose): Promise<LinkRow | undefined> =>
  takeLink(db, sha256(token), purpose);

/** Whether a link works, without using it. */
export const isLinkAlive = (
  db: Database,
  token: string,
  purpose: LinkPurpose,
  userId: number,
): Promise<boolean> => hasLink(db, sha256(token), purpose, userId);
