import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

// Imports and jobs have a lower priority than pages: where processors are busy they get a fraction of a web process's
// time (a tenth with a `nice` value of 10), else as much as they need.

/** Ignores errors: a system without this feature, or without the permission, runs everything with equal priority. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Pages that are slower during an import are no reason to stop it.
  }
}

/**
 * Linux first shares processors among sessions (`sched_autogroup_enabled`, man 7 sched), and `nice` counts only
 * within one; each connection of PostgreSQL is a session of its own. Only for a process that shares its session with
 * no other.
 */
function lowerSession(pid: number, nice: number): void {
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(nice)));
}

/** The first process of a session, by the sixth field of man 5 proc_pid_stat. */
function leadsSession(): boolean {
  const text = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
}

/**
 * Lowers the priority of this process and of all its threads, present and future. `nice`: 1 to 19; 0 changes nothing.
 * Never throws.
 */
export function lowerProcess(nice: number): void {
  if (nice === 0) return;
  attempt(() => setPriority(nice));
  // On Linux a process id stands for its first thread only.
  attempt(() => {
    for (const thread of readdirSync('/proc/self/task')) attempt(() => setPriority(Number(thread), nice));
  });
  attempt(() => {
    if (leadsSession()) lowerSession(process.pid, nice);
  });
}

/**
 * Lowers the priority of a connection's PostgreSQL process, where it runs on this machine and we may. `client`: the
 * client's name in the title of that process ("[local]", "127.0.0.1(54321)"), which tells it from a process with the
 * same id on another machine. `nice`: 1 to 19. Never throws.
 */
export function lowerConnection({ pid, client, nice }: { pid: number; client: string; nice: number }): void {
  attempt(() => {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres: ') || !title.includes(` ${client} `)) return;
    lowerSession(pid, nice);
    attempt(() => setPriority(pid, nice));
  });
}
