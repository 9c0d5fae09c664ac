import { type ColumnMapping, type FileReading, requiredFields } from '../../../contract/feeds/feed-fields.ts';
import type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import type { RejectionReason } from '../rejection.ts';
import { conditionInColumn, conditionInFlags, isConditionFlag } from '../values/condition.ts';
import { foldName, lastPart, usualNamesOf } from './columns/column-names.ts';
import { currencyInName, isNetPrice } from './columns/price-columns.ts';
import { googleColumns } from './google/columns.ts';
import { hasSizesAlike, partsOf } from './mapped-parts.ts';
import { createParents } from './presets/parents.ts';
import { type Preset, type RowRole, textOf } from './presets/preset.ts';
import type { FeedRow } from './row.ts';
import {
  type Cells,
  columnsInTemplate,
  compileMapping,
  type FieldSources,
  fillTemplate,
} from './row-mapping.ts';

/** A file's row under Google's names; `fault`: why it is no offer; undefined: it is no row of its own. */
export type ReadRow = { row: FeedRow; fault?: RejectionReason } | undefined;

/** Reads the rows of a file whose columns are not read by their own names. */
export type RowReader = {
  format: FeedFormat;
  /** What columns are compared by. */
  keyOf(name: string): string;
  /** Whether a column of this key is read. */
  wants(key: string): boolean;
  parts: string | undefined;
  /** Whether rows may lack a column of this key, where it stands at the end. */
  isLate?: Preset['isLate'];
  /** Where a file lists the categories whose numbers a column contains. */
  categories?: Preset['categories'];
  /** The element before articles that holds for those that follow. */
  before?: Preset['before'];
  /** Where an article's rows follow each other: what a row is of which, and the key of the column of pictures. */
  family?: { roleOf(cells: Cells): RowRole; idOf(cells: Cells): string; pictures: string };
  /** A row says what it says whatever stands before it. */
  isByItself: boolean;
  /** The VAT in percent that is to be added to its prices. */
  vatPercent: number;
  read(cells: Cells): ReadRow;
};

/** What a file's settings have to say before it can be read. */
export type Question = 'link' | 'vat';

/** What exports that somebody has added to call as others do. */
const oftenAdded = ['link', 'image_link', 'availability', 'brand', 'gtin'] as const;

/** What a preset's fields are called in a file of these columns: usually, where it has none that the preset knows. */
function fieldsIn({ fields }: Preset, folded: ReadonlySet<string>): FieldSources {
  const known = new Set(Object.values(fields).flatMap((names) => names.map(foldName)));
  const added = oftenAdded.map((field) => {
    const own = fields[field] ?? [];
    const isThere = own.length === 0 || own.some((name) => folded.has(foldName(name)));
    return [
      field,
      isThere ? own : usualNamesOf(field).filter((name) => folded.has(name) && !known.has(name)),
    ];
  });
  return { ...fields, ...Object.fromEntries(added.filter(([, names = []]) => names.length > 0)) };
}

/** The columns that a link template names and a file has not. */
export function unknownIn(template: string, columns: readonly string[]): string[] {
  const folded = new Set(columns.map(foldName));
  return columnsInTemplate(template).filter((name) => !folded.has(foldName(name)));
}

/** Whether a file has the columns that a link template names. */
export const hasColumnsOf = (template: string, columns: readonly string[]): boolean =>
  unknownIn(template, columns).length === 0;

/** What a file as a preset has it does not say. `columns`: the file's. */
export function questionsOf(preset: Preset, columns: readonly string[], reading: FileReading): Question[] {
  const folded = new Set(columns.map(foldName));
  const hasOne = (names: readonly string[] = []) => names.some((name) => folded.has(foldName(name)));
  const questions: Question[] = [];
  const isLinked = reading.linkTemplate !== null && hasColumnsOf(reading.linkTemplate, columns);
  if (!isLinked && !hasOne(fieldsIn(preset, folded).link)) questions.push('link');
  if (reading.vatPercent === null && preset.netPrice && !hasOne(preset.fields.price)) questions.push('vat');
  return questions;
}

/** What a file whose columns are mapped does not say: the VAT that prices called so lack. */
export const questionsOfColumns = (columns: ColumnMapping, { vatPercent }: FileReading): Question[] =>
  vatPercent === null && isNetPrice(columns.price ?? '') ? ['vat'] : [];

const codeKey = (text: string) => plainLetters(text).replace(/[^\p{L}\p{N}-]+/gu, '');

/** The reader of a file as a preset has it. `currency`: the column that holds its prices' currency. */
export function readerOfPreset(
  preset: Preset,
  columns: readonly string[],
  reading: FileReading,
  currency?: string,
): RowReader {
  const { netPrice, inherit, family, codes = {}, complete } = preset;
  const folded = new Set(columns.map(foldName));
  const named = fieldsIn(preset, folded);
  const fields =
    currency === undefined ? named : { ...named, currency: [...(named.currency ?? []), currency] };
  const isNet = netPrice !== undefined && !fields.price?.some((name) => folded.has(foldName(name)));
  const mapping = compileMapping(isNet ? { ...fields, price: netPrice } : fields, foldName);
  const parents = inherit && createParents(inherit);
  const link = linkOf(reading, foldName);
  const valuesOf = (cells: Cells) => (name: string) => cells.get(foldName(name)) ?? [];

  return {
    format: preset.format,
    keyOf: foldName,
    // What cannot be said as data may read any column.
    wants: complete || inherit ? () => true : (key) => mapping.wants(key) || link.wants(key),
    parts: preset.parts,
    ...(preset.isLate && { isLate: preset.isLate }),
    ...(preset.categories && { categories: preset.categories }),
    ...(preset.before !== undefined && { before: preset.before }),
    ...(family && {
      family: {
        roleOf: (cells) => family.roleOf(valuesOf(cells)),
        idOf: (cells) => textOf(valuesOf(cells), ...family.ids),
        pictures: foldName(
          family.pictures.find((name) => folded.has(foldName(name))) ?? (family.pictures[0] as string),
        ),
      },
    }),
    isByItself: inherit === undefined && preset.categories === undefined && preset.before === undefined,
    vatPercent: isNet ? (reading.vatPercent ?? 0) : 0,
    read(own) {
      const cells = parents ? parents.complete(own) : own;
      const row = mapping.compose(cells);
      for (const field of ['availability', 'condition'] as const) {
        const [known, key] = [codes[field] ?? {}, codeKey(row[field] ?? '')];
        if (row[field] && Object.hasOwn(known, key)) row[field] = known[key] ?? '';
      }
      link.fill(row, cells);
      const verdict = complete?.(row, valuesOf(cells)) ?? 'article';
      if (verdict === 'part') return undefined;
      return verdict === 'article' ? { row } : { row, fault: verdict };
    },
  };
}

/** The column that is meant by a name, also as the file writes it: "Réf. interne" is `réf._interne`. */
function columnCalled(header: readonly string[]): (name: string) => string {
  const own = new Set(header);
  const folded = new Map(header.map((name) => [foldName(name), name]));
  return (name) => (own.has(name) ? name : (folded.get(foldName(name)) ?? name));
}

/**
 * Columns besides the one of the condition that say yes or no to one, and what they are called: shops have one for each. Where
 * the mapped one says more than yes or no, it says all.
 */
const otherFlags = (mapped: string, others: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    isConditionFlag(mapped)
      ? others
          .map((name) => [name, lastPart(foldName(name))] as const)
          .filter(([, called]) => isConditionFlag(called))
      : [],
  );

const valuesIn = (columns: ReadonlyMap<string, string>, cells: Cells) =>
  Array.from(columns, ([name, called]) => [called, cells.get(name)?.[0]?.trim() ?? ''] as const);

/** Steps of a shelf that stand in columns of their own, at most. */
const maxSteps = 6;

/** The column of a shelf's first step with those of the others: "categorie_1", "categorie_2" … are one path. */
function withSteps(mapped: string, header: readonly string[]): string {
  if (!/^[^\d{}|]*1[^\d{}|]*$/.test(mapped)) return mapped;
  const steps = Array.from({ length: maxSteps }, (_, step) => mapped.replace('1', String(step + 1)));
  const missing = steps.findIndex((name) => !header.includes(name));
  const there = steps.slice(0, missing < 0 ? maxSteps : missing);
  return there.length < 2 ? mapped : there.map((name) => `{${name}}`).join(' > ');
}

/** The reader of a file whose columns an admin has mapped; others with Google's names keep them. */
export function readerOfColumns(
  columns: ColumnMapping,
  header: readonly string[],
  reading: FileReading,
): RowReader {
  const used = new Set(Object.values(columns));
  const fields: Record<string, readonly string[]> = {};
  for (const field of googleColumns) {
    const mapped = (columns as Record<string, string | undefined>)[field];
    if (mapped !== undefined) fields[field] = [field === 'product_type' ? withSteps(mapped, header) : mapped];
    else if (header.includes(field) && !used.has(field)) fields[field] = [field];
  }
  const keyOf = (name: string) => name;
  const currency = currencyInName(columns.price ?? '');
  const conditions = lastPart(foldName(columns.condition ?? ''));
  const flags = otherFlags(
    conditions,
    header.filter((name) => !used.has(name)),
  );
  const variants = partsOf(columns, header);
  const sources = { ...(fields as FieldSources), ...variants?.fields };
  const mapping = compileMapping(sources, keyOf, hasSizesAlike(columns));
  const link = linkOf(reading, columnCalled(header));
  return {
    format: 'mapped',
    keyOf,
    wants: (key) => mapping.wants(key) || link.wants(key) || flags.has(key),
    parts: variants?.parts,
    isByItself: true,
    vatPercent: reading.vatPercent ?? 0,
    read(cells) {
      const row = mapping.compose(cells);
      if (currency !== undefined) row.currency ||= currency;
      if (row.condition) row.condition = conditionInColumn(conditions, row.condition);
      if (flags.size > 0) row.condition = conditionInFlags(row.condition ?? '', valuesIn(flags, cells));
      link.fill(row, cells);
      return { row };
    },
  };
}

/** A path of a site, "/lampes/halo.html": it has slashes of its own. */
const isPath = (text: string) =>
  /^\/(?!\/)/.test(text) || /^[^\s:]+\.(?:html?|php|aspx?)(?:\?|$)/i.test(text);

/** "/img/1.jpg", or "img/1.jpg": a name without a folder says not where it is. */
const isPicturePath = (text: string) =>
  /^\/(?!\/)|^[\w-][\w .-]*\/[^\s:]+\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(text);

const encodePart = (text: string): string =>
  isPath(text) ? encodeURI(text).replace(/^\/+/, '') : encodeURIComponent(text);

/** Fills in links of a file without any, or with their paths alone, by the feed's setting; pictures are of the same site. */
function linkOf({ linkTemplate }: FileReading, keyOf: (name: string) => string) {
  const wanted = new Set(columnsInTemplate(linkTemplate ?? '').map(keyOf));
  const site = linkTemplate && /^https:\/\/[^/]+/.exec(linkTemplate)?.[0];
  return {
    wants: (key: string) => wanted.has(key),
    fill(row: Record<string, string>, cells: Cells): void {
      if (!linkTemplate) return;
      if (!row.link || isPath(row.link)) row.link = fillTemplate(linkTemplate, cells, keyOf, encodePart);
      if (isPicturePath(row.image_link ?? ''))
        row.image_link = `${site}/${row.image_link?.replace(/^\//, '')}`;
    },
  };
}

/** Required fields that neither a column nor a setting gives. */
export const missingIn = (columns: ColumnMapping, { linkTemplate }: Pick<FileReading, 'linkTemplate'>) =>
  requiredFields.filter((field) => !columns[field] && !(field === 'link' && linkTemplate));
