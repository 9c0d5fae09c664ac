import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const neededBytes = 2 ** 31;

/** Whether the machine has a folder in memory with room for a PostgreSQL, whose programs may be run there. */
function hasMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, folder]) => folder === memory)?.[3];
  return bavail * bsize >= neededBytes && options !== undefined && !options.split(',').includes('noexec');
}

/**
 * Makes a folder for a PostgreSQL of tests: in memory where that can be, as making the files of emptied and temporary
 * tables in ext4, and waiting for the disk at its set-up, took half of the time that it worked.
 */
export function makeServerFolder(): string {
  const folder = mkdtempSync(`${hasMemory() ? memory : '/tmp'}/visavis-test-`);
  // As root, PostgreSQL runs as another user, who has to pass.
  chmodSync(folder, 0o711);
  return folder;
}
