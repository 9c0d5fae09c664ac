import { googleColumns } from '../../adapters/google/columns.ts';
import type { Cells } from '../../adapters/row-mapping.ts';
import type { RowReader } from '../../adapters/row-reader.ts';
import type { RejectionReason } from '../../rejection.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedRecord } from '../feed-record.ts';
import { limits } from '../reading-limits.ts';
import { hashRow } from '../row-hash.ts';
import { createListedCategories } from './listed-categories.ts';
import type { LeafEvents } from './nested-leaves.ts';

/** Values of one column of an article: more are left out. */
const maxValues = 60;

type Found = Map<string, string[]>;

export type RecordCollector = {
  events: LeafEvents;
  /** Told where a NUL character was left out. */
  onNul(): void;
  /** Told that the record that is open is broken, and why it is refused. */
  onBroken(fault: RejectionReason, broken: { line: number | undefined; text: string }): void;
  /** What was told of the record that is open does not count. */
  onAgain(): void;
  /** Records that were completed since the last call. */
  take(): FeedRecord[];
  /** Counts a record that is passed over. */
  pass(): void;
};

/** The path of the element in which both stand. */
function sharedPath(one: string, other: string): string {
  const [steps, others] = [one.split('/'), other.split('/')];
  const end = steps.findIndex((step, place) => step !== others[place]);
  return steps.slice(0, end === -1 ? steps.length : end).join('/');
}

/**
 * Collects records of nested data (XML, JSON): `record` is the path of an article's element. `seed`: of their hashes.
 */
export function createRecordCollector(record: string, reader: RowReader, seed: number): RecordCollector {
  const partPath = reader.parts === undefined ? undefined : `${record}/${reader.parts}`;
  const listed = reader.categories && createListedCategories(reader.categories.list);
  const { before } = reader;
  /** What stands before records and holds for those that follow. */
  const common: Found = new Map();
  /** The element that holds both, records and what stands before them: where the next one begins, that is void. */
  let holder: string | undefined;
  /** Keys of paths; undefined: not read. Bounded, as hostile files have endless names. */
  const keys = new Map<string, string | undefined>();
  let whole: Found | undefined;
  let part: Found | undefined;
  let parts: Found[] = [];
  let length = 0;
  let hasNul = false;
  let number = 0;
  let found: FeedRecord[] = [];

  function keyOf(path: string): string | undefined {
    if (keys.has(path)) return keys.get(path);
    const key = reader.keyOf(path.slice(record.length).replace(/^\//, ''));
    const known = reader.wants(key) ? key : undefined;
    if (keys.size < limits.columns) keys.set(path, known);
    return known;
  }

  function add(cells: Cells): void {
    number++;
    const raw = () => JSON.stringify(Object.fromEntries(cells));
    if (hasNul) {
      found.push({ number, row: undefined, fault: 'row_nul', hash: 0, raw });
      return;
    }
    const read = reader.read(cells);
    if (!read) {
      number--;
      return;
    }
    found.push({ number, ...read, hash: hashRow(read.row, googleColumns, seed), raw });
  }

  /** An article's category by its name. */
  function nameCategory(all: Found): void {
    if (!reader.categories || !listed) return;
    const key = reader.keyOf(reader.categories.column);
    const path = listed.pathOf(all.get(key)?.[0]?.trim() ?? '');
    all.set(key, path === '' ? [] : [path]);
  }

  function closeRecord(): void {
    const all = whole as Found;
    nameCategory(all);
    if (parts.length === 0) add(all);
    else for (const own of parts) add(new Map([...all, ...own]));
    whole = undefined;
    parts = [];
  }

  function dropRecord(): void {
    whole = undefined;
    part = undefined;
    parts = [];
  }

  const events: LeafEvents = {
    open(path, written) {
      if (path === record && !whole) {
        whole = new Map(common);
        length = 0;
        hasNul = false;
      } else if (path === partPath && whole) part = new Map();
      else if (!whole) {
        if (path === holder) common.clear();
        listed?.events.open(path, written);
      }
    },
    leaf(path, text) {
      if (text === '') return;
      if (!whole) {
        listed?.events.leaf(path, text);
        if (before === undefined || !path.endsWith(`/${before}`)) return;
        common.set(reader.keyOf(before), [text]);
        holder = sharedPath(path, record);
        return;
      }
      length += text.length;
      if (length > limits.record) throw new FeedFileError('item_endless');
      const key = keyOf(path);
      if (key === undefined) return;
      const target = part ?? whole;
      const values = target.get(key);
      // What an article says itself counts, not what stands before it.
      if (!values || values === common.get(key)) target.set(key, [text]);
      else if (values.length < maxValues) values.push(text);
    },
    close(path) {
      if (path === partPath && part) {
        parts.push(part);
        part = undefined;
      } else if (path === record && whole) closeRecord();
      else if (!whole) listed?.events.close(path);
    },
  };

  return {
    events,
    onNul() {
      hasNul = true;
    },
    onAgain: dropRecord,
    onBroken(fault, { line, text }) {
      dropRecord();
      number++;
      found.push({
        number,
        ...(line !== undefined && { line }),
        row: undefined,
        fault,
        hash: 0,
        raw: () => text,
      });
    },
    take() {
      const records = found;
      found = [];
      return records;
    },
    pass() {
      number++;
    },
  };
}
