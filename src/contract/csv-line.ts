/** The delimiter of fields: `;` for European spreadsheets, `,` for all others. */
type Delimiter = ';' | ',';

// What spreadsheets would run as a formula (OWASP "CSV injection"), also in full width. Spreadsheets of
// another locale split lines at other delimiters and ignore quotes within a field, so delimiters count too.
// The look-behind runs at such characters only: a hostile text of blanks takes no longer than others.
const formula = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])[\s"'\u200b\ufeff]*)/gu;
/** Some programs drop a leading tab or line break, and run what follows. */
const blankBegin = /^[\t\r\n]/;

/**
 * Texts that `toCsvField` prefixes with an apostrophe, as a pattern for SQL that writes CSV itself: PostgreSQL and
 * JavaScript read it alike.
 */
export const formulaPatterns = { within: formula.source, begin: blankBegin.source };

const defuse = (text: string): string => text.replaceAll(formula, "'").replace(blankBegin, `'$&`);

/**
 * A text as a CSV field that no spreadsheet runs as a formula, with either delimiter; quoted where needed.
 */
export function toCsvField(text: string): string {
  const safe = defuse(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file (RFC 4180), with its end; numbers as the readers of such files write them. */
export const toCsvLine = (fields: readonly (string | number)[], delimiter: Delimiter): string => {
  const toField = (field: string | number) => {
    if (typeof field === 'string') return toCsvField(field);
    return delimiter === ';' ? String(field).replace('.', ',') : String(field);
  };
  return `${fields.map(toField).join(delimiter)}\r\n`;
};
