import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import { type Column, countSuggested } from '../adapters/columns/column-mapping.ts';
import { ownColumns } from '../adapters/formats.ts';
import { type DetectedCsv, detectCsv, guessCsv } from './csv-dialect.ts';
import { FeedFileError } from './feed-file-error.ts';
import { createJsonLeaves } from './nested/json-leaves.ts';
import { listsFirst } from './nested/list-within.ts';
import { type Candidate, createOutline, isGoogle } from './nested/outline.ts';
import { createXmlLeaves } from './nested/xml-leaves.ts';
import { mendXml } from './xml/mend-xml.ts';
import { findSpacedNames, type SpacedNames } from './xml/spaced-names.ts';
import { definesEntities, prologOf } from './xml/xml-parser.ts';

/** What a file is, by its head. */
export type Layout =
  | { kind: 'table'; table: DetectedCsv | undefined }
  /** `candidates`: what may be its records, the most plausible first; `spaced`: what its text goes through first. */
  | { kind: 'xml' | 'json'; candidates: Candidate[]; root: string; spaced?: SpacedNames };

/** A table of HTML, or one of Excel as XML or HTML, as many systems export them, called .xls. */
const sheet =
  /^<(?:table(?=[\s>])[^<>]*>\s*(?:<(?:thead|tbody|caption|colgroup)[^<>]*>\s*)*<tr\b|[^<>]{1,2000}urn:schemas-microsoft-com:office)/i;

/** @throws FeedFileError a web page or sheet; a DOCTYPE before the root that defines entities: in texts it is just text */
function rootOfXml(head: string): string {
  const prolog = prologOf(head);
  if (definesEntities(prolog)) throw new FeedFileError('doctype');
  const body = head.slice(prolog.length);
  if (sheet.test(body)) throw new FeedFileError('file_workbook');
  if (/^<(?:!doctype\s+)?html\b/i.test(body)) throw new FeedFileError('file_page');
  if (/^<!doctype/i.test(body)) throw new FeedFileError('doctype');
  return /^<([A-Za-z_][\w:.-]*)/.exec(body)?.[1] ?? '';
}

/** The candidates of a head; what is broken in it is told when the file is read. @throws FeedFileError a DOCTYPE */
function outlineOfXml(head: string): Candidate[] {
  const outline = createOutline();
  const leaves = createXmlLeaves(outline.events);
  try {
    leaves.push(head);
  } catch (error) {
    if (!(error instanceof FeedFileError) || error.fault.code === 'doctype') throw error;
    const mended = error.fault.code === 'xml_broken' ? mendXml(head) : head;
    if (mended !== head) return outlineOfXml(mended);
  }
  return outline.candidates();
}

function outlineOfJson(head: string): Candidate[] {
  const outline = createOutline();
  const leaves = createJsonLeaves(outline.events);
  try {
    leaves.push(head);
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    return outlineOfBroken(head, outline.candidates(), leaves.openObjects());
  }
  return outline.candidates();
}

/**
 * The candidates of a head of JSON, with what stands behind the place where it is broken: the first article may be the broken
 * one. `open`: the objects in which that is. The article is the one of them behind which most looks like articles, or has most.
 */
function outlineOfBroken(head: string, known: Candidate[], open: readonly string[]): Candidate[] {
  const mayBe = known
    .filter(({ record }) => open.includes(record))
    .toSorted((a, b) => b.columns.length - a.columns.length || b.record.length - a.record.length);
  const found = mayBe.map(({ record }) => outlineBehind(head, record));
  const scores = found.map((candidates) => Math.max(0, ...candidates.map(scoreOf)));
  const best = found[scores.indexOf(Math.max(...scores))] ?? [];
  return best.length > 0 ? best : known;
}

/** The candidates of a head of JSON of which some records of this path are broken. */
function outlineBehind(head: string, record: string): Candidate[] {
  const outline = createOutline();
  try {
    createJsonLeaves(outline.events, { record, onBroken: () => undefined }).push(head);
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
  }
  return outline.candidates();
}

/** How much a candidate looks like articles: by its columns, and there are many of it. */
const scoreOf = ({ columns, count }: Candidate): number => countSuggested(columns) + (count > 1 ? 2 : 0);

/** Most plausible first: columns of articles, and there are many of it; what only holds a list of them comes behind that. */
function rank(candidates: readonly Candidate[]): Candidate[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate) }));
  const ranked = scored.toSorted(
    (a, b) =>
      b.score - a.score ||
      b.candidate.count - a.candidate.count ||
      a.candidate.record.length - b.candidate.record.length,
  );
  return listsFirst(ranked.map(({ candidate }) => candidate));
}

/** As much of an RSS or Atom feed as tells whether its items have Google's names: most have. */
const firstItems = 24 * 1024;

/** @throws FeedFileError a DOCTYPE */
function layoutOfXml(head: string): Exclude<Layout, { kind: 'table' }> {
  const root = rootOfXml(head);
  if (root === 'rss' || root === 'feed') {
    const candidates = outlineOfXml(head.slice(0, firstItems));
    if (candidates.some(isGoogle)) return { kind: 'xml', candidates, root };
  }
  return { kind: 'xml', candidates: root === '' ? [] : rank(outlineOfXml(head)), root };
}

/** @throws FeedFileError */
export function layoutOf(head: string): Layout {
  const start = head.trimStart();
  if (start.startsWith('<')) {
    const spaced = findSpacedNames(start);
    return spaced ? { ...layoutOfXml(spaced.mend(start) + spaced.rest()), spaced } : layoutOfXml(start);
  }
  if (/^[[{]\s*["{[}\]]/.test(start))
    return { kind: 'json', candidates: rank(outlineOfJson(start)), root: '$' };
  return { kind: 'table', table: detectCsv(head, ownColumns) ?? guessCsv(head) };
}

const sampledRows = 20;
/** Characters of a value that are looked at: a cell may hold a whole picture. */
const sampleLength = 500;

/** The columns of a table with their first values. */
export const columnsOfTable = ({ header, written, samples }: DetectedCsv): Column[] =>
  header.map((name, place) => ({
    name,
    written: written[place] ?? name,
    samples: samples
      .slice(0, sampledRows)
      .map((fields) => fields[place]?.slice(0, sampleLength).trim() ?? '')
      .filter((text) => text !== ''),
    rows: Math.min(samples.length, sampledRows),
  }));

/** The columns of a file: of XML and JSON those of the wanted record, or of the most plausible one. */
export function columnsOfLayout(layout: Layout, { record }: Pick<FileReading, 'record'>): Column[] {
  if (layout.kind === 'table') return layout.table ? columnsOfTable(layout.table) : [];
  return candidateOf(layout.candidates, record)?.columns ?? [];
}

export const candidateOf = (
  candidates: readonly Candidate[],
  record: string | null,
): Candidate | undefined =>
  record === null ? candidates[0] : candidates.find((each) => each.record === record);
