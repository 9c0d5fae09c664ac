/** How many of a record's first keys tell the next one on the same line. */
export const tellingKeys = 4;
/** Longer ones are no names of columns. */
export const maxKeyLength = 60;
/** Characters within which they stand. */
const tellingLength = 5_000;

/**
 * Where a record begins in `json` from a place on, by the keys that records begin with: an object within a list that has the
 * same ones in their order, before any other object that begins alike. Not `isSure`: more text is needed to tell.
 */
export function findByKeys(
  json: string,
  from: number,
  keys: readonly string[],
  isLast: boolean,
): { at: number; isSure: boolean } | undefined {
  const [first = '', ...others] = keys;
  const begin = new RegExp(`\\{\\s*"${RegExp.escape(first)}"\\s*:`, 'g');
  begin.lastIndex = from;
  for (let found = begin.exec(json); found; found = begin.exec(json)) {
    const { index } = found;
    if (!/(?:^|[,[])\s*$/.test(json.slice(Math.max(0, index - 20), index))) continue;
    const next = json.slice(begin.lastIndex).search(begin);
    begin.lastIndex = index + found[0].length;
    const end = Math.min(next < 0 ? json.length : begin.lastIndex + next, index + tellingLength);
    let at = begin.lastIndex;
    const hasAll = others.every((key) => {
      const place = json.slice(at, end).search(new RegExp(`"${RegExp.escape(key)}"\\s*:`));
      at += Math.max(0, place);
      return place >= 0;
    });
    if (hasAll) return { at: index, isSure: true };
    if (!isLast && next < 0 && json.length < index + tellingLength) return { at: index, isSure: false };
  }
  return undefined;
}
