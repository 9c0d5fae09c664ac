import type { CsvDialect, Slots } from '../csv/scan-record.ts';
import { type CsvRecord, createCsvParser, fieldsOf, rawOf } from '../csv-parser.ts';

/** More fields than a table has: what is written is no text with commas. */
const maxMore = 100;

/** What the rows of a table that need no mending show of a column. */
type Column = {
  /** What each of its values is, where they are few kinds of things. */
  shape: RegExp | undefined;
  /** Whether values of its own begin with a space. */
  isSpaced: boolean;
};

const shapes = [/^\s*-?[\d.,]+\s*$/, /^\s*https?:\/\/\S+\s*$/i];
/** Values that tell of what shape all of a column are. */
const minValues = 3;

/** Columns as a table's first rows show them. `samples`: these rows, those with too many fields as well. */
export function columnsShown(samples: readonly string[][], count: number): readonly Column[] {
  const sound = samples.filter((fields) => fields.length === count);
  return Array.from({ length: count }, (_, place) => {
    const values = sound.map((fields) => fields[place] ?? '').filter((value) => value.trim() !== '');
    return {
      shape:
        values.length < minValues
          ? undefined
          : shapes.find((shape) => values.every((value) => shape.test(value))),
      isSpaced: values.some((value) => /^ +\p{L}/u.test(value)),
    };
  });
}

/** Whether a value may stand in a column. */
export const isOfColumn = ({ shape }: Column, value: string): boolean =>
  shape === undefined || value.trim() === '' || shape.test(value);

/** How the fields of a table are written; `shown`: what its sound rows show of its columns. */
type Table = { dialect: CsvDialect; columns: number; slots: Slots; shown: readonly Column[] };

/**
 * A row that has more fields than its header because of commas in texts without quotes: "Posters, Prints, & Art" is three. What
 * begins with a space and has letters is the rest of the field before; it counts only where exactly as many do as there are too many,
 * none of them stands where a column's own values begin with a space, and numbers and addresses then stand where the table has
 * them: else a comma without a space may be the one too many, and all between would be moved.
 * undefined: it is not sure where the fields end.
 */
export function mendSpacedCommas(
  record: CsvRecord,
  { dialect, columns, slots, shown }: Table,
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
    if (!isRest) joined.push(field);
    // By itself it would be a value of one of these columns, behind as many joined ones as there may be.
    else if (shown.slice(Math.max(0, place - (count - columns)), place + 1).some(({ isSpaced }) => isSpaced))
      return undefined;
    else joined.push(`${joined.pop() ?? ''},${field}`);
  }
  if (joined.length !== columns) return undefined;
  if (!joined.every((field, place) => isOfColumn(shown[place] as Column, field))) return undefined;
  const text = `${joined.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}${dialect.newline}`;
  const [mended] = createCsvParser(dialect, columns, slots).push(text, true);
  return mended?.bounds && { ...mended, line: record.line };
}
