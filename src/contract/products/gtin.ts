const placeholder = /^(\d)\1+$|^123456789|^0{7,}\d{0,3}$/;
/** What spreadsheets that showed "9.64E+11" wrote out again: of a real code no six digits at the end are 0. */
const rounded = /^\d{6,8}0{6,}$/;
// Codes that shops give within their own walls (GS1: restricted circulation): the same code elsewhere is another thing.
const restricted = /^(?:02|2)\d/;

/** Whether a GTIN's last digit follows from the others (8, 12, 13 or 14 digits). */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let i = digits.length - 2, weight = 3; i >= 0; i--, weight = 4 - weight) {
    sum += (digits.charCodeAt(i) - 48) * weight;
  }
  return (10 - (sum % 10)) % 10 === digits.charCodeAt(digits.length - 1) - 48;
}

/** ISBN-10 (digits and a last X) to its 13 digits; undefined where its check digit is wrong. */
export function isbn10To13(isbn: string): string | undefined {
  if (!/^\d{9}[\dX]$/.test(isbn)) return undefined;
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += (isbn[i] === 'X' ? 10 : Number(isbn[i])) * (10 - i);
  if (sum % 11 !== 0) return undefined;
  const body = `978${isbn.slice(0, 9)}`;
  for (let check = 0; check < 10; check++) {
    if (hasValidCheckDigit(`${body}${check}`)) return `${body}${check}`;
  }
  return undefined;
}

/**
 * A GTIN padded to 14 digits, or undefined where there is none to trust: wrong check digit, a lost digit,
 * scientific notation that lost digits (written out again, too), a placeholder, a shop's own code.
 * Spaces, dashes, a leading quote and `="…"` of spreadsheets are taken off.
 */
export function parseGtin(text: string): string | undefined {
  if (text === '') return undefined;
  const compact = text.replace(/[\s\u00a0\u202f"'’`=-]/g, '').toUpperCase();
  const digits = isbn10To13(compact) ?? fromScientific(compact) ?? compact;
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || placeholder.test(digits)) return undefined;
  if (rounded.test(digits)) return undefined;
  if (!hasValidCheckDigit(digits)) return undefined;
  if (restricted.test(digits.length === 12 ? `0${digits}` : digits) && digits.length !== 14) return undefined;
  return digits.padStart(14, '0');
}

/** "4.977766618960E+12" to its digits, where the notation has all of them. */
function fromScientific(text: string): string | undefined {
  const [, first, rest, exponent] = /^(\d)[.,](\d+)E\+?(\d\d?)$/.exec(text) ?? [];
  return rest !== undefined && rest.length === Number(exponent) ? `${first}${rest}` : undefined;
}

/** The valid GTINs among several texts, each once. */
export function parseGtins(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    const gtin = parseGtin(text);
    if (gtin !== undefined && !found.includes(gtin)) found.push(gtin);
  }
  return found;
}
