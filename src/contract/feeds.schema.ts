import { z } from 'zod';
import { described } from './described.schema.ts';
import { feedIntervals } from './feed-rules.ts';

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const runId = z.string().regex(/^[1-9]\d{0,14}$/);
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};
const time = z.iso.datetime();
const count = z.number().int();

const name = z.string().trim().min(1).max(100);
const address = described(
  z.string().trim().max(2_000).nullable(),
  'Where the feed is fetched from, http or https; null: its files are imported by hand',
  'Adresse d’où le flux est récupéré, en http ou https\u00a0; null\u00a0: ses fichiers sont importés à la main',
);
const intervalMinutes = described(
  z.number().int().min(feedIntervals.least).max(feedIntervals.most),
  'Minutes between two fetches',
  'Minutes entre deux récupérations',
);

export const feedParams = z.object({ id });
export const importRunParams = z.object({ id: runId });
export const feedPageQuery = z.object({ search: z.string().max(100).default(''), ...paging });
export const importRunPageQuery = z.object(paging);

export const feedBody = z.object({
  merchant: described(
    name,
    'Name of the merchant, made where it is new',
    'Nom du marchand, créé s’il est nouveau',
  ),
  name: described(
    name,
    'Name of the feed; the merchant’s feed of that name goes on under it',
    'Nom du flux\u00a0; le flux du marchand qui porte ce nom se poursuit sous lui',
  ),
  url: address,
  intervalMinutes,
});
export const feedChangeBody = z.object({
  url: address,
  intervalMinutes,
  isActive: z.boolean(),
  version: described(
    z.number().int(),
    'As read: an edit of another version is refused (409, `details.current`)',
    'Comme lue\u00a0: une modification d’une autre version est refusée (409, `details.current`)',
  ),
});
export const heldRunBody = z.object({ decision: z.enum(['approved', 'discarded']) });
export const feedPreviewBody = z.object({ url: z.string().trim().min(1).max(2_000) });

export const importRunSchema = z.object({
  _id: z.string(),
  status: z.enum(['succeeded', 'failed', 'held', 'approved', 'discarded']),
  fileName: z.string(),
  observedAt: time,
  startedAt: time,
  finishedAt: time,
  rowsRead: count,
  rowsRejected: count,
  rowsRepeated: count,
  rowsUnmapped: count,
  offersNew: count,
  offersChanged: count,
  offersSame: count,
  offersGone: count,
  productsNew: count,
  pricesHeld: count,
  error: z.string().nullable(),
});

export const feedSchema = z.object({
  _id: z.string(),
  merchant: z.object({ _id: z.string(), name: z.string() }),
  name: z.string(),
  format: z.enum(['awin-csv', 'google-rss', 'google-atom', 'google-tsv']).nullable(),
  url: z.string().nullable(),
  isActive: z.boolean(),
  intervalMinutes: z.number(),
  nextAt: time.nullable(),
  busySince: time.nullable(),
  progress: z
    .object({
      phase: z.enum(['fetching', 'reading', 'merging']),
      size: described(count, 'Bytes; 0: not known', 'Octets\u00a0; 0\u00a0: inconnu'),
      read: count,
      rows: count,
    })
    .nullable(),
  failures: count,
  lastError: z.string().nullable(),
  lastTriedAt: time.nullable(),
  observedAt: time.nullable(),
  isFresh: z.boolean(),
  lastRun: importRunSchema.nullable(),
  version: z.number(),
});

export const rejectedRowSchema = z.object({
  row: count,
  reason: z.string(),
  articleId: z.string().nullable(),
  raw: z.string(),
});

export const feedPreviewSchema = z.object({
  format: z.enum(['awin-csv', 'google-rss', 'google-atom', 'google-tsv']),
  rows: z.array(
    z.object({
      row: count,
      title: z.string(),
      price: described(z.number().nullable(), 'Euros', 'En euros'),
      deliveryCost: described(
        z.number().nullable(),
        'Euros; null: not stated',
        'En euros\u00a0; null\u00a0: non précisé',
      ),
      rejection: z.string().nullable(),
    }),
  ),
});

export type Feed = z.infer<typeof feedSchema>;
export type ImportRun = z.infer<typeof importRunSchema>;
export type FeedPreview = z.infer<typeof feedPreviewSchema>;

/** An event of `/api/admin/feed-progress`. */
export type FeedNews = {
  /** Another text whenever something else than the progress of imports has changed. */
  changed: string;
  busy: Pick<Feed, '_id' | 'progress'>[];
};
