import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FeedCurrency } from '../../../contract/feeds/currencies.ts';
import { type ColumnMapping, type FileReading, plainReading } from '../../../contract/feeds/feed-fields.ts';
import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import { importMessage } from '../../../contract/feeds/import-messages.ts';
import type { FeedReason } from '../../../contract/feeds/messages.ts';
import type { UnstatedStock } from '../../../contract/feeds/unstated-stock.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import { FetchError, type FetchFailure } from '../../platform/fetch/fetch-error.ts';
import type { SafeFetch, SafeResponse } from '../../platform/fetch/safe-fetch.ts';
import { suggestColumns } from '../adapters/columns/column-mapping.ts';
import { adapterOf, type FeedFormat } from '../adapters/formats.ts';
import { missingIn, type Question, questionsOfColumns } from '../adapters/row-reader.ts';
import { withVat } from '../adapters/with-vat.ts';
import { fetchFault } from '../fetch-fault.ts';
import { hintsOf } from '../identification.ts';
import { adaptRecord } from '../reading/adapt-record.ts';
import { FeedFileError, UnknownFormatError } from '../reading/feed-file-error.ts';
import type { FeedReader, FeedRecord } from '../reading/feed-record.ts';
import { readFirstRows, shopRows } from '../reading/first-rows.ts';
import { columnsOfLayout } from '../reading/layout.ts';
import { type Inspection, inspectFeed, openFeed } from '../reading/open-feed.ts';
import type { SecureHosts } from '../values/link.ts';
import { judgeTemplate, type TemplateJudgement } from './judge-template.ts';
import { type PreviewRow, previewRow } from './preview-row.ts';

export type FeedPreview = TemplateJudgement & {
  /** null: the columns are not mapped yet. */
  format: FeedFormat | null;
  /** The columns of the file, none where they are read by their own names in XML; and a value of each. */
  header: string[];
  /** Their names as they stand in the file. */
  written: string[];
  samples: string[];
  /** Of XML and JSON: the elements that may be an article, and the one that is taken for it. */
  records: string[];
  record: string | null;
  /** The assumed mapping; empty: standard names. */
  columns: ColumnMapping;
  /** What the file does not say and the settings have to. */
  asks: Question[];
  /** How links of such a shop usually are, without its address. */
  usualLink: string | null;
  rows: PreviewRow[];
  /** Prices do not say their currency, nor does anything else. */
  asksCurrency: boolean;
  /** The file ends in the middle, as its import would say; false where only its beginning was read. */
  isCut: boolean;
};

/** What an admin has said of a file. */
export type ReadAs = Partial<FileReading> & Partial<SaidOfRows>;
type SaidOfRows = { currency: FeedCurrency | undefined; unstatedStock: UnstatedStock | undefined };

const rowsShown = 20;
const columnsShown = 200;
/** Enough for some rows of any feed; the rest of the file is not fetched. */
const bytesRead = 2 * 1024 * 1024;

/** The beginning of a body. */
async function* beginningOf(body: SafeResponse['body'], onEnd: () => void): AsyncGenerator<Buffer> {
  let left = bytesRead;
  for await (const chunk of body) {
    const piece = (chunk as Buffer).subarray(0, left);
    left -= piece.length;
    yield piece;
    if (left === 0) return;
  }
  onEnd();
}

/** The first records. A partial file fails after them, which is expected; a whole one is read to its end, as by an import. */
async function readFirst({ batches }: FeedReader, isWhole: boolean): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  try {
    for await (const batch of batches) {
      // One batch of nearly empty rows can hold more than a call takes arguments.
      for (const record of batch.slice(0, shopRows - records.length)) records.push(record);
      if (records.length >= shopRows && !isWhole) break;
    }
  } catch (error) {
    if (isWhole || records.length === 0 || !(error instanceof FeedFileError)) throw error;
  }
  return records;
}

type Wanted = FileReading & SaidOfRows;

/** Which of the sites that http: links lead to respond under https. */
export type FindSecureHosts = (links: readonly string[], reading: FileReading) => Promise<SecureHosts>;

/** `isWhole`: nothing of the file is missing that its merchant has. */
type Reading = { findHosts?: FindSecureHosts | undefined; isWhole?: boolean };

async function readRows(
  file: string,
  { currency, unstatedStock, ...reading }: Wanted,
  { findHosts, isWhole = false }: Reading,
) {
  const reader = await openFeed(file, reading);
  // More than are shown: as many as tell an import what holds for all.
  const records = await readFirst(reader, isWhole);
  const first = readFirstRows(records.flatMap(({ row }) => (row ? [row] : [])));
  const secureHosts = await findHosts?.(first.plainLinks, reading);
  const context = {
    ...first.ofShop,
    observedAt: new Date(),
    currency: currency ?? first.currency,
    notation: { decimalMark: first.decimalMark, said: reading.priceNotation },
    unstatedStock,
    secureHosts,
  };
  const { format, vatPercent } = reader;
  const adapt = withVat(adapterOf(format), vatPercent);
  const adapting = { adapt, format, context, hints: hintsOf(format, records, reader.title(), '') };
  const rows = records.slice(0, rowsShown).map((record) => previewRow(record, adaptRecord(record, adapting)));
  const asksCurrency = rows.some(({ rejection }) => rejection?.reason === 'currency_missing');
  return { format, rows, asksCurrency, isCut: isWhole && reader.end.isCut };
}

/** What is shown of a file's columns. */
function describeColumns({ layout, found }: Inspection, wanted: string | null) {
  const candidate = found?.kind === 'nested' || found?.kind === 'google' ? found.candidate : undefined;
  const records = layout.kind === 'table' ? [] : layout.candidates.map(({ record }) => record);
  // One of another file is left out: what is here instead can be chosen.
  const said = records.find((record) => record === wanted);
  const taken = layout.kind === 'table' ? null : (said ?? candidate?.record ?? records[0] ?? null);
  const all = columnsOfLayout(layout, { record: taken });
  const columns = all.slice(0, columnsShown);
  return {
    ...{ all, columns },
    shown: {
      header: columns.map(({ name }) => name),
      written: columns.map(({ name, written = name }) => written.slice(0, nameLength)),
      samples: columns.map(({ samples: [first = ''] }) => first.slice(0, sampleLength)),
      records,
      record: taken,
    },
  };
}

const sampleLength = 60;
const nameLength = 100;

/**
 * What the first rows of a file (its beginning is enough) would become: by the given mapping, else as its format is
 * read, else (or by an empty mapping) by usual names and contents of columns. @throws FeedFileError
 */
export async function readPreview(
  file: string,
  { currency, unstatedStock, ...given }: ReadAs = {},
  how: Reading = {},
): Promise<FeedPreview> {
  const reading = { ...plainReading, ...given, currency, unstatedStock };
  const inspection = await inspectFeed(file, { ...reading, columns: null });
  const { found, questions, usualLink } = inspection;
  const { all, columns: there, shown } = describeColumns(inspection, reading.record);
  const plain = {
    ...{ ...shown, columns: {}, asks: questions, usualLink, rows: [] },
    ...{ asksCurrency: false, isCut: false, ...judgeTemplate(reading.linkTemplate, all) },
  };
  const readAs = async (columns: ColumnMapping): Promise<FeedPreview> => {
    const mapped = { ...plain, columns, asks: questionsOfColumns(columns, reading) };
    if (missingIn(columns, reading).length > 0) return { ...mapped, asks: [], format: null };
    return mapped.asks.length > 0
      ? { ...mapped, format: 'mapped' }
      : { ...mapped, ...(await readRows(file, { ...reading, record: shown.record, columns }, how)) };
  };
  if (reading.columns && there.length > 0) {
    // Fields without a column stay unmapped, unless nothing that was said is of this file.
    const kept = Object.entries(reading.columns).filter(([, name]) => shown.header.includes(name));
    return readAs(kept.length > 0 ? Object.fromEntries(kept) : suggestColumns(there));
  }
  if (found && questions.length > 0) return { ...plain, format: found.format };
  if (found || there.length === 0)
    return { ...plain, ...(await readRows(file, { ...reading, columns: null }, how)) };
  return readAs(suggestColumns(there));
}

/**
 * Runs `work` with an empty temporary file, and removes it afterwards. It exists from the start: a write stream that
 * `work` opens could otherwise create it late, after a failure has already removed it.
 */
async function withScratchFile<T>(work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(tmpdir(), `visavis-preview-${randomUUID()}`);
  try {
    await writeFile(file, '', { flag: 'wx' });
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Throws, in place of what says that a file is no feed, an AppError `invalid_request` that says why in words. */
export const refuseFile =
  (language: Language) =>
  (cause: unknown): never => {
    if (!(cause instanceof FeedFileError)) throw cause;
    if (cause instanceof UnknownFormatError) {
      throw new AppError('invalid_request', { reason: 'feed_not_readable', cause });
    }
    const { fault } = cause;
    const words = importMessage(language, fault);
    throw new AppError('invalid_request', { words, details: { reason: fault.code }, cause });
  };

const fetchReasons: Partial<Record<FetchFailure, FeedReason>> = {
  address_invalid: 'feed_address_invalid',
  address_refused: 'feed_address_internal',
};

/**
 * What the first rows of a feed would become.
 * @throws AppError `invalid_request`: it is no address that is fetched; FeedFileError: nothing came from it, or no feed
 */
export const previewFeed = (
  fetch: SafeFetch,
  url: string,
  readAs?: ReadAs,
  findHosts?: FindSecureHosts,
): Promise<FeedPreview> =>
  withScratchFile(async (file) => {
    try {
      const { body } = await fetch(url, { maxBytes: Number.MAX_SAFE_INTEGER });
      let isWhole = false;
      const beginning = beginningOf(body, () => {
        isWhole = true;
      });
      await pipeline(beginning, createWriteStream(file, { flags: 'r+' }));
      return await readPreview(file, readAs, { findHosts, isWhole });
    } catch (cause) {
      if (!(cause instanceof FetchError)) throw cause;
      const reason = fetchReasons[cause.reason];
      if (reason) throw new AppError('invalid_request', { reason, cause });
      const { code, parameters } = fetchFault(cause);
      throw new FeedFileError(code, parameters, { cause });
    }
  });

/** The same of a file, or of its beginning where it is longer. @throws FeedFileError it is no feed */
export const previewBytes = (
  bytes: Uint8Array,
  readAs?: ReadAs,
  findHosts?: FindSecureHosts,
): Promise<FeedPreview> =>
  withScratchFile(async (file) => {
    await writeFile(file, bytes, { flag: 'r+' });
    return readPreview(file, readAs, { findHosts, isWhole: bytes.length < feedUpload.previewBytes });
  });
