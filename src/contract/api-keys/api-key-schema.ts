import { z } from 'zod';
import { described } from '../described.ts';
import { keyScopes } from './key-rules.ts';

export const scopes = described(
  z.array(z.enum(keyScopes)),
  'catalogue: calls that only read and are for everybody; assistants: /mcp',
);
const perMinute = described(z.int(), 'Requests a minute, half of them at once');

export const apiKeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  ending: described(z.string(), 'Its last characters, to tell it from others'),
  scopes,
  perMinute,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: described(z.iso.datetime().nullable(), 'To the minute; null: never'),
});
export type ApiKey = z.infer<typeof apiKeySchema>;
