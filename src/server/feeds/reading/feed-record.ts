import type { FeedFormat } from '../adapters/formats.ts';
import type { FeedRow } from '../adapters/row.ts';
import type { RejectionReason } from '../rejection.ts';

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
  /** Bytes of the file in all and read so far. */
  size: number;
  read(): number;
  end: FileEnd;
};
