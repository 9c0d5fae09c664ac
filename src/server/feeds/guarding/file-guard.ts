import type { ImportFaultCode } from '../../../contract/feeds/import-messages.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';

/** What a file would do to the offers that its feed holds. */
export type FileImpact = {
  /** Offers that the feed holds. */
  known: number;
  /** Those of them that the file lacks. */
  missing: number;
  /** Those whose price it would move by over half. */
  moved: number;
  /** Those whose price it would change at all. */
  repriced: number;
  /** Articles that it would bring. */
  added: number;
};

/** A file that was held, and that somebody said not to import. */
export class DiscardedFileError extends FeedFileError {
  constructor() {
    super('file_discarded', {}, { advice: ' If it is right after all, accept it with --force.' });
    this.name = 'DiscardedFileError';
  }
}

/** Below this a shop is so small that its owner may well have turned it over: one clears out, another closes. */
const fewest = 5;

type HeldCode = Extract<ImportFaultCode, `held_${string}`>;

/** A file that is cut, or would change so much that it is taken for a mistake; nothing was changed. */
export class HeldFileError extends FeedFileError {
  readonly impact: FileImpact;
  constructor(code: HeldCode, parameters: Record<string, number>, impact: FileImpact) {
    super(code, parameters, { advice: ' If that is right, accept the file with --force.' });
    this.name = 'HeldFileError';
    this.impact = impact;
  }
}

const isMost = (part: number, whole: number) => part >= fewest && part > whole / 2;

/** How a file was cut: by what it says itself, or by the connection that it came over; `rows`: what there is of it. */
export type FileCut = { by: 'file' | 'connection'; rows: number };

/** @throws HeldFileError where a file is cut: what it lacks may be there all the same */
export function refuseCut({ by, rows }: FileCut, impact: FileImpact): never {
  throw new HeldFileError(by === 'file' ? 'held_cut' : 'held_cut_fetched', { rows }, impact);
}

/** @throws HeldFileError where a file would remove over half of its feed's offers, or move most of their prices */
export function refuseUpheaval(impact: FileImpact): void {
  const { known, missing, moved } = impact;
  if (isMost(missing, known)) {
    throw new HeldFileError('held_missing', { missing, known }, impact);
  }
  const kept = known - missing;
  if (isMost(moved, kept)) {
    throw new HeldFileError('held_moved', { moved, kept }, impact);
  }
}
