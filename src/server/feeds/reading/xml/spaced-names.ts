/** Writes names of elements that have spaces in them, which XML does not allow, without. */
export type SpacedNames = {
  /** A piece of the file's text. */
  mend(piece: string): string;
  /** What may be half of a tag, and waited for the next piece. */
  rest(): string;
};

/** An end tag with more than one word: sound XML has none. */
const spacedEnd = /<\/([A-Za-z_][^\s<>"'=/]*(?:[ \t]+[^\s<>"'=/]+)+)[ \t]*>/g;
/** More are no names of a shop's, but hostile. */
const maxNames = 200;
const maxLength = 100;

/** "Product Name" → "Product_Name", "param: Couleur" → "param:Couleur". */
const joined = (name: string): string => name.replace(/:[ \t]+/g, ':').replace(/[ \t]+/g, '_');

/** Those that a file's head closes and opens: `<Product Name>…</Product Name>`; undefined: there are none. */
export function findSpacedNames(head: string): SpacedNames | undefined {
  const closed = new Set<string>();
  for (const [, name = ''] of head.matchAll(spacedEnd)) {
    if (name.length <= maxLength) closed.add(name);
    if (closed.size === maxNames) break;
  }
  const names = [...closed].filter((name) => head.includes(`<${name}`));
  if (names.length === 0) return undefined;
  // The longest that fits is meant: "Product Name 2", not "Product Name".
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const tag = new RegExp(
    `(</?)(${longestFirst.map((name) => RegExp.escape(name)).join('|')})(?=[\\s/>])`,
    'g',
  );
  let waiting = '';
  return {
    mend(piece) {
      const text = waiting + piece;
      const last = text.lastIndexOf('<');
      const isHalf = last >= 0 && text.length - last <= maxLength + 3 && !text.includes('>', last);
      const end = isHalf ? last : text.length;
      waiting = text.slice(end);
      return text.slice(0, end).replace(tag, (_, begin: string, name: string) => begin + joined(name));
    },
    rest() {
      const rest = waiting;
      waiting = '';
      return rest;
    },
  };
}
