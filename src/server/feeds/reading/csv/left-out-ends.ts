import { columnsShown, isOfColumn } from '../text/spaced-commas.ts';

/** Rows that have to be short to go by them, and their share of the first ones. */
const [minShort, minShareShort] = [3, 0.1];
/** Columns by which places are known: of numbers or addresses only. */
const minShaped = 2;
/** A row of fewer fields is none. */
const minFields = 3;

/**
 * How many fields at most the rows of a table leave out at its end, where its writer does so with those that are empty: then no row ends
 * with an empty field, and in short rows numbers and addresses stand in the columns where the others have them. Of single short rows a
 * delimiter may be missing anywhere.
 * @param rows the first ones behind the header
 */
export function fieldsLeftOut(columns: number, rows: readonly string[][]): number {
  const short = rows.filter((fields) => fields.length < columns);
  if (short.length < minShort || short.length < rows.length * minShareShort) return 0;
  if (rows.some((fields) => fields.length <= columns && fields.at(-1)?.trim() === '')) return 0;
  const least = Math.min(...short.map(({ length }) => length));
  if (least < minFields) return 0;
  const shown = columnsShown(rows, columns);
  const shaped = shown.slice(0, least).filter(({ shape }) => shape !== undefined);
  if (shaped.length < minShaped) return 0;
  const areInPlace = short.every((fields) =>
    fields.every((value, place) => {
      const column = shown[place];
      return column !== undefined && isOfColumn(column, value);
    }),
  );
  return areInPlace ? columns - least : 0;
}
