import path from 'node:path';
import type { FileReading, PriceNotation } from '../../../contract/feeds/feed-fields.ts';
import type { SharedMirror } from '../../matching/service.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts';
import type { FeedFormat } from '../adapters/formats.ts';
import type { OpenFeedFile } from '../reading/feed-file.ts';
import type { RejectionReason } from '../rejection.ts';
import type { MergedFeed } from './merge-feed.ts';
import type { UnreadStock } from './tally.ts';

export type ImportOptions = {
  database: DatabasePool;
  file: string;
  /** The feed's name, where it is not the file's. */
  feedName?: string | undefined;
  /** The merchant's name, where the file has none or another one. */
  merchant?: string | undefined;
  /** How its files are read, where they do not tell it themselves. */
  reading?: FileReading | undefined;
  /** Currency of prices whose file does not say it, kept with the feed; default: the feed's own setting. */
  currency?: string | undefined;
  /** How its prices are written, where that is to be kept with the feed (`reading` holds it as well). */
  priceNotation?: PriceNotation | undefined;
  /** Observation time of the file; default: now. */
  observedAt?: Date | undefined;
  /** When the file was last modified, as its server says. */
  modifiedAt?: Date | undefined;
  /** An admin or the command vouches for the file: it is accepted, however much it changes. */
  isAccepted?: boolean | undefined;
  /** The same, if the file still has this hash (`hashFile`). */
  acceptedHash?: string | undefined;
  /** The connection over which the file came ended too soon. */
  isCutShort?: boolean | undefined;
  /** Dry run: does everything, then rolls back. */
  dryRun?: boolean | undefined;
  /** Called with a message for people: that the import waits for another one. */
  onNotice?: ((text: string) => void) | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Asks sites whether they respond under https; left out: none is asked. */
  askSite?: SafeFetch | undefined;
  /** How files are read; default: in this thread (reading-thread.ts: in another one). */
  openFile?: OpenFeedFile | undefined;
  /** What this process's imports leave to each other. */
  mirror?: SharedMirror | undefined;
};

/** Bytes of the file and its rows; the file is read before the catalogue changes. */
export type ImportProgress = { phase: 'reading' | 'merging'; size: number; read: number; rows: number };

export type ImportResult = Pick<
  MergedFeed,
  'merchant' | 'offers' | 'matched' | 'held' | 'heldRows' | 'version'
> & {
  feedName: string;
  format: FeedFormat;
  observedAt: Date;
  rows: { read: number; repeated: number; unmapped: number };
  rejected: ReadonlyMap<RejectionReason, number>;
  unreadStock: readonly UnreadStock[];
  seconds: number;
};

/** A feed is known by its file's name without compression: the next day's file in another folder is the same feed. */
export const feedNameOf = ({ file, feedName }: Pick<ImportOptions, 'file' | 'feedName'>): string =>
  feedName ?? path.basename(file).replace(/\.(?:gz|zip)$/i, '');

/** The name of a run: the file's own name, unless it is stored under a number. */
export const fileNameOf = ({ file, feedName }: ImportOptions): string => feedName ?? path.basename(file);
