import type { RowRole } from '../adapters/presets/preset.ts';
import type { Cells } from '../adapters/row-mapping.ts';
import type { RowReader } from '../adapters/row-reader.ts';
import type { CsvRecord } from './csv-parser.ts';
import type { FeedRecord } from './feed-record.ts';

/** A row of a table with its columns' texts. */
export type ReadCells = { record: CsvRecord; cells: Cells };

type FamilyRow = ReadCells & { role: RowRole };

/** More rows than an article has, and more pictures than are read of one. */
const [maxRows, maxPictures] = [2_000, 30];

/** Characters of what names a picture: longer ones would be read again for each of an article's rows. */
const maxPictureText = 4_096;

/** Collects the rows of an article up to the next one's. */
export function createFamily(
  { roleOf, idOf, pictures }: NonNullable<RowReader['family']>,
  toRecord: (row: ReadCells) => FeedRecord[],
): {
  add(row: ReadCells): FeedRecord[];
  /** A damaged one, which keeps its place. */
  addFault(record: FeedRecord): FeedRecord[];
  end(): FeedRecord[];
} {
  let rows: (FamilyRow | FeedRecord)[] = [];
  const isRead = (row: FamilyRow | FeedRecord): row is FamilyRow => 'cells' in row;
  const rowsOf = (wanted: RowRole) => rows.filter(isRead).filter(({ role }) => role === wanted);

  const picturesOf = (some: readonly ReadCells[]): string[] =>
    some
      .flatMap(({ cells }) => cells.get(pictures) ?? [])
      .filter((text) => text.length <= maxPictureText && text.trim() !== '')
      .slice(0, maxPictures);

  function withPictures({ record, cells }: ReadCells, more: readonly string[]): ReadCells {
    const all = [...(cells.get(pictures) ?? []), ...more];
    return { record, cells: more.length === 0 ? cells : new Map(cells).set(pictures, all) };
  }

  /** Rows that are articles, each with the pictures of all. */
  function ofEach(): FeedRecord[] {
    const all = picturesOf(rows.filter(isRead));
    return rows.flatMap((row) => {
      if (!isRead(row)) return row;
      return toRecord(row.role === 'each' ? withPictures(row, all) : row);
    });
  }

  /** Where there are any of its choices, they are the articles. */
  function ofOne(): FeedRecord[] {
    // Read first: its choices take from it what they lack.
    const own = rowsOf('own').flatMap((row) => toRecord(withPictures(row, picturesOf(rowsOf('picture')))));
    const choices = rowsOf('choice');
    const isRefused = own.some(({ fault }) => fault !== undefined);
    const read = choices.length === 0 || isRefused ? own : choices.flatMap(toRecord);
    const damaged = rows.flatMap((row) => (isRead(row) ? [] : row));
    return [...damaged, ...read];
  }

  function end(): FeedRecord[] {
    const records = rowsOf('each').length > 0 ? ofEach() : ofOne();
    rows = [];
    return records;
  }

  return {
    add(row) {
      const role = roleOf(row.cells);
      // The row of the article itself may be damaged.
      const first = rows.find(isRead);
      const isOther = first !== undefined && idOf(first.cells) !== idOf(row.cells);
      const done = role === 'own' || isOther || rows.length >= maxRows ? end() : [];
      rows.push({ ...row, role });
      return done;
    },
    addFault(record) {
      if (rows.length === 0) return [record];
      if (rows.length >= maxRows) return [...end(), record];
      rows.push(record);
      return [];
    },
    end,
  };
}
