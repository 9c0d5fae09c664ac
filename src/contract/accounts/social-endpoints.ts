import { z } from 'zod';
import { calls } from '../calls.ts';
import { messageSchema } from './schema.ts';
import { providers } from './social.ts';

export const linkedAccountSchema = z.object({
  _id: z.string(),
  provider: z.enum(providers),
  email: z.string(),
});
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;

/** The calls about linked social accounts. */
export const identityEndpoints = {
  listIdentities: {
    ...calls.listIdentities,
    summary: 'Accounts at Google and Facebook that open one’s own',
    response: z.array(linkedAccountSchema),
    access: 'user',
    errors: ['unauthenticated'],
  },
  unlinkIdentity: {
    ...calls.unlinkIdentity,
    summary: 'Unlink one of them; refused where nothing else would open the account',
    params: z.object({ id: z.string().max(300) }),
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
} as const;
