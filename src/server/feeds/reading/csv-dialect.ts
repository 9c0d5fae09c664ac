import { type CsvDialect, parseHead } from './csv.ts';

const delimiters = [',', ';', '|', '\t'];
const quotings = ['doubled', 'backslash', 'none'] as const;

/** "Image link", "g:image_link", "product_GTIN" → "image_link", "product_gtin". */
export const normaliseColumn = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

export type DetectedCsv = { dialect: CsvDialect; header: string[] };

const countKnown = (names: readonly string[], known: ReadonlySet<string>) =>
  names.filter((name) => known.has(name)).length;

const readHeader = (head: string, dialect: CsvDialect): string[] =>
  (parseHead(head, dialect)[0] ?? []).map(normaliseColumn);

/** Number of records after the header that have as many fields as it. */
function countSound(head: string, dialect: CsvDialect, columns: number): number {
  return parseHead(head, dialect).filter((fields) => fields.length === columns).length;
}

/**
 * Tells delimiter, quoting and line ends from a file's head (which ends within a record, or with the file and
 * a line end). `known`: column names that some format has. Undefined: no header that means anything to us.
 */
export function detectCsv(head: string, known: ReadonlySet<string>): DetectedCsv | undefined {
  const newline = head.includes('\n') ? '\n' : '\r';
  const candidates = delimiters.map((delimiter): DetectedCsv => {
    const dialect: CsvDialect = { delimiter, quoting: 'doubled', newline };
    return { dialect, header: readHeader(head, dialect) };
  });
  const score = (candidate: DetectedCsv) => countKnown(candidate.header, known);
  const best = candidates.reduce((a, b) => (score(b) > score(a) ? b : a));
  if (score(best) < 3) return undefined;
  const columns = best.header.length;
  const sound = quotings.map((quoting) => countSound(head, { ...best.dialect, quoting }, columns));
  const quoting = quotings[sound.indexOf(Math.max(...sound))] ?? 'doubled';
  return { header: best.header, dialect: { ...best.dialect, quoting } };
}
