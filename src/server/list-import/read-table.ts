const delimiters = ['\t', ';', ',', '|'] as const;
const maxCells = 60;
const maxCell = 2_000;

/** The delimiter that the first lines have most of; quoted texts do not count. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 5_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((sign) => head.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A line of a list and the number of the line on which it begins, from 1. */
export type TableRow = { line: number; cells: string[] };

/**
 * The lines of a CSV text (RFC 4180, whatever the delimiter) or of a plain one, blank ones left out, `max` of them at
 * most. A quote that nothing closes is a letter.
 */
export function readTable(text: string, max: number): TableRow[] {
  const source = text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(source);
  const rows: TableRow[] = [];
  let line = 1;
  for (let at = 0; at < source.length && rows.length < max; ) {
    const row: TableRow = { line, cells: [] };
    let isOpen = true;
    while (isOpen) {
      const cell = readCell(source, at, delimiter);
      if (row.cells.length < maxCells) row.cells.push(cell.text.slice(0, maxCell).trim());
      line += cell.lines;
      at = cell.end + 1;
      isOpen = source[cell.end] === delimiter;
    }
    if (source[at - 1] === '\r' && source[at] === '\n') at++;
    line++;
    if (row.cells.some(Boolean)) rows.push(row);
  }
  return rows;
}

/** A cell from `from` on: what it says, where it ends, and how many line breaks are in it. */
function readCell(
  source: string,
  from: number,
  delimiter: string,
): { text: string; end: number; lines: number } {
  const quoted = /"((?:[^"]|"")*)"[^\S\r\n\t]*(?=[\r\n\t;,|]|$)/y;
  quoted.lastIndex = from;
  const [whole, inside] = quoted.exec(source) ?? [];
  const next = whole === undefined ? -1 : from + whole.length;
  const isCell = next >= 0 && (next >= source.length || [delimiter, '\r', '\n'].includes(source[next] ?? ''));
  if (isCell && inside !== undefined) {
    return { text: inside.replaceAll('""', '"'), end: next, lines: inside.split('\n').length - 1 };
  }
  let end = from;
  while (end < source.length && ![delimiter, '\r', '\n'].includes(source[end] ?? '')) end++;
  return { text: source.slice(from, end), end, lines: 0 };
}
