import { type FileReading, plainReading } from '../../../contract/feeds/feed-fields.ts';
import { type Question, questionsOf } from '../adapters/row-reader.ts';
import { openBytes } from './bytes.ts';
import { readDelimited } from './delimited.ts';
import { FeedFileError, UnknownFormatError } from './feed-file-error.ts';
import type { FeedReader, FeedRecord, FileEnd } from './feed-record.ts';
import { createGoogleXml } from './google-xml.ts';
import { columnsOfLayout, type Layout, layoutOf } from './layout.ts';
import { createJsonLeaves } from './nested/json-leaves.ts';
import { createRecordCollector } from './nested/nested-records.ts';
import { createXmlLeaves } from './nested/xml-leaves.ts';
import { type Recognised, recognise } from './recognise.ts';
import { settingOf } from './row-hash.ts';
import { decode } from './text-decoding.ts';

const headLength = 128 * 1024;

/** Text from the file's start, enough to tell what it is, and the rest behind it. */
async function peek(text: AsyncIterable<string>): Promise<{ head: string; all: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  let isDone = false;
  while (head.length < headLength && !isDone) {
    const next = await iterator.next();
    if (next.done) isDone = true;
    else head += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    try {
      yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: isDone ? `${head}\n` : head, all: all() };
}

const holdsNul = (text: string) => text.includes('\0');

/** Why a file is no feed: binary, truncated gzip, or other text. */
function unknownFormat(head: string, layout: Layout, reading: FileReading, end: FileEnd): FeedFileError {
  if (holdsNul(head)) return new FeedFileError('file_binary');
  if (end.isCut) return new FeedFileError('gzip_cut');
  const columns = columnsOfLayout(layout, reading);
  if (columns.length > 0) return new UnknownFormatError('columns_unknown');
  return new UnknownFormatError(layout.kind === 'xml' ? 'xml_unknown' : 'format_unknown');
}

/** More faults of a kind than this mean the file is not what it seems. */
const isMuch = (faults: number, records: number) => faults > Math.max(20, records / 100);

/** Fails at the end where too many bytes are invalid in the detected encoding. */
async function* guardEncoding(
  batches: AsyncIterable<FeedRecord[]>,
  damages: () => number,
): AsyncGenerator<FeedRecord[]> {
  let records = 0;
  let binary = 0;
  for await (const batch of batches) {
    records += batch.length;
    for (const { fault } of batch) if (fault === 'row_nul') binary++;
    if (batch.length > 0) yield batch;
  }
  if (isMuch(binary, records)) throw new FeedFileError('file_binary');
  if (isMuch(damages(), records)) throw new FeedFileError('encoding_changes');
}

/** The records of a file in batches of one piece of text each. */
type Batches = { batches: AsyncGenerator<FeedRecord[]>; title: () => string };

async function* pushAll(
  pieces: AsyncIterable<string>,
  push: (piece: string) => FeedRecord[],
  end: () => FeedRecord[],
) {
  for await (const piece of pieces) yield push(piece);
  yield end();
}

function readNested(
  pieces: AsyncIterable<string>,
  kind: 'xml' | 'json',
  { candidate, reader }: Recognised & { kind: 'nested' },
  setting: number,
  end: FileEnd,
) {
  const collector = createRecordCollector(candidate.record, reader, setting);
  const { record, written: name } = candidate;
  const { events, onNul, onBroken, onAgain } = collector;
  const leaves =
    kind === 'xml'
      ? createXmlLeaves(
          events,
          { onNul, onAgain, onBroken: (broken) => onBroken('row_xml', broken) },
          { name, level: record.split('/').length },
        )
      : createJsonLeaves(events, { record, onBroken: (broken) => onBroken('row_json', broken) });
  return pushAll(
    pieces,
    (piece) => {
      leaves.push(piece);
      return collector.take();
    },
    () => {
      if (!leaves.end()) end.isCut = true;
      return collector.take();
    },
  );
}

function readAs(
  found: Recognised,
  kind: Layout['kind'],
  pieces: AsyncIterable<string>,
  setting: number,
  end: FileEnd,
): Batches {
  if (found.kind === 'table') {
    const { table, rows } = found;
    return { batches: readDelimited(pieces, { ...table, rows, setting }, end), title: () => '' };
  }
  if (found.kind === 'nested') {
    const batches = readNested(pieces, kind === 'json' ? 'json' : 'xml', found, setting, end);
    return { batches, title: () => '' };
  }
  const xml = createGoogleXml(end, found.record, setting);
  return { batches: pushAll(pieces, xml.push, xml.end), title: xml.title };
}

const faultOfQuestion = { link: 'link_template_missing', vat: 'vat_missing' } as const;

/** @throws FeedFileError where the feed's settings have to say something that the file does not */
function refuseUnanswered(questions: readonly Question[]): void {
  const [question] = questions;
  if (question) throw new FeedFileError(faultOfQuestion[question]);
}

const questionsAbout = (found: Recognised, layout: Layout, reading: FileReading): Question[] =>
  'preset' in found && found.preset
    ? questionsOf(
        found.preset,
        columnsOfLayout(layout, { record: 'candidate' in found ? found.candidate.record : null }).map(
          ({ name }) => name,
        ),
        reading,
      )
    : [];

/**
 * Opens a merchant's feed, whatever it is called: gzip, zip or plain; a table, XML or JSON. Format, encoding, delimiter
 * and quoting are told from its content. Memory holds some pieces of 256 KB.
 * @throws FeedFileError where the file is no feed, or does not tell what its settings have to
 */
export async function openFeed(file: string, reading: FileReading = plainReading): Promise<FeedReader> {
  const end: FileEnd = { isCut: false };
  const bytes = await openBytes(file, end);
  const decoding = decode(bytes.chunks, end);
  const { head, all } = await peek(decoding.text);
  const layout = layoutOf(head);
  if (layout.kind === 'table' && layout.table?.header.some(holdsNul)) throw new FeedFileError('file_binary');
  const found = recognise(layout, reading);
  if (!found) throw unknownFormat(head, layout, reading, end);
  refuseUnanswered(questionsAbout(found, layout, reading));
  const { batches, title } = readAs(found, layout.kind, all, settingOf(reading), end);
  return {
    format: found.format,
    vatPercent: vatOf(found, reading),
    batches: guardEncoding(batches, decoding.damages),
    title,
    size: bytes.size,
    read: bytes.read,
    end,
  };
}

/** The VAT in percent to add: a preset knows whether its prices lack it, of others the setting says so. */
function vatOf(found: Recognised, { vatPercent }: FileReading): number {
  if (found.kind === 'nested') return found.reader.vatPercent;
  if (found.kind === 'table' && 'reader' in found.rows) return found.rows.reader.vatPercent;
  return vatPercent ?? 0;
}

/** What is shown of a file before it is imported. */
export type Inspection = { layout: Layout; found: Recognised | undefined; questions: Question[] };

/** What a file (its beginning is enough) is, and what its settings still have to say. @throws FeedFileError it is no text */
export async function inspectFeed(file: string, reading: FileReading): Promise<Inspection> {
  const end: FileEnd = { isCut: false };
  const { chunks } = await openBytes(file, end);
  const { head, all } = await peek(decode(chunks, end).text);
  // Leaving the loop ends what reads the file.
  for await (const _ of all) break;
  if (holdsNul(head.split(/[\r\n]/, 1)[0] ?? '')) throw new FeedFileError('file_binary');
  const layout = layoutOf(head);
  const found = recognise(layout, reading);
  return { layout, found, questions: found ? questionsAbout(found, layout, reading) : [] };
}
