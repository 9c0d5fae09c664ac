import type { RowRole } from '../adapters/presets/preset.ts';
import type { Cells } from '../adapters/row-mapping.ts';
import type { RowReader } from '../adapters/row-reader.ts';
import type { CsvRecord } from './csv-parser.ts';
import type { FeedRecord } from './feed-record.ts';

/** A row of a table with its columns' texts. */
export type ReadCells = { record: CsvRecord; cells: Cells };

/** More rows than an article has. */
const maxRows = 2_000;

/** Collects the rows of an article up to the next one's: where there are any of its choices, they are the articles. */
export function createFamily(
  { roleOf, idOf, pictures }: NonNullable<RowReader['family']>,
  toRecord: (row: ReadCells) => FeedRecord[],
): { add(row: ReadCells): FeedRecord[]; end(): FeedRecord[] } {
  let rows: (ReadCells & { role: RowRole })[] = [];
  const rowsOf = (wanted: RowRole) => rows.filter(({ role }) => role === wanted);

  function withPictures({ record, cells }: ReadCells): ReadCells {
    const more = rowsOf('picture').flatMap((row) => row.cells.get(pictures) ?? []);
    const all = [...(cells.get(pictures) ?? []), ...more];
    return { record, cells: more.length === 0 ? cells : new Map(cells).set(pictures, all) };
  }

  function end(): FeedRecord[] {
    // Read first: its choices take from it what they lack.
    const own = rowsOf('own').flatMap((row) => toRecord(withPictures(row)));
    const choices = rowsOf('choice');
    const isRefused = own.some(({ fault }) => fault !== undefined);
    const records = choices.length === 0 || isRefused ? own : choices.flatMap(toRecord);
    rows = [];
    return records;
  }

  return {
    add(row) {
      const role = roleOf(row.cells);
      // The row of the article itself may be damaged.
      const isOther = rows[0] !== undefined && idOf(rows[0].cells) !== idOf(row.cells);
      const done = role === 'own' || isOther || rows.length >= maxRows ? end() : [];
      rows.push({ ...row, role });
      return done;
    },
    end,
  };
}
