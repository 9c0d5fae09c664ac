import { z } from 'zod';
import { described } from '../described.ts';
import { type ErrorCode, errorStatuses } from './error-codes.ts';

const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** The error shape of the API. */
export const errorSchema = z.object({
  message: described(z.string(), 'For people, in the language of Accept-Language'),
  code: z.enum(codes),
  requestId: z.string(),
  details: described(z.unknown().optional(), 'What was wrong, where the code alone does not tell'),
});
export type ErrorBody = z.infer<typeof errorSchema>;
