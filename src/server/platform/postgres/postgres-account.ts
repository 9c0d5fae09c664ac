import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system account that PostgreSQL runs as, where that is not our own. */
export type Account = { uid: number; gid: number };

const fallbackAccount: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root: it then runs as `nobody`. For anyone else: undefined, it runs as they do.
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : fallbackAccount;
}

/** Creates a folder that only PostgreSQL's account (and root) can enter. */
export function makePrivateDirectory(directory: string, account: Account | undefined): void {
  const parent = path.dirname(directory);
  // Whatever the umask: the account must be able to enter.
  if (mkdirSync(parent, { recursive: true })) chmodSync(parent, 0o755);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const found = lstatSync(directory);
  const owner = account?.uid ?? process.getuid?.();
  // In a folder that all may write to, another user could have put it (or a link) there before us.
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new Error(`${directory} belongs to another user: remove it or choose another DATA_DIR.`);
  }
  if (account) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o700);
}

/** @throws Error that names the parent folder of `directory` that the account cannot enter */
export function assertReachable(directory: string, account: Account | undefined): void {
  if (!account) return;
  let current = path.resolve(directory);
  while (current !== path.dirname(current)) {
    current = path.dirname(current);
    const { mode, uid } = statSync(current);
    const mayEnter = uid === account.uid ? 0o100 : 0o001;
    if ((mode & mayEnter) === 0) {
      throw new Error(
        `As root, PostgreSQL runs as the user nobody, who cannot enter ${current}: set DATA_DIR to a folder below one that all may enter, such as /var/lib/visavis.`,
      );
    }
  }
}
