import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import { awinColumns } from '../adapters/awin.ts';
import { renameColumns } from '../adapters/column-mapping.ts';
import { formatOfHeader } from '../adapters/formats.ts';
import { googleColumns } from '../adapters/google-merchant.ts';
import { openBytes } from './bytes.ts';
import { type DetectedCsv, detectCsv, guessCsv } from './csv-dialect.ts';
import { parseHead } from './csv-parser.ts';
import { nameCurrencyColumn } from './currency-column.ts';
import { readDelimited } from './delimited.ts';
import { FeedFileError, UnknownFormatError } from './feed-file-error.ts';
import type { FeedReader, FeedRecord, FileEnd } from './feed-record.ts';
import { createGoogleXml } from './google-xml.ts';
import { decode } from './text-decoding.ts';

const headLength = 128 * 1024;
const knownColumns: ReadonlySet<string> = new Set([...awinColumns, ...googleColumns]);

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

/** @throws FeedFileError a DOCTYPE before the root, where entities are defined; in texts it is just text */
function formatOfXml(head: string): 'google-rss' | 'google-atom' | undefined {
  const [prolog = ''] = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/.exec(head) ?? [];
  const body = head.slice(prolog.length);
  if (/^<!doctype/i.test(body)) throw new FeedFileError('doctype');
  const root = /^<([A-Za-z][\w:.-]*)/.exec(body)?.[1];
  if (root === 'rss') return 'google-rss';
  return root === 'feed' ? 'google-atom' : undefined;
}

async function* readXml(pieces: AsyncIterable<string>, xml: ReturnType<typeof createGoogleXml>) {
  for await (const piece of pieces) yield xml.push(piece);
  yield xml.end();
}

const holdsNul = (text: string) => text.includes('\0');

/** Why a file is no feed: binary, truncated gzip, or other text. */
function unknownFormat(head: string, end: FileEnd): FeedFileError {
  if (holdsNul(head)) return new FeedFileError('file_binary');
  return end.isCut ? new FeedFileError('gzip_cut') : new UnknownFormatError('format_unknown');
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

/**
 * Opens a merchant's feed, whatever it is called: gzip or plain, Awin CSV, Google Merchant RSS, Atom or TSV;
 * encoding, delimiter and quoting are told from its content. Memory holds some pieces of 256 KB.
 * `columns`: what the columns of a delimited file hold, where their names do not say it.
 * @throws FeedFileError where the file is no feed
 */
export async function openFeed(file: string, columns?: ColumnMapping): Promise<FeedReader> {
  const end: FileEnd = { isCut: false };
  const bytes = await openBytes(file, end);
  const decoding = decode(bytes.chunks, end);
  const { head, all } = await peek(decoding.text);
  const finish = (
    format: FeedReader['format'],
    batches: AsyncIterable<FeedRecord[]>,
    title: () => string,
  ): FeedReader => ({
    format,
    batches: guardEncoding(batches, decoding.damages),
    title,
    size: bytes.size,
    read: bytes.read,
    end,
  });

  if (head.trimStart().startsWith('<')) {
    const format = formatOfXml(head);
    if (!format) throw new UnknownFormatError('xml_unknown');
    const xml = createGoogleXml(end);
    return finish(format, readXml(all, xml), xml.title);
  }
  const csv = columns ? detectMapped(head, columns) : detectCsv(head, knownColumns);
  const format = csv && (columns ? 'google-tsv' : formatOfHeader(csv.header));
  if (csv?.header.some(holdsNul)) throw new FeedFileError('file_binary');
  if (!csv || !format) throw unknownFormat(head, end);
  const records = parseHead(head, csv.dialect).slice(1);
  const named = { ...csv, header: nameCurrencyColumn(csv.header, records) };
  return finish(format, readDelimited(all, format, named, end), () => '');
}

/** @throws FeedFileError where the file has no such columns */
function detectMapped(head: string, columns: ColumnMapping): DetectedCsv | undefined {
  const csv = guessCsv(head);
  if (!csv) return undefined;
  const missing = Object.values(columns).filter((name) => !csv.header.includes(name));
  if (missing.length > 0) {
    throw new FeedFileError('columns_missing', { columns: missing.slice(0, 5).join(', ') });
  }
  return { ...csv, header: renameColumns(csv.header, columns) };
}

/** The columns of a delimited file, whatever they are called; none of any other. @throws FeedFileError it is no text */
export async function readColumns(file: string): Promise<string[]> {
  const end: FileEnd = { isCut: false };
  const { chunks } = await openBytes(file, end);
  const { head, all } = await peek(decode(chunks, end).text);
  // Leaving the loop ends what reads the file.
  for await (const _ of all) break;
  if (head.trimStart().startsWith('<')) return [];
  if (holdsNul(head.split(/[\r\n]/, 1)[0] ?? '')) throw new FeedFileError('file_binary');
  return guessCsv(head)?.header ?? [];
}
