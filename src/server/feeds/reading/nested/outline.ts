import { limits } from '../reading-limits.ts';
import { detailsPath, type LeafEvents } from './nested-leaves.ts';

/** A column of a file, with some of its values. */
export type Column = { name: string; samples: string[] };

/** What may be the file's records: "products/product", how often it occurs in the file's head, and its columns. */
export type Candidate = { record: string; written: string; count: number; columns: Column[] };

const allDetails = detailsPath('');
const samplesKept = 5;
const sampleLength = 200;
const maxCandidates = 12;
const minColumns = 2;

/** Collects what a file's head holds, for `candidates`. */
export function createOutline(): { events: LeafEvents; candidates: () => Candidate[] } {
  const elements = new Map<string, { written: string; count: number }>();
  const leaves = new Map<string, string[]>();
  /** Elements that hold others: their own text is white space. */
  const parents = new Set<string>();

  function candidateOf(record: string): Candidate {
    const { written, count } = elements.get(record) as { written: string; count: number };
    const columns: Column[] = [];
    for (const [path, samples] of leaves) {
      const isIn = path.startsWith(record) && /[/@]/.test(path[record.length] ?? '');
      if (!isIn || path.endsWith(allDetails) || (samples.length === 0 && parents.has(path))) continue;
      columns.push({ name: path.slice(record.length).replace(/^\//, ''), samples });
    }
    return { record, written, count, columns };
  }

  const events: LeafEvents = {
    open(path, written) {
      const known = elements.get(path);
      if (known) known.count++;
      else if (elements.size < limits.columns) {
        elements.set(path, { written, count: 1 });
        const parent = path.lastIndexOf('/');
        if (parent > 0) parents.add(path.slice(0, parent));
      }
    },
    leaf(path, text) {
      const samples = leaves.get(path);
      if (samples === undefined) {
        if (leaves.size < limits.columns) leaves.set(path, text === '' ? [] : [text.slice(0, sampleLength)]);
      } else if (text !== '' && samples.length < samplesKept) samples.push(text.slice(0, sampleLength));
    },
    close: () => undefined,
  };

  return {
    events,
    candidates: () =>
      [...elements.keys()]
        .map(candidateOf)
        .filter(({ columns }) => columns.length >= minColumns)
        .toSorted((a, b) => b.columns.length - a.columns.length)
        .slice(0, maxCandidates),
  };
}

export const hasColumn = ({ columns }: Candidate, name: string): boolean =>
  columns.some((column) => column.name === name);

/** Whether a candidate has Google's names for what an offer needs. */
export const isGoogle = (candidate: Candidate): boolean =>
  hasColumn(candidate, 'id') &&
  hasColumn(candidate, 'title') &&
  hasColumn(candidate, 'price') &&
  (hasColumn(candidate, 'link') || hasColumn(candidate, 'link@href'));
