import type { ImportFault, ImportFaultCode } from '../../../contract/feeds/import-messages.ts';
import { rejectionKey, type Tally } from '../importing/tally.ts';
import { FeedFileError } from '../reading/feed-file-error.ts';

/** The impact of a file on its feed's offers. */
export type FileImpact = {
  /** Offers that the feed holds. */
  known: number;
  /** Those of them that the file lacks. */
  missing: number;
  /** Those whose price it would move by over half. */
  moved: number;
  /** Those whose price it would change at all. */
  repriced: number;
  /** New articles of the file. */
  added: number;
};

/** The same, and how many offers were seen without their rows: in all, held by the feed, and planned all the same. */
export type FileFigures = FileImpact & { seen: number; seenHeld: number; seenPlanned: number };

/** A held file that an admin discarded. */
export class DiscardedFileError extends FeedFileError {
  constructor() {
    super('file_discarded', {}, { advice: ' If it is right after all, accept it with --force.' });
    this.name = 'DiscardedFileError';
  }
}

/** Below this number of offers a large change is plausible: small shops clear out or close. */
const min = 5;

type HeldCode = Extract<ImportFaultCode, `held_${string}`>;

/** A file that is truncated, or would change so much that it is probably a mistake; nothing was changed. */
export class HeldFileError extends FeedFileError {
  readonly impact: FileImpact;
  /** It waits for an answer: accepting it is none. */
  readonly asks: boolean;
  constructor(
    code: HeldCode,
    parameters: ImportFault['parameters'],
    impact: FileImpact,
    advice = 'If that is right, accept the file with --force.',
    asks = false,
  ) {
    super(code, parameters, { advice: ` ${advice}` });
    this.name = 'HeldFileError';
    this.impact = impact;
    this.asks = asks;
  }
}

const isMost = (part: number, whole: number) => part >= min && part > whole / 2;

/** How a file was truncated: by its own content, or by its connection; `rows`: those that were read. */
export type FileCut = { by: 'file' | 'connection'; rows: number };

/** @throws HeldFileError where a file is truncated: missing offers may still exist */
export function refuseCut({ by, rows }: FileCut, impact: FileImpact): never {
  throw new HeldFileError(by === 'file' ? 'held_cut' : 'held_cut_fetched', { rows }, impact);
}

export const noImpact: FileImpact = { known: 0, missing: 0, moved: 0, repriced: 0, added: 0 };

/** More rows without a currency than this part of all make a file wait; fewer are rejected one by one. */
const tolerated = 0.1;

/**
 * Holds a file where neither its prices nor a column nor the feed's settings say their currency; it cannot be accepted
 * without naming it. @throws HeldFileError
 */
export function refuseUnknownCurrency({ read, rejections }: Pick<Tally, 'read' | 'rejections'>): void {
  const unknown = rejections.get(rejectionKey({ reason: 'currency_missing', detail: null }));
  if (!unknown || unknown.count <= read * tolerated) return;
  const { count: rows, value } = unknown;
  const advice = 'Name it with --currency EUR.';
  throw new HeldFileError('held_currency', { rows, read, value }, noImpact, advice, true);
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
