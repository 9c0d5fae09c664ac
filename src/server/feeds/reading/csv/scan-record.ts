/**
 * How a file separates its fields. Quotes within quoted fields are doubled (RFC 4180) or follow a backslash;
 * 'none': quotes are letters like others.
 */
export type CsvDialect = {
  delimiter: string;
  quoting: 'doubled' | 'backslash' | 'none';
  newline: '\n' | '\r';
  /** Spaces stand between delimiters and quotes: `"a", "b"`. */
  isPadded?: boolean;
};

/** The first delimiter of a text at or behind `from`; `at` Infinity: there is none. */
export type Delimiter = { from: number; at: number };

/**
 * A record: where each wanted field begins and ends, its quotes included; how many it has in all (`unbalanced`: quotes
 * do not match); where it ends. `delimiter`: the one found last, for the records behind it of the same text.
 */
export type Scan = { bounds: number[]; count: number; end: number; delimiter: Delimiter };

/** No delimiter of a text is known yet. */
export const unsought = (): Delimiter => ({ from: Infinity, at: -1 });

/** The count of a record whose quotes do not match. */
export const unbalanced = -1;

export const quote = '"';
const incomplete = -1;
const stray = -2;

/** Which fields are kept: `slots[column]` is a place among the record's fields, -1: not wanted. */
export type Slots = readonly number[];

/**
 * Reads one record from `from` on into `scan`; false: the text ends before the record does. A quote that is
 * followed by neither a delimiter nor the line's end is taken as a letter, on the line where its field begins;
 * on a later line it shows that the field's first quote was stray.
 */
export function scanRecord(
  text: string,
  from: number,
  isLast: boolean,
  dialect: CsvDialect,
  slots: Slots | undefined,
  scan: Scan,
): boolean {
  const { delimiter, quoting, newline } = dialect;
  let at = from;
  let lineEnd = incomplete;
  scan.count = 0;
  for (;;) {
    let end: number;
    let to: number;
    const slot = slots === undefined ? scan.count : (slots[scan.count] ?? -1);
    if (dialect.isPadded) at = skipPadding(text, at);
    if (quoting !== 'none' && text[at] === quote) {
      end = findClosingQuote(text, at + 1, isLast, dialect);
      if (end === incomplete) return false;
      if (end === stray) {
        scan.count = unbalanced;
        scan.end = text.indexOf(newline, at) + 1;
        return true;
      }
      end++;
      to = end;
      if (dialect.isPadded) end = skipSpaces(text, end);
    } else {
      if (lineEnd < at) lineEnd = text.indexOf(newline, at);
      if (lineEnd < 0) {
        if (!isLast) return false;
        lineEnd = text.length;
      }
      end = Math.min(findDelimiter(text, at, delimiter, scan.delimiter), lineEnd);
      to = end > at && text[end - 1] === '\r' ? end - 1 : end;
    }
    if (slot >= 0) {
      scan.bounds[2 * slot] = at;
      scan.bounds[2 * slot + 1] = to;
    }
    scan.count++;
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    if (text[end] === '\r' && newline === '\n') end++;
    scan.end = Math.min(end + 1, text.length);
    return true;
  }
}

/** Looked for once for all lines before it: many lines without one would take the square of their number. */
function findDelimiter(text: string, at: number, delimiter: string, known: Delimiter): number {
  if (at < known.from || at > known.at) {
    const found = text.indexOf(delimiter, at);
    known.from = at;
    known.at = found < 0 ? Infinity : found;
  }
  return known.at;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** To the quote that spaces lead to; spaces of a field without quotes stay. */
function skipPadding(text: string, from: number): number {
  const at = skipSpaces(text, from);
  return text[at] === quote ? at : from;
}

/** Place of the quote that ends a quoted field beginning at `from`; or `incomplete`, or `stray`. */
function findClosingQuote(text: string, from: number, isLast: boolean, dialect: CsvDialect): number {
  let at = text.indexOf(quote, from);
  let lineEnd: number | undefined;
  while (at >= 0) {
    if (at + 1 >= text.length) return isLast ? at : incomplete;
    const after = dialect.isPadded ? skipSpaces(text, at + 1) : at + 1;
    if (after >= text.length && !isLast) return incomplete;
    const next = text[after] ?? dialect.newline;
    if (dialect.quoting === 'backslash' && isEscaped(text, from, at)) at++;
    else if (next === quote) at += 2;
    else if (next === dialect.delimiter || next === dialect.newline || next === '\r') return at;
    else {
      lineEnd ??= text.indexOf(dialect.newline, from);
      if (lineEnd >= 0 && lineEnd < at) return stray;
      at++;
    }
    at = text.indexOf(quote, at);
  }
  return incomplete;
}

function isEscaped(text: string, from: number, at: number): boolean {
  let backslashes = 0;
  while (at - 1 - backslashes >= from && text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
