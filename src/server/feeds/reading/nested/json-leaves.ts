import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { plainName } from '../xml-parser.ts';
import { deepest, type LeafEvents, notePart, type Pair, tellNamed } from './nested-leaves.ts';

/** The path of what stands outermost: a file's only value, each element of its list, or each of its lines. */
export const jsonRoot = '$';

type Level = { isList: boolean; path: string; key: string | undefined; pair: Pair };

export type JsonLeaves = {
  /** @throws FeedFileError where it is no JSON and no record begins behind that, or too deep */
  push(text: string): void;
  /** Whether all is closed. @throws FeedFileError */
  end(): boolean;
};

/** The path of records, and who is told that the last one is broken: what was told of it does not count. */
export type JsonRecords = { record: string; onBroken(record: { line: number; text: string }): void };

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
 * A streaming reader of JSON, or of JSON lines, that tells each value's text by its path. Of `records` that begin on lines
 * of their own a broken one is left out, and reading goes on with the next: a line that begins as its own does.
 */
export function createJsonLeaves(events: LeafEvents, records?: JsonRecords): JsonLeaves {
  const open: Level[] = [];
  let rest = '';
  let line = 1;
  /** The last record: what is open around it, how its line begins, and its text up to `json`, where it goes on at `from`. */
  let last: { around: Level[]; lineStart: string; line: number; text: string; from: number } | undefined;
  let isOpen = false;
  /** On which line reading has stopped, until a record begins. */
  let stoppedOn: number | undefined;
  /** What is read, where, and how the line began that its first character stands on. */
  let json = '';
  let at = 0;
  let lineHead = '';

  const broken = () => new BrokenJson();

  function lineStartAt(place: number): string {
    const behind = json.lastIndexOf('\n', place - 1) + 1;
    return behind > 0 ? json.slice(behind, place) : lineHead + json.slice(0, place);
  }

  /** Notes where a record begins, if that is on a line of its own. */
  function noteRecord(path: string): void {
    if (path !== records?.record || isOpen) return;
    const lineStart = lineStartAt(at);
    const found = { line, text: '', from: at };
    if (lineStart.trim() === '') {
      last = { around: open.map((level) => ({ ...level, pair: {} })), lineStart, ...found };
    } else if (last) last = { ...last, ...found };
    isOpen = last !== undefined;
  }

  /** Leaves out the record that is open. @throws FeedFileError there is none such */
  function stop(): void {
    if (!last || !records) throw new FeedFileError('json_broken', { line });
    stoppedOn = line;
    if (!isOpen) return;
    const text = last.text + json.slice(last.from);
    records.onBroken({ line, text });
    isOpen = false;
    // The next one may begin within what was taken for this one's text.
    json = text.slice(1);
    at = 0;
    line = last.line;
  }

  /** Goes to where the next record begins; false: not in this text. */
  function goOn(): boolean {
    if (!last) return false;
    const begin = `\n${last.lineStart}{`;
    const found = json.indexOf(begin, at);
    const to = found < 0 ? Math.max(at, json.length - begin.length - keptEnd) : found + begin.length - 1;
    line += countLines(json.slice(at, to));
    at = to;
    if (found < 0) return false;
    open.splice(0, open.length, ...last.around.map((level) => ({ ...level, pair: {} })));
    stoppedOn = undefined;
    return true;
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
    if (isOpen && open.length === last?.around.length) isOpen = false;
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
    if (level && !level.isList && level.key === undefined) level.key = text;
    else value(text);
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
    while (stoppedOn === undefined || goOn()) {
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
      if (rest.length > limits.record) throw new FeedFileError('item_endless');
    },
    end() {
      json = rest;
      at = 0;
      const wasStopped = stoppedOn !== undefined;
      if (!wasStopped) readAll(true);
      if (stoppedOn === undefined) return open.length === 0 && at === json.length;
      if (!isClosedBehind()) throw new FeedFileError('json_broken', { line: stoppedOn });
      return wasStopped;
    },
  };
}
