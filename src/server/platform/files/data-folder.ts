import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of it is a file',
  EEXIST: 'a file has its place',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'this file system takes no folders',
};

/**
 * Creates missing parent folders that the database's account may enter. One level at a time: on file systems
 * such as /proc, Node's `recursive` never returns.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
    // Whatever the umask.
    chmodSync(folder, 0o755);
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Creates the folder `DATA_DIR` where it is missing. @throws Error with a readable message where it is not
 * writable
 */
export function prepareDataFolder(dataDir: string): void {
  const trial = path.join(dataDir, `.trial-${randomUUID()}`);
  try {
    makeFolder(dataDir);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new Error(
      `${dataDir} cannot be written to (${reasons[code] ?? code}): set DATA_DIR to a folder that can.`,
      { cause },
    );
  }
}
