import { FeedFileError } from '../feed-file-error.ts';
import { plainName } from '../xml/xml-parser.ts';
import { BrokenJson, type JsonToken } from './json-tokens.ts';
import { deepest, type LeafEvents, notePart, type Pair, tellNamed } from './nested-leaves.ts';

/** The path of what stands outermost: a file's only value, each element of its list, or each of its lines. */
const jsonRoot = '$';

type Level = { isList: boolean; path: string; key: string | undefined; pair: Pair };

/** Objects and lists that are open. */
export type JsonLevels = readonly Level[];

/** What is told besides values. */
export type JsonWatcher = {
  begins(path: string, isList: boolean): void;
  key(name: string): void;
  /** An object has ended; `depth`: levels that are open around it. */
  ended(depth: number): void;
};

export type JsonValues = {
  /** @throws BrokenJson where it cannot stand here. @throws FeedFileError too deep */
  take(token: JsonToken): void;
  depth(): number;
  levels(): JsonLevels;
  /** Goes on as if only these were open. */
  setLevels(levels: JsonLevels): void;
};

const copyOf = (levels: JsonLevels): Level[] => levels.map((level) => ({ ...level, pair: {} }));

/** Tells each value's text by its path. */
export function createJsonValues(events: LeafEvents, watcher: JsonWatcher): JsonValues {
  let open: Level[] = [];

  function pathOfNext(): string {
    const level = open.at(-1);
    if (!level) return jsonRoot;
    return level.isList ? level.path : `${level.path}/${plainName(level.key ?? '')}`;
  }

  const awaitsKey = (level: Level | undefined) =>
    level !== undefined && !level.isList && level.key === undefined;

  function begin(isList: boolean): void {
    const level = open.at(-1);
    if (awaitsKey(level)) throw new BrokenJson();
    if (open.length >= deepest) throw new FeedFileError('xml_deep');
    const path = pathOfNext();
    watcher.begins(path, isList);
    open.push({ isList, path, key: undefined, pair: {} });
    if (!isList) events.open(path, path);
    if (level) level.key = undefined;
  }

  function finish(isList: boolean): void {
    const level = open.pop();
    if (level?.isList !== isList) throw new BrokenJson();
    if (isList) return;
    const { path, pair } = level;
    if (pair.key && pair.value) tellNamed(events, path, pair.key, pair.value);
    events.close(path);
    watcher.ended(open.length);
  }

  function value(text: string): void {
    const level = open.at(-1);
    if (!level) throw new BrokenJson();
    events.leaf(pathOfNext(), text);
    if (level.isList) return;
    if (text !== '') notePart(level.pair, plainName(level.key ?? ''), text);
    level.key = undefined;
  }

  function keyOrText(text: string): void {
    const level = open.at(-1);
    if (!level || !awaitsKey(level)) {
      value(text);
      return;
    }
    level.key = text;
    watcher.key(text);
  }

  return {
    take(token) {
      if (token.kind === 'begin') begin(token.isList);
      else if (token.kind === 'end') finish(token.isList);
      else if (token.kind === 'text') keyOrText(token.text);
      else value(token.text);
    },
    depth: () => open.length,
    levels: () => copyOf(open),
    setLevels(levels) {
      open = copyOf(levels);
    },
  };
}
