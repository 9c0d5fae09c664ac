const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter ones stand in many titles, as amounts do. */
const minLength = 4;

/**
 * A shop's stock number where its article's title says it: then it is the maker's. Other shops' would contradict the maker's
 * number that others state.
 */
export function makersNumber(title: string, stockNumber: string): string {
  const number = plain(stockNumber);
  if (number.length < minLength || !/\d/.test(number)) return '';
  return ` ${plain(title)} `.includes(` ${number} `) ? stockNumber : '';
}

/** A stock number that only counts a shop's articles ("72"): no maker's. */
export const withoutCount = (stockNumber: string): string =>
  /^\d{1,4}$/.test(stockNumber) ? '' : stockNumber;
