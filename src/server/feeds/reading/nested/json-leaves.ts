import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { plainName } from '../xml/xml-parser.ts';
import { findByKeys, maxKeyLength, tellingKeys } from './find-by-keys.ts';
import { deepest, type LeafEvents, notePart, type Pair, tellNamed } from './nested-leaves.ts';

/** The path of what stands outermost: a file's only value, each element of its list, or each of its lines. */
export const jsonRoot = '$';

type Level = { isList: boolean; path: string; key: string | undefined; pair: Pair };

export type JsonLeaves = {
  /** @throws FeedFileError where it is no JSON and no record begins behind that, or too deep */
  push(text: string): void;
  /** Whether all is closed. @throws FeedFileError */
  end(): boolean;
  /** Whether what follows is a value that stands outermost, as in JSON lines. */
  isBetween(): boolean;
  /** Passes over such a value, with its line ends. */
  pass(lines: number, text: () => string): void;
};

/**
 * The path of records, and who is told that the last one is broken: what was told of it does not count. `line`: undefined
 * where records share one.
 */
export type JsonRecords = {
  record: string;
  onBroken(record: { line: number | undefined; text: string }): void;
};

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

/** Characters of a text's end that are kept while the next record is looked for. */
const keptEnd = 200;
const countLines = (text: string): number => text.split('\n').length - 1;

/** What is no JSON. */
class BrokenJson extends Error {}

/**
 * A streaming reader of JSON, or of JSON lines, that tells each value's text by its path. Of `records` a broken one is left
 * out, and reading goes on with the next: a line that begins as its own does, or where all stand on one line, an object with
 * the same first keys.
 */
export function createJsonLeaves(events: LeafEvents, records?: JsonRecords): JsonLeaves {
  const open: Level[] = [];
  let rest = '';
  let line = 1;
  /** The last record: what is open around it, how its line begins, and its text up to `json`, where it goes on at `from`. */
  let last:
    | { around: Level[]; lineStart: string | undefined; line: number; text: string; from: number }
    | undefined;
  /** The first keys of the last whole record, up to what holds others, and of the one that is open. */
  let firstKeys: string[] = [];
  let ownKeys: string[] = [];
  let hasParts = false;
  /** Characters of the file before `json`. */
  let consumed = 0;
  let isOpen = false;
  /** On which line reading has stopped, until a record begins. */
  let stoppedOn: number | undefined;
  /** What is read, where, and how the line began that its first character stands on. */
  let json = '';
  let at = 0;
  let lineHead = '';

  const broken = () => new BrokenJson();
  let brokenAt = 0;
  const brokenFile = (where: number) =>
    new FeedFileError('json_broken_at', {
      line: where,
      character: (stoppedOn === undefined ? consumed + at : brokenAt) + 1,
    });

  function lineStartAt(place: number): string {
    const behind = json.lastIndexOf('\n', place - 1) + 1;
    return behind > 0 ? json.slice(behind, place) : lineHead + json.slice(0, place);
  }

  /** Notes where a record begins, if that is on a line of its own. */
  function noteRecord(path: string): void {
    if (path !== records?.record || isOpen) return;
    const lineStart = lineStartAt(at);
    const found = { line, text: '', from: at };
    if (last && lineStart.trim() !== '') last = { ...last, ...found };
    else {
      const around = open.map((level) => ({ ...level, pair: {} }));
      last = { around, lineStart: lineStart.trim() === '' ? lineStart : undefined, ...found };
    }
    isOpen = true;
    ownKeys = [];
    hasParts = false;
  }

  /** Leaves out the record that is open. @throws FeedFileError there is none such */
  function stop(): void {
    if (!last || !records) throw brokenFile(line);
    stoppedOn = line;
    brokenAt = consumed + at;
    if (!isOpen) return;
    const text = last.text + json.slice(last.from);
    records.onBroken({ line: last.lineStart === undefined ? undefined : line, text });
    isOpen = false;
    if (firstKeys.length === 0) firstKeys = ownKeys;
    consumed += last.from - last.text.length + 1;
    // The next one may begin within what was taken for this one's text.
    json = text.slice(1);
    at = 0;
    line = last.line;
  }

  function resumeAt(place: number): void {
    line += countLines(json.slice(at, place));
    at = place;
    open.splice(0, open.length, ...(last?.around ?? []).map((level) => ({ ...level, pair: {} })));
    stoppedOn = undefined;
  }

  /** Goes to where the next record begins on the same line. */
  function goOnInLine(isLast: boolean): boolean {
    if (firstKeys.length === 0) return false;
    const found = findByKeys(json, at, firstKeys, isLast);
    if (found?.isSure) {
      resumeAt(found.at);
      return true;
    }
    const to = found?.at ?? Math.max(at, json.length - keptEnd);
    line += countLines(json.slice(at, to));
    at = to;
    return false;
  }

  /** Goes to where the next record begins; false: not in this text. */
  function goOn(isLast: boolean): boolean {
    if (!last) return false;
    if (last.lineStart === undefined) return goOnInLine(isLast);
    const begin = `\n${last.lineStart}{`;
    const found = json.indexOf(begin, at);
    const to = found < 0 ? Math.max(at, json.length - begin.length - keptEnd) : found + begin.length - 1;
    if (found >= 0) {
      resumeAt(to);
      return true;
    }
    line += countLines(json.slice(at, to));
    at = to;
    return false;
  }
  const pathOfNext = (): string => {
    const level = open.at(-1);
    if (!level) return jsonRoot;
    return level.isList ? level.path : `${level.path}/${plainName(level.key ?? '')}`;
  };

  function begin(isList: boolean): void {
    const path = pathOfNext();
    const level = open.at(-1);
    if (level && !level.isList && level.key === undefined) throw broken();
    if (open.length >= deepest) throw new FeedFileError('xml_deep');
    hasParts ||= isOpen;
    if (!isList) noteRecord(path);
    open.push({ isList, path, key: undefined, pair: {} });
    if (!isList) events.open(path, path);
    if (level) level.key = undefined;
  }

  function finish(isList: boolean): void {
    const level = open.pop();
    if (level?.isList !== isList) throw broken();
    const { path, pair } = level;
    if (isList) return;
    if (pair.key && pair.value) tellNamed(events, path, pair.key, pair.value);
    events.close(path);
    if (!isOpen || open.length !== last?.around.length) return;
    isOpen = false;
    if (firstKeys.length === 0) firstKeys = ownKeys;
  }

  function value(text: string): void {
    const level = open.at(-1);
    if (!level) throw broken();
    const path = pathOfNext();
    events.leaf(path, text);
    if (!level.isList) {
      if (text !== '') notePart(level.pair, plainName(level.key ?? ''), text);
      level.key = undefined;
    }
  }

  function readText(written: string): void {
    let text: string;
    try {
      // Shops write line ends as they are.
      text = JSON.parse(written.replace(/\p{Cc}/gu, ' ')) as string;
    } catch {
      throw broken();
    }
    line += countLines(written);
    const level = open.at(-1);
    if (level && !level.isList && level.key === undefined) {
      level.key = text;
      hasParts ||= text.length > maxKeyLength;
      if (isOpen && !hasParts && ownKeys.length < tellingKeys) ownKeys.push(text);
    } else value(text);
  }

  /** Reads what is complete. */
  function read(isLast: boolean): void {
    for (;;) {
      blank.lastIndex = at;
      blank.exec(json);
      for (; at < blank.lastIndex; at++) if (json[at] === '\n') line++;
      const sign = json[at];
      if (sign === undefined) return;
      if (sign === '{' || sign === '[') begin(sign === '[');
      else if (sign === '}' || sign === ']') finish(sign === ']');
      else if (sign === '"') {
        const end = endOfText(json, at);
        if (end < 0) return;
        readText(json.slice(at, end));
        at = end;
        continue;
      } else {
        scalar.lastIndex = at;
        const [word = ''] = scalar.exec(json) ?? [];
        if (at + word.length === json.length && !isLast) return;
        if (!literal.test(word)) throw broken();
        value(word === 'null' ? '' : word);
        at += word.length;
        continue;
      }
      at++;
    }
  }

  /** Reads all that is there, from record to record where one is broken. */
  function readAll(isLast: boolean): void {
    while (stoppedOn === undefined || goOn(isLast)) {
      try {
        read(isLast);
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
    return json.replace(/\s+/g, '').endsWith(closing.join(''));
  }

  return {
    push(piece) {
      json = rest + piece;
      at = 0;
      readAll(false);
      if (last && isOpen) {
        last.text += json.slice(last.from, at);
        last.from = 0;
      }
      lineHead = lineStartAt(at).slice(0, keptEnd);
      rest = json.slice(at);
      consumed += at;
      if (rest.length > limits.record) throw new FeedFileError('item_endless');
    },
    end() {
      json = rest;
      at = 0;
      const wasStopped = stoppedOn !== undefined;
      readAll(true);
      if (stoppedOn === undefined) return open.length === 0 && at === json.length;
      if (!isClosedBehind()) throw brokenFile(stoppedOn);
      return wasStopped;
    },
    isBetween: () => open.length === 0 && rest === '' && stoppedOn === undefined,
    pass(lines, text) {
      line += lines;
      consumed += text().length;
      lineHead = '';
    },
  };
}
