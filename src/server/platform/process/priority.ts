import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

// Imports and jobs stand behind pages: where a processor is short they get a part of what a web process gets (a tenth at 10,
// as `nice` counts), where it is not all that they want.

/** What may fail as the system knows no such thing or forbids it: then nothing stands behind anything. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Slower pages beside an import are no reason not to import.
  }
}

/**
 * Linux shares processors among sessions first (`sched_autogroup_enabled`, man 7 sched), and `nice` counts only within one:
 * each connection of PostgreSQL is a session of its own. Only for a process whose session is not shared with others.
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

/** Puts this process behind pages with all threads that it has and will have. `nice`: 1 to 19, 0 leaves it as it is. Never throws. */
export function lowerProcess(nice: number): void {
  if (nice === 0) return;
  attempt(() => setPriority(nice));
  // Linux takes a process' number for its first thread's.
  attempt(() => {
    for (const thread of readdirSync('/proc/self/task')) attempt(() => setPriority(Number(thread), nice));
  });
  attempt(() => {
    if (leadsSession()) lowerSession(process.pid, nice);
  });
}

/**
 * Puts a connection's process of PostgreSQL behind pages, where it runs on this machine and is ours to say.
 * `client`: how PostgreSQL names who is connected, in the title of that process ("[local]", "127.0.0.1(54321)"), by which
 * it is told from a process of another machine with the same number. `nice`: 1 to 19. Never throws.
 */
export function lowerConnection({ pid, client, nice }: { pid: number; client: string; nice: number }): void {
  attempt(() => {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!title.startsWith('postgres: ') || !title.includes(` ${client} `)) return;
    lowerSession(pid, nice);
    attempt(() => setPriority(pid, nice));
  });
}
