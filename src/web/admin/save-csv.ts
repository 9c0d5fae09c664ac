import { toCsvLine } from '../../contract/csv-line.ts';
import { saveFile } from '../ui/behaviour/save-file.ts';

type Rows = readonly (readonly (string | number)[])[];

/**
 * Rows as CSV as French and other European spreadsheets read it: semicolons, decimal commas, UTF-8 with its mark, no
 * formulas.
 */
export const toCsv = (rows: Rows): string => `\uFEFF${rows.map((row) => toCsvLine(row, ';')).join('')}`;

/** Downloads rows as a file. */
export const saveCsv = (name: string, rows: Rows): void =>
  saveFile(name, toCsv(rows), 'text/csv;charset=utf-8');
