import { feedCurrencies, isFeedCurrency } from '../../../contract/feeds/currencies.ts';
import {
  type ColumnMapping,
  type FileReading,
  feedFields,
  type PriceNotation,
  priceNotations,
} from '../../../contract/feeds/feed-fields.ts';
import { readCommandLine } from '../../platform/process/command-line.ts';
import { isLinkTemplate } from '../adapters/link-template.ts';
import { normaliseColumn } from '../reading/csv-dialect.ts';

export type ImportArguments = {
  paths: string[];
  merchant: string | undefined;
  /** Of prices whose file does not say it. */
  currency: string | undefined;
  /** What is said of how the files are read. */
  reading: Partial<FileReading>;
  isAccepted: boolean;
  isDryRun: boolean;
  observedAt: Date | undefined;
  clustersFile: string | undefined;
  rejectedFile: string | undefined;
};

export const usage = `Usage: npm run import -- FILE-OR-FOLDER … [options]

  Imports merchants’ feeds: tables, XML and JSON of known formats (docs/imports.md) or with --columns; gzip, zip or
  plain. What a feed’s settings say of its files holds here as well.
  A folder’s feeds are imported one after the other, by name.

  --merchant NAME         the feed’s merchant, if the file does not name it
  --currency CODE         the currency of prices whose file does not say it (EUR); kept with the feed
  --columns FIELD=COLUMN,…  what the columns hold: id=sku,title=name,price=prix_ttc,link=url
  --record PATH           of XML and JSON: the element of an article, with --columns (products/product)
  --link-template URL     links of a file without any: https://shop.example/products/{handle}
  --vat PERCENT           the VAT that the file’s prices lack
  --prices NOTATION       how prices are written: euros (as they stand), cents (1999 is 19.99), decimals (49.900 is
                          49.90), thousands (49.900 is 49,900); kept with the feed
  --secure-links          links written as http: lead to the same pages under https; default: their site is asked
  --at TIME               when the file was made (2026-08-01, 2026-08-01T06:00:00Z); default: now
  --force                 accept a file that is held back because it would change too much
  --dry-run               show what would change, and change nothing
  --export-clusters FILE  then write merchant_id,aw_product_id,cluster of all live offers
  --export-rejected FILE  then write the rows that each feed’s last import rejected, as CSV`;

function parseObservedAt(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const hasZone = /(?:z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes(':');
  const time = new Date(hasZone ? text : `${text}Z`);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--at ${text}: enter a time such as 2026-08-01T06:00:00Z.`);
  if (time.getTime() > Date.now()) throw new Error(`--at ${text}: this time is in the future.`);
  return time;
}

function parseCurrency(text: string | undefined): string | undefined {
  const code = text?.toUpperCase();
  if (code === undefined || isFeedCurrency(code)) return code;
  throw new Error(`--currency ${text}: enter one of ${feedCurrencies.join(', ')}.`);
}

/** "id=sku,title=name" */
function parseColumns(text: string): ColumnMapping {
  const entries = text.split(',').map((pair) => pair.split('=', 2).map((part) => part.trim()));
  const wrong = entries.find(([field = '', name = '']) => !isFeedField(field) || name === '');
  if (wrong) throw new Error(`--columns ${wrong.join('=')}: the fields are ${feedFields.join(', ')}.`);
  return Object.fromEntries(entries.map(([field, name = '']) => [field, normaliseColumn(name)]));
}

const isFeedField = (text: string): boolean => (feedFields as readonly string[]).includes(text);

function parseTemplate(text: string): string {
  if (isLinkTemplate(text)) return text;
  throw new Error(
    `--link-template ${text}: enter an https address with a column in braces, such as https://shop.example/products/{handle}.`,
  );
}

function parseVat(text: string): number {
  const percent = Number(text.replace(',', '.').replace(/ ?%$/, ''));
  if (/\d/.test(text) && percent >= 0 && percent <= 50) return percent;
  throw new Error(`--vat ${text}: enter a rate in percent, such as 20.`);
}

function parseNotation(text: string): PriceNotation {
  const found = priceNotations.find((notation) => notation === text);
  if (found) return found;
  throw new Error(`--prices ${text}: enter one of ${priceNotations.join(', ')}.`);
}

type ReadingValues = {
  [K in 'columns' | 'record' | 'link-template' | 'vat' | 'prices']?: string | undefined;
} & {
  'secure-links'?: boolean | undefined;
};

const readingOf = ({
  columns,
  record,
  'link-template': template,
  vat,
  prices,
  'secure-links': isSecure,
}: ReadingValues): Partial<FileReading> => ({
  ...(columns !== undefined && { columns: parseColumns(columns) }),
  ...(record !== undefined && { record }),
  ...(template !== undefined && { linkTemplate: parseTemplate(template) }),
  ...(vat !== undefined && { vatPercent: parseVat(vat) }),
  ...(prices !== undefined && { priceNotation: parseNotation(prices) }),
  ...(isSecure && { secureLinks: true }),
});

/** Reads the command line of `npm run import`. @throws Error with a message that shows the correct usage */
export function parseImportArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = readCommandLine(
    argv,
    {
      merchant: { type: 'string' },
      currency: { type: 'string' },
      columns: { type: 'string' },
      record: { type: 'string' },
      'link-template': { type: 'string' },
      vat: { type: 'string' },
      prices: { type: 'string' },
      'secure-links': { type: 'boolean', default: false },
      at: { type: 'string' },
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'export-clusters': { type: 'string' },
      'export-rejected': { type: 'string' },
    },
    usage,
  );
  const parsed = {
    paths: positionals,
    merchant: values.merchant,
    currency: parseCurrency(values.currency),
    reading: readingOf(values),
    isAccepted: values.force,
    isDryRun: values['dry-run'],
    observedAt: parseObservedAt(values.at),
    clustersFile: values['export-clusters'],
    rejectedFile: values['export-rejected'],
  };
  if (parsed.paths.length === 0 && !parsed.clustersFile && !parsed.rejectedFile) throw new Error(usage);
  return parsed;
}
