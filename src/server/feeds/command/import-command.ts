import { setTimeout as delay } from 'node:timers/promises';
import { refreshFacts } from '../../facts/service.ts';
import { createSharedMirror, type SharedMirror } from '../../matching/service.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts';
import { exportClusters, exportRejected } from '../exports.ts';
import { HeldFileError } from '../guarding/file-guard.ts';
import { importFeedFile } from '../importing/import-feed.ts';
import type { ImportProgress, ImportResult } from '../importing/import-options.ts';
import type { OpenFeedFile } from '../reading/feed-file.ts';
import { FeedFileError, UnknownFormatError } from '../reading/feed-file-error.ts';
import { createReadingThread } from '../reading/reading-thread.ts';
import { findStoredReading } from '../stored-reading.ts';
import type { ImportArguments } from './arguments.ts';
import { type ListedFile, listFeedFiles } from './list-feed-files.ts';
import { runWithLookahead, type Started } from './look-ahead.ts';
import { formatCount, type Output } from './output.ts';
import { createProgressBar } from './progress.ts';
import { addFigures, describeFeed, describeFigures } from './summary.ts';

/** The database's pool needs three connections: one file is read while another one is merged. */
export type ImportCommandOptions = {
  database: DatabasePool;
  output: Output;
  /** Asks sites whether they respond under https; left out: none is asked. */
  askSite?: SafeFetch;
};

type Context = ImportCommandOptions & { openFile: OpenFeedFile | undefined; mirror: SharedMirror };

type Outcome = { file: ListedFile } & ({ result: ImportResult } | { error: FeedFileError });

/** Starts one import; `turn` resolves when those before it are done: only then it may print. */
function startImport(
  file: ListedFile,
  turn: Promise<unknown>,
  options: ImportArguments,
  { database, output, openFile, mirror, askSite }: Context,
): Started<Outcome> {
  const bar = createProgressBar(output);
  const { promise: nextMayStart, resolve: letNextStart } = Promise.withResolvers<void>();
  let isMyTurn = false;
  let isWaiting = false;
  void turn.then(() => {
    isMyTurn = true;
  });

  function onProgress(progress: ImportProgress): void {
    isWaiting = false;
    if (isMyTurn) bar.show(progress);
    if (progress.phase === 'merging') letNextStart();
  }

  /** Waiting for another file of this command is not reported. */
  async function onNotice(text: string): Promise<void> {
    isWaiting = true;
    await turn;
    await delay(300);
    if (!isWaiting) return;
    bar.clear();
    output.write(`  ${text}\n`);
  }

  async function run(): Promise<Outcome> {
    try {
      const { merchant, currency, observedAt, isAccepted, isDryRun: dryRun } = options;
      const known = await findStoredReading(database, { file: file.file, merchant, said: options.reading });
      const given = {
        database,
        file: file.file,
        ...known,
        currency,
        priceNotation: options.reading.priceNotation ?? undefined,
        observedAt,
        isAccepted,
        dryRun,
        openFile,
        askSite,
        mirror,
      };
      return {
        file,
        result: await importFeedFile({ ...given, onNotice: (text) => void onNotice(text), onProgress }),
      };
    } catch (error) {
      if (error instanceof FeedFileError) return { file, error };
      throw error;
    } finally {
      isWaiting = false;
      letNextStart();
      bar.clear();
    }
  }

  return { nextMayStart, done: run() };
}

function describeOutcome(outcome: Outcome, isDryRun: boolean): string {
  const { file } = outcome;
  if ('result' in outcome) {
    return [describeFeed(outcome.result, isDryRun), ...describeFigures(outcome.result), ''].join('\n');
  }
  if (isSkipped(outcome)) return `Skipped ${file.file}: not a feed. ${outcome.error.message}`;
  return isHeld(outcome)
    ? `${file.file} is held back. ${outcome.error.message}`
    : `${file.file} was not imported. ${outcome.error.message}`;
}

const isHeld = (outcome: Outcome): boolean => 'error' in outcome && outcome.error instanceof HeldFileError;

/** It waits for an answer, which its message asks for. */
const isAsked = (outcome: Outcome): boolean =>
  'error' in outcome && outcome.error instanceof HeldFileError && outcome.error.asks;

/** What can be done about files that are held. */
function adviceOf(held: number, asked: number): string {
  if (asked === 0) return '; --force accepts them';
  return asked === held ? '' : '; --force accepts those that ask nothing';
}

const isSkipped = (outcome: Outcome): boolean =>
  'error' in outcome && outcome.error instanceof UnknownFormatError && outcome.file.isFromFolder;

async function importFiles(
  files: readonly ListedFile[],
  options: ImportArguments,
  context: Context,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  await runWithLookahead(
    files,
    (file) => {
      const started = startImport(file, turn, options, context);
      turn = Promise.allSettled([turn, started.done]);
      return started;
    },
    (outcome) => {
      outcomes.push(outcome);
      context.output.write(`${describeOutcome(outcome, options.isDryRun)}\n`);
    },
  );
  return outcomes;
}

/** One file is read in a thread of its own while the one before is merged here. */
async function importOverlapping(
  files: readonly ListedFile[],
  options: ImportArguments,
  context: ImportCommandOptions,
): Promise<Outcome[]> {
  const thread = files.length > 1 ? createReadingThread() : undefined;
  const mirror = createSharedMirror();
  try {
    return await importFiles(files, options, { ...context, openFile: thread?.open, mirror });
  } finally {
    await thread?.close();
  }
}

/** Exit codes of the command. */
const exitCodes = { done: 0, failed: 1, held: 2 };

async function importAll(options: ImportArguments, context: ImportCommandOptions): Promise<number> {
  const { output } = context;
  const startedAt = Date.now();
  const { files, skipped } = await listFeedFiles(options.paths);
  for (const file of skipped) output.write(`Skipped ${file}: not a feed.\n`);
  const outcomes = await importOverlapping(files, options, context);
  if (!options.isDryRun) await refreshFacts(context.database);
  const results = outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
  const held = outcomes.filter(isHeld).length;
  const failed = outcomes.filter((outcome) => 'error' in outcome && !isSkipped(outcome)).length - held;

  if (results.length > 1) {
    // Files overlap: the total time is less than the sum of their times.
    const total = { ...addFigures(results), seconds: (Date.now() - startedAt) / 1_000 };
    output.write(`${results.length} feeds in total\n${describeFigures(total).join('\n')}\n`);
  }
  if (results.length === 0 && failed === 0 && held === 0) output.write('No feeds to import.\n');
  if (failed > 0) output.write(`${failed} of ${files.length} files failed.\n`);
  if (held > 0) {
    const advice = adviceOf(held, outcomes.filter(isAsked).length);
    output.write(`${held} of ${files.length} files held back${advice}.\n`);
  }
  if (failed > 0) return exitCodes.failed;
  if (held > 0) return exitCodes.held;
  return results.length > 0 ? exitCodes.done : exitCodes.failed;
}

/**
 * `npm run import -- …`: imports files and folders one after the other, prints a summary of each, and writes
 * the requested exports. Returns the exit code: 0; 1 where a file failed or nothing was imported; 2 where
 * nothing failed, but a file is held.
 * @throws Error with a readable message: a path that does not exist
 */
export async function runImport(options: ImportArguments, context: ImportCommandOptions): Promise<number> {
  const { database, output } = context;
  const code = options.paths.length === 0 ? exitCodes.done : await importAll(options, context);
  if (options.clustersFile) {
    const count = await exportClusters(database, options.clustersFile);
    output.write(`${formatCount(count)} offers with their products written to ${options.clustersFile}\n`);
  }
  if (options.rejectedFile) {
    const count = await exportRejected(database, options.rejectedFile);
    output.write(`${formatCount(count)} rejected rows written to ${options.rejectedFile}\n`);
  }
  return code;
}
