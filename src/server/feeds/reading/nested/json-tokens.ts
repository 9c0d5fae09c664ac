/** What is no JSON. */
export class BrokenJson extends Error {}

/** Text of a file, read up to `at`, which stands on this line; `consumed`: characters of the file before the text. */
export type JsonCursor = { json: string; at: number; line: number; consumed: number };

export type JsonToken =
  | { kind: 'begin'; isList: boolean }
  | { kind: 'end'; isList: boolean }
  | { kind: 'text'; text: string }
  /** A number, true or false as it is written; null is "". */
  | { kind: 'literal'; text: string };

const blank = /[\s,:\ufeff]*/y;
const scalar = /[^\s,:{}[\]"]+/y;
const literal = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** The place behind a text's closing quote, from its opening one on; -1: not there yet. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at + 1;
  }
  return -1;
}

function parseText(written: string): string {
  try {
    // Shops write line ends as they are.
    return JSON.parse(written.replace(/\p{Cc}/gu, ' ')) as string;
  } catch {
    throw new BrokenJson();
  }
}

/** Goes on to a place. */
export function goTo(cursor: JsonCursor, place: number): void {
  // A text of its own: in what follows there may be no line end for long.
  const passed = cursor.json.slice(cursor.at, place);
  for (let at = passed.indexOf('\n'); at >= 0; at = passed.indexOf('\n', at + 1)) cursor.line++;
  cursor.at = place;
}

/** The token at the cursor, and where it ends; undefined: the text ends before it does. */
function tokenAt({ json, at }: JsonCursor, isLast: boolean): { token: JsonToken; end: number } | undefined {
  const sign = json[at];
  if (sign === undefined) return undefined;
  if (sign === '{' || sign === '[') return { token: { kind: 'begin', isList: sign === '[' }, end: at + 1 };
  if (sign === '}' || sign === ']') return { token: { kind: 'end', isList: sign === ']' }, end: at + 1 };
  if (sign === '"') {
    const end = endOfText(json, at);
    return end < 0 ? undefined : { token: { kind: 'text', text: parseText(json.slice(at, end)) }, end };
  }
  scalar.lastIndex = at;
  const [word = ''] = scalar.exec(json) ?? [];
  const end = at + word.length;
  if (end === json.length && !isLast) return undefined;
  if (!literal.test(word)) throw new BrokenJson();
  return { token: { kind: 'literal', text: word === 'null' ? '' : word }, end };
}

/**
 * Tells the tokens that are complete, each while the cursor stands on it; commas and colons are passed over.
 * @throws BrokenJson while the cursor stands on what is none
 */
export function readTokens(cursor: JsonCursor, isLast: boolean, tell: (token: JsonToken) => void): void {
  for (;;) {
    blank.lastIndex = cursor.at;
    blank.exec(cursor.json);
    goTo(cursor, blank.lastIndex);
    const found = tokenAt(cursor, isLast);
    if (found === undefined) return;
    tell(found.token);
    goTo(cursor, found.end);
  }
}
