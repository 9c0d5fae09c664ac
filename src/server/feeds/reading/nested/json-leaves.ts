import { FeedFileError } from '../feed-file-error.ts';
import { limits } from '../reading-limits.ts';
import { plainName } from '../xml-parser.ts';
import { deepest, type LeafEvents, notePart, type Pair, tellNamed } from './nested-leaves.ts';

/** The path of what stands outermost: a file's only value, each element of its list, or each of its lines. */
export const jsonRoot = '$';

type Level = { isList: boolean; path: string; key: string | undefined; pair: Pair };

export type JsonLeaves = {
  /** @throws FeedFileError where it is no JSON, or too deep */
  push(text: string): void;
  /** Whether all is closed. */
  end(): boolean;
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

/** A streaming reader of JSON, or of JSON lines, that tells each value's text by its path. */
export function createJsonLeaves(events: LeafEvents): JsonLeaves {
  const open: Level[] = [];
  let rest = '';
  let line = 1;

  const broken = () => new FeedFileError('json_broken', { line });
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

  function readText(json: string): void {
    let text: string;
    try {
      // Shops write line ends as they are.
      text = JSON.parse(json.replace(/\p{Cc}/gu, ' ')) as string;
    } catch {
      throw broken();
    }
    const level = open.at(-1);
    if (level && !level.isList && level.key === undefined) level.key = text;
    else value(text);
  }

  /** Reads what is complete; returns where the rest begins. */
  function read(json: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      blank.lastIndex = at;
      blank.exec(json);
      for (let i = at; i < blank.lastIndex; i++) if (json[i] === '\n') line++;
      at = blank.lastIndex;
      const sign = json[at];
      if (sign === undefined) return at;
      if (sign === '{' || sign === '[') begin(sign === '[');
      else if (sign === '}' || sign === ']') finish(sign === ']');
      else if (sign === '"') {
        const end = endOfText(json, at);
        if (end < 0) return at;
        readText(json.slice(at, end));
        at = end;
        continue;
      } else {
        scalar.lastIndex = at;
        const [word = ''] = scalar.exec(json) ?? [];
        if (at + word.length === json.length && !isLast) return at;
        if (!literal.test(word)) throw broken();
        value(word === 'null' ? '' : word);
        at += word.length;
        continue;
      }
      at++;
    }
  }

  return {
    push(piece) {
      const json = rest + piece;
      rest = json.slice(read(json, false));
      if (rest.length > limits.record) throw new FeedFileError('item_endless');
    },
    end() {
      rest = rest.slice(read(rest, true));
      return open.length === 0 && rest === '';
    },
  };
}
