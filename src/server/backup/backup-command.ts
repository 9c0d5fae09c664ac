import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine } from '../platform/process/command-line.ts';
import { backUp, type Kept } from './backup.ts';
import { restore } from './restore.ts';

export type BackupCommandOptions = Kept & { write: (text: string) => void };

const usage = `Usage:
  npm run backup -- FILE              everything that is kept, into a new archive (.tar.gz)
  npm run restore -- FILE [--replace] an archive into an empty database; --replace gives up what it holds now
`;

function readArguments(args: readonly string[], options: { replace?: { type: 'boolean' } }) {
  const { values, positionals } = readCommandLine(args, options, usage);
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(usage);
  return { file: path.resolve(file), replace: values.replace === true };
}

/** `npm run backup`: resolves to the exit code. @throws Error with a message for the terminal */
export async function runBackup(
  args: readonly string[],
  { write, ...kept }: BackupCommandOptions,
): Promise<number> {
  const given = readArguments(args, {});
  if (existsSync(given.file)) throw new Error(`${given.file} is there already.`);
  await backUp(given.file, kept, (text) => write(`• ${text}\n`));
  const { size } = await stat(given.file);
  write(`• ${given.file}: ${(size / 1e6).toFixed(1)} MB\n`);
  return 0;
}

/** `npm run restore`: resolves to the exit code. @throws Error with a message for the terminal */
export async function runRestore(
  args: readonly string[],
  { write, ...kept }: BackupCommandOptions,
): Promise<number> {
  const given = readArguments(args, { replace: { type: 'boolean' } });
  write('• Checking the archive\n');
  const rows = await restore(given.file, kept, given);
  write(`• ${rows} rows are back. Everybody has to sign in again.\n`);
  return 0;
}
