import type { FeedFormat } from '../adapters/formats.ts';
import type { FeedRow } from '../adapters/row.ts';
import type { RejectionReason } from '../rejection.ts';
import type { KnownRecords } from './known/known-records.ts';

/** One row or item of a feed as read: its columns, or why they could not be read. */
export type FeedRecord = {
  /** From 1, without the header. */
  number: number;
  /** Of a table: the line of the file on which it begins, from 1. */
  line?: number;
  /** undefined: unreadable, for the reason in `fault`. Parsed lazily. */
  readonly row: FeedRow | undefined;
  /** Why it is no offer, though it may be readable. */
  fault?: RejectionReason;
  /** Hash of the columns that the format's adapter reads, above 0; 0: unreadable, or time-dependent. */
  hash: number;
  /** The source text, for the list of rejected rows. */
  raw: () => string;
};

/** Reads records from text that is pushed in pieces. */
export type RecordParser = {
  /** @throws FeedFileError where the file is broken */
  push(text: string): void;
  /** Notes where the file is truncated. @throws FeedFileError */
  end(): void;
  /** Records that are complete since the last call. */
  take(): FeedRecord[];
  /** Called where a record begins by its bytes: whether the parser is between two as well, and whatever was open is complete. */
  isBetween(): boolean;
  /** Passes over a record with so many line ends, between two. */
  pass(lines: number, text: () => string): void;
  /** What the file's head says that decides how a record is read. */
  context(): string;
};

/** What is known of a file's end, once all of it was read. */
export type FileEnd = {
  /** It is truncated within a row, a character, its XML, or its gzip. */
  isCut: boolean;
};

/** An opened feed. */
export type FeedReader = {
  format: FeedFormat;
  /** The VAT in percent that its prices lack; 0: they include it. */
  vatPercent: number;
  /** Records in the order of the file, in batches. @throws FeedFileError where the file is broken */
  batches: AsyncIterable<FeedRecord[]>;
  /** The channel's title, once the first batch was read. */
  title(): string;
  /** Has records passed over whose bytes are known, from the next chunk on. */
  passOver(records: KnownRecords, onSeen: (again: boolean) => void): void;
  /** Bytes of the file in all and read so far. */
  size: number;
  read(): number;
  end: FileEnd;
};
