import { z } from 'zod';
import { described } from '../described.ts';

const count = z.number().int();
const counted = z.object({ _id: z.string(), name: z.string(), clicks: count });

const checkCounts = z.object({
  compared: count,
  differing: described(count, 'Part of those compared'),
  unreadable: described(count, 'Beside them: the page could not be read, or tells nothing'),
});

export const dashboardSchema = z.object({
  todo: described(
    z.object({
      heldFeeds: count,
      failingFeeds: count,
      staleFeeds: count,
      openReports: count,
      matchReviews: count,
      failedMails: described(count, 'Of the last 7 days'),
      waitingJobs: described(count, 'Work that waits for a worker'),
    }),
    'What may need somebody',
  ),
  people: z.object({ users: count, newUsers: count, alerts: count, notifications: count, mails: count }),
  clicks: z.object({
    byDay: described(
      z.array(z.object({ day: z.iso.date(), clicks: count })),
      'The last 30 days in Paris, today included, none left out',
    ),
    merchants: described(z.array(counted), 'The ten most clicked'),
    products: z.array(counted),
  }),
  missedSearches: described(
    z.array(z.object({ query: z.string(), count })),
    'The ten most frequent of 7 days',
  ),
  pageChecks: described(
    z.object({
      isOn: z.boolean(),
      total: checkCounts,
      merchants: described(
        z.array(checkCounts.extend({ _id: z.string(), name: z.string() })),
        'The fifty with the largest share that differs',
      ),
    }),
    'Offers compared with the merchants’ own pages, 90 days',
  ),
  runs: described(
    z.array(
      z.object({
        _id: z.string(),
        merchant: z.string(),
        feed: z.string(),
        status: z.enum(['succeeded', 'failed', 'held', 'approved', 'discarded']),
        finishedAt: z.iso.datetime(),
        seconds: z.number(),
        rowsRead: count,
        offersNew: count,
        offersChanged: count,
        offersGone: count,
      }),
    ),
    'The last ten imports',
  ),
});

export type DashboardFigures = z.infer<typeof dashboardSchema>;
