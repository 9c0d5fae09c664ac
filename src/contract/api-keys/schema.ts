import { z } from 'zod';
import { line } from '../accounts/schema.ts';
import { described } from '../described.ts';
import { apiKeySchema, scopes } from './api-key-schema.ts';
import { keyLifetimes, keyLimits, keyQuotas, keyScopes } from './key-rules.ts';

export const newKeyBody = z.object({
  name: line(keyLimits.name).refine((name) => name !== ''),
  scopes: scopes.min(1).max(keyScopes.length),
  perMinute: z.literal(keyQuotas),
  days: described(z.literal(keyLifetimes), 'For which it is good'),
});
export const keyParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
export const createdKeySchema = z.object({
  key: described(apiKeySchema, 'As it is listed from now on'),
  secret: described(z.string(), 'For Authorization: Bearer; shown this once, only its hash is kept'),
});
