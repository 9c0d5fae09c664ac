import { saveFile } from '../ui/save-file.ts';

type Rows = readonly (readonly (string | number)[])[];

/** What spreadsheets would run as a formula (OWASP "CSV injection"). */
const formula = /^[=+\-@\t\r]/;

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV as French and other European spreadsheets read it: semicolons, decimal commas, UTF-8 with its mark, no
 * formulas.
 */
export const toCsv = (rows: Rows): string =>
  `\uFEFF${rows.map((row) => row.map(toField).join(';')).join('\r\n')}\r\n`;

/** Has the browser save rows as a file. */
export const saveCsv = (name: string, rows: Rows): void =>
  saveFile(name, toCsv(rows), 'text/csv;charset=utf-8');
