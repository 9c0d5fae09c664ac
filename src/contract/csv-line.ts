/** What parts the fields of a line: of spreadsheets in Europe, or of programs and spreadsheets elsewhere. */
type Delimiter = ';' | ',';

// What spreadsheets would run as a formula (OWASP "CSV injection"), also in full width; those of the other locale part
// lines elsewhere, and take no notice of quotes in the middle of what is a field to them. Only where such a letter stands
// is looked back: a hostile text of blanks takes no longer than others.
const formula = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\r\n])[\s"'\u200b\ufeff]*)/gu;
/** A tab or a line's end at the beginning is left out by some, and what follows is run. */
const blankBegin = /^[\t\r\n]/;

const defuse = (text: string): string => text.replaceAll(formula, "'").replace(blankBegin, `'$&`);

/** A text as a field that no spreadsheet takes for a formula, whichever delimiter it goes by; quoted where needed. */
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
