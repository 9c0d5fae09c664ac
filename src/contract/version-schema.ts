import { z } from 'zod';

/** What the database counts to. */
const maxVersion = 2_147_483_647;

/** Which version of something an edit began with. */
export const knownVersion = z.int().min(0).max(maxVersion);
/** The same as a field of a form. */
export const knownVersionField = z.coerce.number().int().min(0).max(maxVersion);
