/** Text of a file that holds records, in the pieces in which it comes. */
export type RecordStarts = {
  /** The text before the first place where a record may begin, then from each such place to the next. */
  part(piece: string): string[];
  /** What may be half of a place where one begins, and waited for the next piece. */
  rest(): string;
};

/** White space, "/" or ">": the name of an element ends here. */
const endsName = (character: number): boolean => character <= 32 || character === 47 || character === 62;

/** Where the last end tag of this name begins in a text; -1: nowhere. `</offers>` is none of `offer`. */
export function lastEndTag(text: string, name: string): number {
  const end = `</${name}`;
  for (let at = text.lastIndexOf(end); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(end, at - 1)) {
    if (endsName(text.charCodeAt(at + end.length))) return at;
  }
  return -1;
}

/** Finds where elements of this name may begin, also where it only looks so: in a comment, in CDATA. */
export function createRecordStarts(name: string): RecordStarts {
  const start = `<${name}`;
  let waiting = '';

  function findStart(text: string, from: number): number {
    for (let at = text.indexOf(start, from); at >= 0; at = text.indexOf(start, at + 1)) {
      if (endsName(text.charCodeAt(at + start.length))) return at;
    }
    return -1;
  }

  return {
    part(piece) {
      const text = waiting + piece;
      const last = text.lastIndexOf('<');
      const end = last >= 0 && text.length - last <= start.length ? last : text.length;
      waiting = text.slice(end);
      const parts: string[] = [];
      let from = 0;
      for (let at = findStart(text, 0); at >= 0; at = findStart(text, at + 1)) {
        parts.push(text.slice(from, at));
        from = at;
      }
      parts.push(text.slice(from, end));
      return parts;
    },
    rest() {
      const rest = waiting;
      waiting = '';
      return rest;
    },
  };
}

/** Where nothing is known of records, none begins. */
export const noRecordStarts: RecordStarts = { part: (piece) => [piece], rest: () => '' };
