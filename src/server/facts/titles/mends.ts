/**
 * A mend of titles: what a title that may need it has, as the source of a pattern; what is replaced, wherever it stands; by
 * what. The first is cheap to look for, and stands beside the rule that it is for.
 */
export type Mend = readonly [
  seen: string,
  pattern: RegExp,
  by: string | ((match: string, ...groups: string[]) => string),
];

/** Mends titles in the order of the rules. Most titles need none of them: they are asked one pattern. `flags`: its own. */
export function createMender(mends: readonly Mend[], flags: 'i' | '' = 'i'): (title: string) => string {
  const needed = new RegExp(mends.map(([seen]) => seen).join('|'), flags);
  return (title) =>
    needed.test(title)
      ? mends.reduce((text, [, pattern, by]) => text.replace(pattern, by as string), title)
      : title;
}
