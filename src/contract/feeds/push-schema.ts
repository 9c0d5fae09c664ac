import { z } from 'zod';
import { described } from '../described.ts';
import { pushLimits } from './feed-limits.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).max(50)]);

/** One row of a feed, by its columns' names. */
export const pushedRow = described(
  z.record(z.string().max(200), value),
  'A whole row as the feed’s file has it, by its columns’ names: Google’s or Awin’s, or those that the feed’s settings map',
);

export const pushBody = z
  .object({
    rows: z.array(pushedRow).max(pushLimits.rows).default([]),
    gone: described(
      z.array(z.string().trim().min(1).max(255)).max(pushLimits.rows).default([]),
      'Articles (`articleId`) that are not offered any more',
    ),
  })
  .refine(
    ({ rows, gone }) => rows.length + gone.length >= 1 && rows.length + gone.length <= pushLimits.rows,
    {
      path: ['rows'],
    },
  );

export const pushAnswerSchema = z.object({
  state: described(
    z.enum(['merged', 'queued']),
    'queued: stored, and merged as soon as an import that is writing is done; the same push again tells its outcome',
  ),
  rows: described(
    z.array(
      z.object({
        articleId: z.string().nullable(),
        status: described(
          z.enum(['accepted', 'gone', 'held', 'rejected']),
          'gone: the row says that it is not for sale; held: its price is not believed yet; rejected: nothing changed',
        ),
        reason: described(z.string().nullable(), 'A stable code; null: nothing to add'),
        explanation: described(z.string().nullable(), 'The reason in the language of the request'),
      }),
    ),
    'In the order of the rows sent; empty while queued',
  ),
  unknown: described(z.array(z.string()), 'Articles of `gone` that the feed does not hold'),
});

export const pushKeySchema = z.object({
  key: described(z.string(), 'Shown this once; the one before is void'),
});

export type PushBody = z.infer<typeof pushBody>;
export type PushedRow = z.infer<typeof pushedRow>;
export type PushAnswer = z.infer<typeof pushAnswerSchema>;
