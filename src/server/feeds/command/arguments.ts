import { feedCurrencies, isFeedCurrency } from '../../../contract/feeds/currencies.ts';
import { readCommandLine } from '../../platform/process/command-line.ts';

export type ImportArguments = {
  paths: string[];
  merchant: string | undefined;
  /** Of prices whose file does not say it. */
  currency: string | undefined;
  isAccepted: boolean;
  isDryRun: boolean;
  observedAt: Date | undefined;
  clustersFile: string | undefined;
  rejectedFile: string | undefined;
};

export const usage = `Usage: npm run import -- FILE-OR-FOLDER … [options]

  Imports merchants’ feeds: Awin CSV, Google Merchant RSS, Atom or TSV, gzip or plain.
  A folder’s feeds are imported one after the other, by name.

  --merchant NAME         the feed’s merchant, if the file does not name it
  --currency CODE         the currency of prices whose file does not say it (EUR); kept with the feed
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

/** Reads the command line of `npm run import`. @throws Error with a message that shows the correct usage */
export function parseImportArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = readCommandLine(
    argv,
    {
      merchant: { type: 'string' },
      currency: { type: 'string' },
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
    isAccepted: values.force,
    isDryRun: values['dry-run'],
    observedAt: parseObservedAt(values.at),
    clustersFile: values['export-clusters'],
    rejectedFile: values['export-rejected'],
  };
  if (parsed.paths.length === 0 && !parsed.clustersFile && !parsed.rejectedFile) throw new Error(usage);
  return parsed;
}
