import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { findByKeys, maxKeyLength, tellingKeys } from './find-by-keys.ts';
import { BrokenJson, goTo, type JsonCursor, readTokens } from './json-tokens.ts';
import { createJsonValues, type JsonLevels } from './json-values.ts';
import type { LeafEvents } from './nested-leaves.ts';

export type JsonLeaves = {
  /** @throws FeedFileError where it is no JSON and no record begins behind that, or too deep */
  push(text: string): void;
  /** Whether all is closed. @throws FeedFileError */
  end(): boolean;
  /** Whether what follows is a value that stands outermost, as in JSON lines. */
  isBetween(): boolean;
  /** Passes over such a value, with its line ends. */
  pass(lines: number, text: () => string): void;
  /** The paths of the objects that are open. */
  openObjects(): string[];
};

/**
 * The path of records, and who is told that the last one is broken: what was told of it does not count. `line`: undefined
 * where records share one.
 */
export type JsonRecords = {
  record: string;
  onBroken(record: { line: number | undefined; text: string }): void;
};

/** A record: what is open around it, how its line begins where it has one of its own, and its text up to `from`. */
type LastRecord = {
  around: JsonLevels;
  lineStart: string | undefined;
  line: number;
  text: string;
  from: number;
};

/** Characters of a text's end that are kept while the next record is looked for. */
const keptEnd = 200;

/**
 * A streaming reader of JSON, or of JSON lines, that tells each value's text by its path. Of `records` a broken one is left
 * out, and reading goes on with the next: a line that begins as its own does, or where all stand on one line, an object with
 * the same first keys.
 */
export function createJsonLeaves(events: LeafEvents, records?: JsonRecords): JsonLeaves {
  const cursor: JsonCursor = { json: '', at: 0, line: 1, consumed: 0 };
  let rest = '';
  /** How the line began that the text's first character stands on. */
  let lineHead = '';
  let last: LastRecord | undefined;
  let isOpen = false;
  /** The first keys of the last whole record, up to what holds others, and of the one that is open. */
  let firstKeys: string[] = [];
  let ownKeys: string[] = [];
  let hasParts = false;
  /** On which line, and behind how many characters, reading has stopped until a record begins. */
  let stopped: { line: number; character: number } | undefined;

  const values = createJsonValues(events, {
    begins(path, isList) {
      hasParts ||= isOpen;
      if (!isList && !isOpen && path === records?.record) noteRecord();
    },
    key(name) {
      hasParts ||= name.length > maxKeyLength;
      if (isOpen && !hasParts && ownKeys.length < tellingKeys) ownKeys.push(name);
    },
    ended(depth) {
      if (isOpen && depth === last?.around.length) closeRecord();
    },
  });

  const here = () => ({ line: cursor.line, character: cursor.consumed + cursor.at });

  const brokenFile = ({ line, character }: { line: number; character: number }) =>
    new FeedFileError('json_broken_at', { line, character: character + 1 });

  /** How the line begins that the cursor stands on. */
  function lineStart(): string {
    const { json, at } = cursor;
    const behind = json.lastIndexOf('\n', at - 1) + 1;
    return behind > 0 ? json.slice(behind, at) : lineHead + json.slice(0, at);
  }

  function noteRecord(): void {
    const found = { line: cursor.line, text: '', from: cursor.at };
    const start = lineStart();
    const isFirstOnLine = start.trim() === '';
    if (last && !isFirstOnLine) last = { ...last, ...found };
    else last = { around: values.levels(), lineStart: isFirstOnLine ? start : undefined, ...found };
    isOpen = true;
    ownKeys = [];
    hasParts = false;
  }

  function closeRecord(): void {
    isOpen = false;
    if (firstKeys.length === 0) firstKeys = ownKeys;
  }

  /** Leaves out the record that is open. @throws FeedFileError there is none such */
  function stop(): void {
    if (!last || !records) throw brokenFile(here());
    stopped = here();
    if (!isOpen) return;
    const text = last.text + cursor.json.slice(last.from);
    records.onBroken({ line: last.lineStart === undefined ? undefined : cursor.line, text });
    closeRecord();
    // The next one may begin within what was taken for this one's text.
    cursor.consumed += last.from - last.text.length + 1;
    Object.assign(cursor, { json: text.slice(1), at: 0, line: last.line });
  }

  /** Where the next record begins on the same line; else up to where it does not. */
  function findInLine(isLast: boolean): { at: number; isSure: boolean } {
    const { json, at } = cursor;
    if (firstKeys.length === 0) return { at, isSure: false };
    return (
      findByKeys(json, at, firstKeys, isLast) ?? { at: Math.max(at, json.length - keptEnd), isSure: false }
    );
  }

  /** Where a line begins as this one. */
  function findLine(start: string): { at: number; isSure: boolean } {
    const { json, at } = cursor;
    const begin = `\n${start}{`;
    const found = json.indexOf(begin, at);
    if (found >= 0) return { at: found + begin.length - 1, isSure: true };
    return { at: Math.max(at, json.length - begin.length - keptEnd), isSure: false };
  }

  /** Goes to where the next record begins; false: not in this text. */
  function goOn(isLast: boolean): boolean {
    if (!last) return false;
    const { at, isSure } = last.lineStart === undefined ? findInLine(isLast) : findLine(last.lineStart);
    goTo(cursor, at);
    if (!isSure) return false;
    values.setLevels(last.around);
    stopped = undefined;
    return true;
  }

  /** Reads all that is there, from record to record where one is broken. */
  function readAll(isLast: boolean): void {
    while (stopped === undefined || goOn(isLast)) {
      try {
        readTokens(cursor, isLast, values.take);
        return;
      } catch (error) {
        if (!(error instanceof BrokenJson)) throw error;
        stop();
      }
    }
  }

  /** Whether all that is open around records is closed behind the last one, which is broken. */
  function isClosedBehind(): boolean {
    const closing = (last?.around ?? []).map(({ isList }) => (isList ? ']' : '}')).toReversed();
    return cursor.json.replace(/\s+/g, '').endsWith(closing.join(''));
  }

  return {
    push(piece) {
      Object.assign(cursor, { json: rest + piece, at: 0 });
      readAll(false);
      if (last && isOpen) {
        last.text += cursor.json.slice(last.from, cursor.at);
        last.from = 0;
      }
      lineHead = lineStart().slice(0, keptEnd);
      rest = cursor.json.slice(cursor.at);
      cursor.consumed += cursor.at;
      if (rest.length > limits.record) throw new FeedFileError('item_endless');
    },
    end() {
      Object.assign(cursor, { json: rest, at: 0 });
      const wasStopped = stopped !== undefined;
      readAll(true);
      if (stopped === undefined) return values.depth() === 0 && cursor.at === cursor.json.length;
      if (!isClosedBehind()) throw brokenFile(stopped);
      return wasStopped;
    },
    isBetween: () => values.depth() === 0 && rest === '' && stopped === undefined,
    pass(lines, text) {
      cursor.line += lines;
      cursor.consumed += text().length;
      lineHead = '';
    },
    openObjects: () => values.levels().flatMap(({ isList, path }) => (isList ? [] : path)),
  };
}
