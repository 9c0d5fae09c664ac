/** How long two words begin alike, by the longer one. */
export function beginning(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let same = 0;
  while (same < length && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  return same / Math.max(1, a.length, b.length);
}
