/** Columns with their table, as SQL lists them: `o.id, o.title`. */
export const qualifiedColumns = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column}`).join(', ');
