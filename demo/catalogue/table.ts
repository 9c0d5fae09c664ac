/** One line of a shelf's table, by column name; columns marked `-` are left out. */
export type TableRow = ReadonlyMap<string, string>;

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Reads a shelf's table. @throws RangeError for a line with more or fewer columns than the first */
export function parseTable(table: string): TableRow[] {
  const [header = '', ...lines] = table.trim().split('\n');
  const columns = cells(header);
  return lines.map((line) => {
    const values = cells(line);
    if (values.length !== columns.length) throw new RangeError(`not ${columns.length} columns: ${line}`);
    return new Map(
      columns.map((column, i) => [column, values[i] ?? ''] as const).filter(([, value]) => value !== '-'),
    );
  });
}

/** The value of a column that every product has. @throws RangeError where it is missing */
export function cellOf(row: TableRow, column: string): string {
  const value = row.get(column);
  if (!value) throw new RangeError(`no ${column} in ${[...row.values()].join(' | ')}`);
  return value;
}
