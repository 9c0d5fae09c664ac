import type { DatabasePool } from '../platform/database.ts';
import { type ImportArguments, parseImportArguments } from './command/arguments.ts';
import { type ListedFile, listFeedFiles } from './command/files.ts';
import { formatCount, type Output } from './command/output.ts';
import { createProgressBar } from './command/progress.ts';
import { addFigures, describeFeed, describeFigures } from './command/summary.ts';
import { exportClusters, exportRejected } from './exports.ts';
import { type ImportResult, importFeedFile } from './import-feed.ts';
import { FeedFileError, UnknownFormatError } from './reading/feed-file-error.ts';

export type ImportCommandOptions = { database: DatabasePool; output: Output };

type Outcome = ImportResult | 'skipped' | 'failed';

async function importOne(
  { file, isFromFolder }: ListedFile,
  options: ImportArguments,
  { database, output }: ImportCommandOptions,
): Promise<Outcome> {
  const bar = createProgressBar(output);
  const say = (text: string) => {
    bar.clear();
    output.write(`${text}\n`);
  };
  try {
    const result = await importFeedFile({
      database,
      file,
      merchant: options.merchant,
      observedAt: options.observedAt,
      dryRun: options.isDryRun,
      onNotice: (text) => say(`  ${text}`),
      onProgress: bar.show,
    });
    say([describeFeed(result, options.isDryRun), ...describeFigures(result), ''].join('\n'));
    return result;
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    const isSkipped = isFromFolder && error instanceof UnknownFormatError;
    say(isSkipped ? `Skipped ${file}: it is no feed.` : `${file} was not imported. ${error.message}`);
    return isSkipped ? 'skipped' : 'failed';
  } finally {
    bar.clear();
  }
}

async function importAll(options: ImportArguments, context: ImportCommandOptions): Promise<boolean> {
  const { output } = context;
  const { files, skipped } = await listFeedFiles(options.paths);
  for (const file of skipped) output.write(`Skipped ${file}: it is no feed.\n`);
  const outcomes: Outcome[] = [];
  for (const file of files) outcomes.push(await importOne(file, options, context));

  const results = outcomes.filter((outcome) => typeof outcome === 'object');
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  if (results.length > 1) {
    const total = [`${results.length} feeds in all`, ...describeFigures(addFigures(results))];
    output.write(`${total.join('\n')}\n`);
  }
  if (results.length === 0 && failed === 0) output.write('There was no feed to import.\n');
  if (failed > 0) output.write(`${failed} of ${files.length} files failed; the others are in.\n`);
  return failed === 0 && results.length > 0;
}

/**
 * `npm run import -- …`: imports files and folders one after the other, tells what each did, and writes the
 * exports that were asked for. Answers the exit code: 0, or 1 where a file failed or nothing was imported.
 * @throws Error in words for a person: wrong arguments, a path that is not there
 */
export async function runImport(argv: readonly string[], context: ImportCommandOptions): Promise<number> {
  const { database, output } = context;
  const options = parseImportArguments(argv);
  const isDone = options.paths.length === 0 || (await importAll(options, context));
  if (options.clustersFile) {
    const count = await exportClusters(database, options.clustersFile);
    output.write(`${formatCount(count)} offers with their products written to ${options.clustersFile}\n`);
  }
  if (options.rejectedFile) {
    const count = await exportRejected(database, options.rejectedFile);
    output.write(`${formatCount(count)} rejected rows written to ${options.rejectedFile}\n`);
  }
  return isDone ? 0 : 1;
}
