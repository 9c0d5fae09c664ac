import { FeedFileError } from '../reading/feed-file-error.ts';

/** What a file would do to the offers that its feed holds. */
export type FileImpact = {
  /** Offers that the feed holds. */
  known: number;
  /** Those of them that the file lacks. */
  missing: number;
  /** Those whose price it would move by over half. */
  moved: number;
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

/** A file that would change so much that it is taken for a mistake; nothing was changed. */
export class HeldFileError extends FeedFileError {
  readonly impact: FileImpact;
  constructor(code: 'held_missing' | 'held_moved', parameters: Record<string, number>, impact: FileImpact) {
    super(code, parameters, { advice: ' If that is right, accept the file with --force.' });
    this.name = 'HeldFileError';
    this.impact = impact;
  }
}

const isMost = (part: number, whole: number) => part >= fewest && part > whole / 2;

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
