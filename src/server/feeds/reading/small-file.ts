import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { detectCsv, isCommentRow } from './csv-dialect.ts';
import { parseHead } from './csv-parser.ts';
import { FeedFileError } from './feed-file-error.ts';
import type { FileEnd } from './feed-record.ts';
import type { LeafEvents } from './nested/nested-leaves.ts';
import { createXmlLeaves } from './nested/xml-leaves.ts';
import { decode } from './text/text-decoding.ts';

/** A row or element: the texts of its columns, by their normalised names; undefined: it cannot be read. */
export type SmallRecord = ReadonlyMap<string, readonly string[]> | undefined;

export type SmallFileShape = {
  /** Names of columns; three of them show that a text is a table. */
  known: ReadonlySet<string>;
  /** Names of the XML elements that are records. */
  elements: readonly string[];
  /** Bytes at most, once decompressed. */
  maxBytes: number;
};

const unzip = promisify(gunzip);

async function unpack(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    const { code } = cause as { code?: string };
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new FeedFileError('file_bomb');
    throw new FeedFileError(code === 'Z_BUF_ERROR' ? 'gzip_cut' : 'gzip_damaged', {}, { cause });
  }
}

async function textOf(bytes: Buffer): Promise<string> {
  async function* whole() {
    yield bytes;
  }
  const end: FileEnd = { isCut: false };
  let text = '';
  for await (const piece of decode(whole(), end).text) text += piece;
  if (text.includes('\0')) throw new FeedFileError('file_binary');
  return text;
}

function add(record: Map<string, string[]>, name: string, text: string): void {
  const value = text.trim();
  if (value === '') return;
  const known = record.get(name);
  if (known) known.push(value);
  else record.set(name, [value]);
}

/** Names of columns as the product feeds of the same merchants write them: "g:promotion_id", "Promotion ID". */
function readRows(text: string, known: ReadonlySet<string>): SmallRecord[] {
  const table = detectCsv(`${text}\n`, known);
  if (!table) throw new FeedFileError('format_unknown');
  const rows = parseHead(`${text}\n`, table.dialect).filter((fields) => !isCommentRow(fields));
  const { header } = table;
  return rows
    .slice(table.above + 1)
    .filter((fields) => fields.some((field) => field.trim() !== ''))
    .map((fields) => {
      if (fields.length !== header.length) return undefined;
      const record = new Map<string, string[]>();
      for (const [place, name] of header.entries()) add(record, name, fields[place] ?? '');
      return record;
    });
}

function readElements(text: string, elements: readonly string[]): SmallRecord[] {
  const records: SmallRecord[] = [];
  let open: { path: string; record: Map<string, string[]> } | undefined;
  const events: LeafEvents = {
    open(path) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (!open && elements.includes(name)) open = { path, record: new Map() };
    },
    leaf(path, value) {
      if (open && path.startsWith(`${open.path}/`)) add(open.record, path.slice(open.path.length + 1), value);
    },
    close(path) {
      if (path !== open?.path) return;
      records.push(open.record);
      open = undefined;
    },
  };
  const xml = createXmlLeaves(events);
  xml.push(text);
  if (!xml.end()) throw new FeedFileError('file_cut');
  return records;
}

/**
 * The records of a small file, which is held in memory: XML, CSV or TSV, plain or gzip, in any usual encoding. Of a table,
 * some 500 rows at most are read. @throws FeedFileError where it is none, broken, cut short or larger than it may be
 */
export async function readSmallFile(bytes: Buffer, shape: SmallFileShape): Promise<SmallRecord[]> {
  const plain = await unpack(bytes, shape.maxBytes);
  if (plain.length > shape.maxBytes) throw new FeedFileError('file_too_large');
  const text = await textOf(plain);
  const start = text.trimStart();
  if (start === '') return [];
  return start.startsWith('<') ? readElements(start, shape.elements) : readRows(text, shape.known);
}
