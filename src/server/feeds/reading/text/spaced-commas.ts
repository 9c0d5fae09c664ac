import type { CsvDialect, Slots } from '../csv/scan-record.ts';
import { type CsvRecord, createCsvParser, fieldsOf, rawOf } from '../csv-parser.ts';

/** More fields than a table has: what is written is no text with commas. */
const maxMore = 100;

/**
 * A row that has more fields than its header because of commas in texts without quotes: "Posters, Prints, & Art" is three. What
 * begins with a space and has letters is the rest of the field before; it counts only where exactly as many do as there are too many.
 * undefined: it is not sure where the fields end.
 */
export function mendSpacedCommas(
  record: CsvRecord,
  { dialect, columns, slots }: { dialect: CsvDialect; columns: number; slots: Slots },
): CsvRecord | undefined {
  const { count } = record;
  const isPlain = dialect.delimiter === ',' && dialect.quoting === 'doubled' && dialect.isPadded !== true;
  if (!isPlain || count <= columns || count > columns + maxMore) return undefined;
  const every = Array.from({ length: count }, (_, place) => place);
  const [whole] = createCsvParser(dialect, count, every).push(rawOf(record), true);
  const fields = whole && fieldsOf(whole, dialect);
  if (!whole?.bounds || !fields) return undefined;
  const joined: string[] = [];
  for (const [place, field] of fields.entries()) {
    const isRest = place > 0 && whole.text[whole.bounds[2 * place] as number] === ' ' && /\p{L}/u.test(field);
    if (isRest) joined.push(`${joined.pop() ?? ''},${field}`);
    else joined.push(field);
  }
  if (joined.length !== columns) return undefined;
  const text = `${joined.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}${dialect.newline}`;
  const [mended] = createCsvParser(dialect, columns, slots).push(text, true);
  return mended?.bounds && { ...mended, line: record.line };
}
