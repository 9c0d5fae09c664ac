import { fieldsLeftOut } from './csv/left-out-ends.ts';
import type { CsvDialect } from './csv/scan-record.ts';
import { parseHead } from './csv-parser.ts';

const delimiters = [',', ';', '|', '\t'];
const quotings = ['doubled', 'backslash', 'none'] as const;

/** What Trovaprezzi has at the end of each record. */
const endMark = /<endrecord>$/i;

const withoutMark = (name: string): string => name.trim().replace(endMark, '').trim();

/** "Image link", "g:image_link", "product_GTIN" → "image_link", "product_gtin". */
export const normaliseColumn = (name: string): string =>
  withoutMark(name)
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

/**
 * `written`: the header as it stands in the file; `samples`: the first rows behind it; `above`: rows that stand above it; `surplus`: empty fields that most rows have
 * behind the header's columns; `leftOut`: how many at its end rows leave out where they are empty.
 */
export type DetectedCsv = {
  dialect: CsvDialect;
  header: string[];
  written: string[];
  samples: string[][];
  above: number;
  surplus?: number;
  leftOut?: number;
};

const countKnown = (names: readonly string[], known: ReadonlySet<string>) =>
  names.filter((name) => known.has(name)).length;

const sampledRows = 100;

/** Known names that a header needs, and columns that a table needs. */
const minKnown = 3;
const minColumns = 3;

/** Meta's templates hold a row of comments above the header, or below it. */
export const isCommentRow = (fields: readonly string[]): boolean => /^#\s/.test(fields[0] ?? '');

/** Rows among which the header is. */
const firstRows = 10;
/** Fields that a title above it fills. */
const maxTitle = 5;

/**
 * A header has a few names: what spreadsheets (`sep=;`) and titles of exports have above it are no more than two fields, or
 * ("Boutique Orvane;édité le;12/03/2026") five with a date or number, and far less than most of the rows below.
 */
function findHeader(rows: readonly string[][]): number {
  const first = rows.slice(0, firstRows);
  const filled = first.map((fields) => fields.filter((field) => field.trim() !== '').length);
  const isTitle = (count: number, i: number) => {
    if (count > maxTitle || !first[i]?.some((field) => /\d/.test(field))) return false;
    const below = filled.slice(i + 1).filter((each) => each > 0);
    return below.filter((each) => each > 1.5 * count).length * 2 > below.length;
  };
  return Math.max(
    0,
    filled.findIndex((count, i) => count >= minColumns && !isTitle(count, i)),
  );
}

function readHead(head: string, dialect: CsvDialect): Omit<DetectedCsv, 'dialect'> {
  const rows = parseHead(head, dialect).filter((fields) => !isCommentRow(fields));
  const above = findHeader(rows);
  const [header = [], ...samples] = rows.slice(above);
  const written = header.map(withoutMark);
  return { header: header.map(normaliseColumn), written, samples: samples.slice(0, sampledRows), above };
}

/** Whether its quotes match. */
const isBalanced = (fields: readonly string[]): boolean => (fields.join().split('"').length - 1) % 2 === 0;

/** Whether there are more fields than columns, all further ones empty. */
const isLonger = (fields: readonly string[], columns: number): boolean =>
  fields.length > columns && fields.slice(columns).every((field) => field.trim() === '');

/**
 * Empty fields that at least half of the rows have behind those of the header: exporters end rows with a delimiter. Of single
 * rows it would be a delimiter in a text, which moves all that follows it.
 */
function surplusOf(header: readonly string[], rows: readonly string[][]): number {
  const long = rows.filter((fields) => isLonger(fields, header.length));
  const same = long.filter(({ length }) => length === long[0]?.length);
  return long[0] && same.length * 2 >= rows.length ? long[0].length - header.length : 0;
}

/**
 * Number of records that have as many fields as the header, besides empty ones that most have behind. A file that was cut
 * within quotes ends with one that looks whole where quotes are letters, and speaks for nothing.
 */
function countSound(head: string, dialect: CsvDialect, header: readonly string[]): number {
  const records = parseHead(head, dialect);
  const last = records.at(-1);
  if (dialect.quoting === 'none' && last && !isBalanced(last)) records.pop();
  const columns = header.length;
  const longer = columns + surplusOf(header, records);
  return records.filter(
    (fields) => fields.length === columns || (fields.length === longer && isLonger(fields, columns)),
  ).length;
}

function candidatesOf(head: string): DetectedCsv[] {
  const newline = head.includes('\n') ? '\n' : '\r';
  return [false, true].flatMap((isPadded) =>
    delimiters.map((delimiter) => {
      const dialect: CsvDialect = { delimiter, quoting: 'doubled', newline, ...(isPadded && { isPadded }) };
      return { dialect, ...readHead(head, dialect) };
    }),
  );
}

/**
 * Detects delimiter, quoting and line ends from a file's head (which ends within a record, or with the file
 * and a line end). `known`: column names of known formats. undefined: no known header.
 */
export function detectCsv(head: string, known: ReadonlySet<string>): DetectedCsv | undefined {
  const candidates = candidatesOf(head);
  const score = (candidate: DetectedCsv) => countKnown(candidate.header, known);
  const best = candidates.reduce((a, b) => (score(b) > score(a) ? b : a));
  return score(best) < minKnown ? undefined : withQuoting(head, best);
}

/** A field in quotes between which and its delimiters spaces stand. */
const padded = /^(?: +".*" *|".*" +)$/s;

/** The first way of quoting that most records agree with, or spaces around quotes where they agree with that as well. */
function withQuoting(head: string, { header, written, dialect, above }: DetectedCsv): DetectedCsv {
  const { delimiter, newline } = dialect;
  const soundOf = (each: CsvDialect) => countSound(head, each, header);
  const dialects = quotings.map((quoting): CsvDialect => ({ delimiter, newline, quoting }));
  const sound = dialects.map(soundOf);
  const best = dialects[sound.indexOf(Math.max(...sound))] ?? dialect;
  const { samples } = readHead(head, best);
  const spaced: CsvDialect = { delimiter, newline, quoting: 'doubled', isPadded: true };
  const isPadded = dialect.isPadded || samples.some((fields) => fields.some((field) => padded.test(field)));
  const gain = soundOf(spaced) - Math.max(...sound);
  const chosen = gain > 0 || (isPadded && gain === 0) ? spaced : best;
  const read = chosen === best ? samples : readHead(head, spaced).samples;
  return {
    ...{ header, written, samples: read, above, dialect: chosen },
    surplus: surplusOf(header, read),
    leftOut: fieldsLeftOut(header.length, read),
  };
}

/**
 * The same without known names: the delimiter that most records have as often as the first one, rather one that the file's first
 * line has than one before which it would be a title. undefined: it is no table.
 */
export function guessCsv(head: string): DetectedCsv | undefined {
  const candidates = candidatesOf(head).filter(({ header }) => header.length >= minColumns);
  const score = ({ dialect, header, above }: DetectedCsv) =>
    (countSound(head, dialect, header) * header.length) / (above > 0 ? 2 : 1);
  const best = candidates.toSorted((a, b) => score(b) - score(a))[0];
  return best && withQuoting(head, best);
}
