import { currencyNamed, isCurrencyName, isPlainCode } from '../values/currency.ts';

/** Columns of another money than the article's price. */
const other = /shipping|delivery|livraison|port|commission|tax/;

/**
 * A header in which the column that holds the prices' currency is called `currency`: found by its name, else by holding
 * nothing but currencies' codes in at least half of the first `records`; one that has the name and is empty there may be filled later.
 * A column `currency` that holds something else loses that name.
 */
export function nameCurrencyColumn(
  header: readonly string[],
  records: readonly (readonly string[])[],
): string[] {
  const valuesOf = (column: number) =>
    records.map((fields) => fields[column]?.trim() ?? '').filter((value) => value !== '');
  const holdsOnly = (column: number, isOne: (value: string) => boolean) => {
    const values = valuesOf(column);
    return values.length > 0 && values.every(isOne);
  };
  const columns = header.map((_, column) => column);
  const found =
    [...columns.filter((column) => header[column] === 'currency'), ...columns].find(
      (column) =>
        isCurrencyName(header[column] as string) &&
        holdsOnly(column, (value) => currencyNamed(value) !== undefined),
    ) ??
    columns.find(
      (column) =>
        !other.test(header[column] as string) &&
        valuesOf(column).length >= records.length / 2 &&
        holdsOnly(column, isPlainCode),
    ) ??
    columns.find((column) => isCurrencyName(header[column] as string) && valuesOf(column).length === 0);
  if (found === undefined)
    return header.map((name) => (name === 'currency' && records.length > 0 ? '' : name));
  return header.map((name, column) => (column === found ? 'currency' : name === 'currency' ? '' : name));
}
