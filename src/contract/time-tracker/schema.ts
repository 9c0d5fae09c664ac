import { z } from 'zod';
import { described } from '../described.ts';
import { knownVersion } from '../version-schema.ts';

/** As UTC to the millisecond: PostgreSQL refuses offsets of 16 hours or more, and hundreds of decimals. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const seconds = z.number().int();
const note = z
  .string()
  .trim()
  .max(500)
  .default('')
  .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text));

export const timeEntryParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export const monthQuery = z.object({ month: described(month, 'A month in Paris, such as 2026-11') });
export const clockOutBody = z.object({ note });
export const workedTimeBody = z.object({ startedAt: time, endedAt: time, note });
export const timeEntryBody = workedTimeBody.extend({ version: knownVersion });

export const timeEntrySchema = z.object({
  _id: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: described(z.iso.datetime().nullable(), 'null: it runs'),
  note: z.string(),
  seconds: described(seconds, 'So far'),
  isCorrectable: z.boolean(),
  version: z.number(),
});
export const timeTrackerSchema = z.object({
  running: timeEntrySchema.nullable(),
  todaySeconds: described(seconds, 'Today in Paris'),
  weekSeconds: described(seconds, 'Since Monday in Paris'),
  month: described(month, 'Now, in Paris'),
});
export const timeRemovedSchema = z.object({ removed: z.literal(true) });
export const workedHoursSchema = z.object({
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  seconds,
  entries: z.number().int(),
  runningSince: z.iso.datetime().nullable(),
});

export type TimeEntry = z.infer<typeof timeEntrySchema>;
export type TimeTracker = z.infer<typeof timeTrackerSchema>;
