const yes = new Set([
  '1',
  'yes',
  'y',
  'true',
  't',
  'oui',
  'o',
  'vrai',
  'ja',
  'j',
  'si',
  'sí',
  'tak',
  'ano',
  '✓',
  '✔',
]);
const no = new Set(['0', 'no', 'n', 'false', 'f', 'non', 'faux', 'nein', 'nee', 'nie', 'ne', '✗', '✘']);

/** A boolean as feeds write it; undefined where nothing or nothing known stands. */
export function parseFlag(text: string): boolean | undefined {
  const flag = text.trim().toLowerCase();
  if (yes.has(flag)) return true;
  return no.has(flag) ? false : undefined;
}

/** A count of things; null where there is none. */
export function parseCount(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,9}(?:\.0+)?$/.test(digits) ? Number.parseInt(digits, 10) : null;
}

/** More reviews than one article has of one merchant: a mistake, or a claim that would drown all other merchants' ratings. */
const maxReviews = 1_000_000;

/** How many reviews a rating is the mean of; null: not stated, or not to be believed. */
export function parseReviews(text: string): number | null {
  const count = parseCount(text);
  return count !== null && count <= maxReviews ? count : null;
}

/** A rating out of five; null where there is none. Zero means "not rated". */
export function parseRating(text: string): number | null {
  const [, value] = /^(\d(?:[.,]\d+)?)(?: ?\/ ?5)?$/.exec(text.trim()) ?? [];
  if (value === undefined) return null;
  const rating = Number(value.replace(',', '.'));
  return rating > 0 && rating <= 5 ? rating : null;
}
