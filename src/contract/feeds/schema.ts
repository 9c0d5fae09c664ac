import { z } from 'zod';
import { conditions } from '../catalogue/conditions.ts';
import { described } from '../described.ts';
import { paging } from '../paging-schema.ts';
import { feedPart } from '../products/files-schema.ts';
import { knownVersion } from '../version-schema.ts';
import { feedCurrencies } from './currencies.ts';
import { feedFields, priceNotations } from './feed-fields.ts';
import { feedFormats } from './feed-formats.ts';
import { feedIntervals } from './feed-limits.ts';
import { importRunSchema } from './run-schema.ts';
import { unstatedStocks } from './unstated-stock.ts';

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const time = z.iso.datetime();
const count = z.number().int();

const name = z.string().trim().min(1).max(100);
const address = described(
  z.string().trim().max(2_000).nullable(),
  'Where the feed is fetched from, http or https; null: its files are imported by hand',
);
const intervalMinutes = described(
  z.number().int().min(feedIntervals.min).max(feedIntervals.max),
  'Minutes between two fetches',
);

const columns = described(
  z.partialRecord(z.enum(feedFields), z.string().trim().min(1).max(200)),
  'Which column of a delimited file holds what, where the names do not say it: {"price": "prix_ttc", …}',
);
/** The same as a field of a form: JSON. */
const columnsText = z
  .string()
  .max(10_000)
  .transform((text, context) => {
    try {
      const read = columns.safeParse(JSON.parse(text));
      if (read.success) return read.data;
    } catch {
      // Not JSON: refused below.
    }
    context.addIssue('columns');
    return z.NEVER;
  });

const currency = described(
  z.enum(feedCurrencies),
  'Of prices whose file does not say it (neither in the price nor in a column); prices in another currency than EUR are rejected',
);
const record = described(
  z.string().trim().max(300).nullable(),
  'Of XML and JSON: which element is an article ("products/product"); null: the most plausible one',
);
const linkTemplate = described(
  z.string().trim().max(1_000).nullable(),
  'Links of a file without any: "https://shop.example/products/{handle}", with the names of columns',
);
const vatPercent = described(
  z.number().min(0).max(50).nullable(),
  'The VAT in percent that the file’s prices lack; 0: its shop charges none; null: they include it',
);
const secureLinks = described(
  z.literal(true).nullable(),
  'Links written as http: lead to the same pages under https; null: the site itself is asked, once',
);
const notation = z.enum(priceNotations);
const priceNotation = described(
  notation.nullable(),
  'How prices are written: as they stand (`euros`), in `cents` (1999 is 19.99), or with three digits behind a mark that are `decimals` (49.900 is 49.90) or `thousands`; null: as it seems, and a file where that is in doubt is held',
);
/** How files are read, where they do not show it themselves. */
const reading = {
  columns: columns.nullable().default(null),
  record: record.default(null),
  linkTemplate: linkTemplate.default(null),
  vatPercent: vatPercent.default(null),
  secureLinks: secureLinks.default(null),
  priceNotation: priceNotation.default(null),
};

const unstatedStock = described(
  z.enum(unstatedStocks),
  'What it means where a row says nothing of its stock; words that are not known are unknown all the same',
);

export const feedParams = z.object({ id });
export const feedPageQuery = z.object({ search: z.string().max(100).default(''), ...paging() });
export const feedBody = z.object({
  merchant: described(name, 'Name of the merchant, made where it is new'),
  name: described(name, 'Name of the feed; the merchant’s feed of that name goes on under it'),
  url: address,
  intervalMinutes,
  ...reading,
  currency: currency.nullable().default(null),
  unstatedStock: unstatedStock.default('unknown'),
});
export const feedChangeBody = z.object({
  url: address,
  intervalMinutes,
  ...reading,
  currency: currency.nullable().default(null),
  unstatedStock: unstatedStock.default('unknown'),
  isActive: z.boolean(),
  version: described(knownVersion, 'As read: an edit of another version is refused (409, `details.current`)'),
});
export const heldRunBody = z.object({
  decision: z.enum(['approved', 'discarded']),
  currency: described(
    currency.optional(),
    'The answer to a file that is held because it does not say its currency (`question`): kept with the feed, whose file is then read again',
  ),
  priceNotation: described(
    notation.optional(),
    'The same for a file whose prices may be written in several ways: `cents` or `euros` where it asks about `cents`, `decimals` or `thousands` where they are `ambiguous`, `euros` where they are all the `same`',
  ),
});
export const feedPreviewBody = z.object({
  url: z.string().trim().min(1).max(2_000),
  columns: columns.optional(),
  currency: currency.optional(),
  unstatedStock: unstatedStock.optional(),
  record: record.optional(),
  linkTemplate: linkTemplate.optional(),
  vatPercent: vatPercent.optional(),
  secureLinks: secureLinks.optional(),
  priceNotation: priceNotation.optional(),
});
export const feedFilePreviewForm = z.object({
  file: described(feedPart, 'The beginning of the file is enough'),
  columns: columnsText.optional(),
  currency: currency.optional(),
  unstatedStock: unstatedStock.optional(),
  record: z.string().trim().max(300).optional(),
  linkTemplate: z.string().trim().max(1_000).optional(),
  vatPercent: z.coerce.number().min(0).max(50).optional(),
  secureLinks: z
    .literal('true')
    .transform(() => true as const)
    .optional(),
  priceNotation: notation.optional(),
});
export const feedFileForm = z.object({
  piece: described(
    feedPart,
    'The next part of the file, of 4 MB at most; the call is made until all are sent',
  ),
  upload: described(
    z.string().regex(/^[a-z0-9]{8,32}$/),
    'Chosen by the client, the same for all parts of a file',
  ),
  offset: described(z.coerce.number().int().min(0), 'Bytes that were sent before'),
  size: described(z.coerce.number().int().min(0), 'Bytes of the whole file, 1 GB at most'),
});

export const feedSchema = z.object({
  _id: z.string(),
  merchant: z.object({ _id: z.string(), name: z.string() }),
  name: z.string(),
  format: z.enum(feedFormats).nullable(),
  url: z.string().nullable(),
  columns: columns.nullable(),
  currency: currency.nullable(),
  record,
  linkTemplate,
  vatPercent,
  secureLinks,
  priceNotation,
  unstatedStock,
  isActive: z.boolean(),
  isMerchantActive: described(z.boolean(), 'Feeds of an inactive merchant are not imported'),
  intervalMinutes: z.number(),
  nextAt: time.nullable(),
  busySince: time.nullable(),
  progress: z
    .object({
      phase: z.enum(['fetching', 'reading', 'merging']),
      size: described(count, 'Bytes; 0: not known'),
      read: count,
      rows: count,
    })
    .nullable(),
  failures: count,
  lastError: z.string().nullable(),
  lastTriedAt: time.nullable(),
  observedAt: time.nullable(),
  pushKeyAt: described(time.nullable(), 'When its key for pushing offers was made; null: it has none'),
  pushedAt: described(time.nullable(), 'When offers were last pushed'),
  pushedToday: described(
    z.object({ accepted: count, gone: count, held: count, rejected: count }).nullable(),
    'What became of the rows pushed on the present day in Paris; null: there were none',
  ),
  isFresh: z.boolean(),
  lastRun: importRunSchema.nullable(),
  version: z.number(),
});

export const feedLossSchema = z.object({
  offers: described(count, 'Articles that the feed holds'),
  kept: described(count, 'Those of them that another feed of the merchant holds as well: they stay'),
  products: described(count, 'Products that lose an offer'),
  productsWithout: described(
    count,
    'Those of them that are left without any offer: their pages and prices stay',
  ),
  runs: described(count, 'Imports whose history goes with the feed'),
});

export const feedPreviewSchema = z.object({
  format: described(z.enum(feedFormats).nullable(), 'null: say first what the columns hold'),
  header: described(
    z.array(z.string()),
    'Columns of the file, as they are compared; nested ones as paths ("sizes/size@name")',
  ),
  written: described(z.array(z.string()), 'Their names as they stand in the file'),
  samples: described(z.array(z.string()), 'A value of each column; empty where the first rows have none'),
  records: described(
    z.array(z.string()),
    'Of XML and JSON: elements that may be an article, most plausible first',
  ),
  record: described(z.string().nullable(), 'The one that is taken for it'),
  columns: described(columns, 'What they were taken to hold; empty: what their names say'),
  asksCurrency: described(
    z.boolean(),
    'The file does not say the currency of its prices, nor did the request',
  ),
  isCut: described(
    z.boolean(),
    'The file ends in the middle: its import would wait; false where only its beginning was read',
  ),
  asks: described(
    z.array(z.enum(['link', 'vat'])),
    'What the file does not say: set `linkTemplate` or `vatPercent`',
  ),
  templateFault: described(
    z.enum(['address', 'columns']).nullable(),
    'Of `linkTemplate`: it is no https address with a column in it; the file has no such columns (`unknownColumns`)',
  ),
  unknownColumns: z.array(z.string()),
  usualLink: described(z.string().nullable(), 'How links of such a shop usually are, behind its address'),
  rows: z.array(
    z.object({
      row: count,
      title: z.string(),
      price: described(z.number().nullable(), 'Euros'),
      writtenPrice: described(z.string(), 'The price as the file writes it; empty: none'),
      deliveryCost: described(z.number().nullable(), 'Euros; null: not stated'),
      inStock: z.boolean(),
      stockKnown: described(z.boolean(), 'false: the row does not state it, or in words that are not known'),
      size: described(z.string().nullable(), 'Of clothes and shoes: rows of one article are its sizes'),
      brand: z.string(),
      gtin: described(z.string().nullable(), 'The first valid one, of 14 digits'),
      condition: z.enum(conditions),
      link: described(z.string().nullable(), 'Where the offer would lead; null: the row is rejected'),
      hasImage: z.boolean(),
      rejection: z.string().nullable(),
    }),
  ),
});

export type Feed = z.infer<typeof feedSchema>;
export type FeedPreview = z.infer<typeof feedPreviewSchema>;

/** An event of `/api/admin/feed-progress`. */
export type FeedNews = {
  /** Changes whenever anything but the progress of imports has changed. */
  changed: string;
  busy: Pick<Feed, '_id' | 'progress'>[];
};
