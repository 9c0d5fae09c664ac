import { formatName } from '../../../contract/feeds/feed-formats.ts';
import { rejectionMessages } from '../../../contract/feeds/rejection-messages.ts';
import type { ImportResult } from '../importing/import-options.ts';
import { formatCount, formatRate, formatSeconds } from './output.ts';

/** What one import, or several together, did. */
export type Figures = Pick<
  ImportResult,
  'offers' | 'matched' | 'held' | 'heldRows' | 'rows' | 'rejected' | 'unreadStock' | 'seconds'
>;

function addTo(sum: Map<string, number>, counts: Iterable<readonly [string, number]>): void {
  for (const [name, count] of counts) sum.set(name, (sum.get(name) ?? 0) + count);
}

function sumOf<K extends string>(all: readonly Record<K, number>[], keys: readonly K[]): Record<K, number> {
  const total = (key: K) => all.reduce((sum, counts) => sum + counts[key], 0);
  return Object.fromEntries(keys.map((key) => [key, total(key)])) as Record<K, number>;
}

/** The figures of several imports as if they were one. */
export function addFigures(all: readonly Figures[]): Figures {
  const rejected = new Map<string, number>();
  for (const figures of all) addTo(rejected, figures.rejected);
  return {
    offers: sumOf(
      all.map(({ offers }) => offers),
      ['new', 'changed', 'same', 'gone'],
    ),
    matched: sumOf(
      all.map(({ matched }) => matched),
      ['gtin', 'mpn', 'title', 'new'],
    ),
    rows: sumOf(
      all.map(({ rows }) => rows),
      ['read', 'repeated', 'unmapped'],
    ),
    held: all.reduce((total, { held }) => total + held, 0),
    heldRows: all.reduce((total, { heldRows }) => total + heldRows, 0),
    rejected: rejected as Figures['rejected'],
    unreadStock: all.flatMap(({ unreadStock }) => unreadStock),
    seconds: all.reduce((total, { seconds }) => total + seconds, 0),
  };
}

const countAll = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

function describeRejected(rejected: Figures['rejected']): string[] {
  const reasons = [...rejected].sort(([, a], [, b]) => b - a);
  const total = countAll(rejected);
  if (total === 0) return ['rows rejected   none'];
  return [
    `rows rejected   ${formatCount(total)}`,
    ...reasons.map(
      ([reason, count]) => `  ${formatCount(count).padStart(6)}  ${rejectionMessages.en[reason]}`,
    ),
  ];
}

const describeUnread = (unread: Figures['unreadStock']): string[] =>
  unread.length === 0
    ? []
    : [
        `stock not read  ${unread.map(({ value, count }) => `“${value}” (${formatCount(count)})`).join(', ')}`,
      ];

const describeHeld = (held: number): string[] =>
  held === 0
    ? []
    : [
        `prices held     ${formatCount(held)}, far from known prices: shown once the feed’s next import confirms them`,
      ];

/** The outcome of all rows: the numbers add up. */
function describeRows({
  offers,
  heldRows,
  rows,
  rejected,
}: Pick<Figures, 'offers' | 'heldRows' | 'rows' | 'rejected'>): string {
  const parts: [number, string][] = [
    [offers.new + offers.changed + offers.same, 'as offers'],
    [rows.repeated, 'sizes or repeated'],
    [heldRows, 'held for their prices'],
    [countAll(rejected), 'rejected'],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  return [formatCount(rows.read), told.join(' + ')].filter(Boolean).join(' = ');
}

/** The lines of the summary. */
export function describeFigures({
  offers,
  matched,
  held,
  heldRows,
  rows,
  rejected,
  unreadStock,
  seconds,
}: Figures): string[] {
  const lines = [
    `rows read       ${describeRows({ offers, heldRows, rows, rejected })}`,
    `offers          ${formatCount(offers.new)} new, ${formatCount(offers.changed)} changed, ` +
      `${formatCount(offers.same)} unchanged, ${formatCount(offers.gone)} gone`,
    `products        ${formatCount(matched.new)} new`,
    `new offers by   GTIN ${formatCount(matched.gtin)}, brand + MPN ${formatCount(matched.mpn)}, ` +
      `title ${formatCount(matched.title)}, new product ${formatCount(matched.new)}`,
    `category        ${formatCount(rows.unmapped)} new or changed rows unmapped, in “Other” unless another offer says more`,
    ...describeHeld(held),
    ...describeRejected(rejected),
    ...describeUnread(unreadStock),
    `time            ${formatSeconds(seconds)}, ${formatRate(rows.read, seconds)}`,
  ];
  return lines.map((line) => `  ${line}`);
}

/** The heading of a file's figures. */
export function describeFeed(result: ImportResult, isDryRun: boolean): string {
  const isNew = result.merchant.isNew ? ' (new)' : '';
  const mode = isDryRun ? ', dry run: nothing was changed' : '';
  return (
    `${result.feedName}: ${formatName('en', result.format)} of ${result.merchant.name}${isNew}, ` +
    `seen ${result.observedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC${mode}`
  );
}
