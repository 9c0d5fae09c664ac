import type { ChildProcess } from 'node:child_process';

/**
 * Resolves when a process exits with 0. It is terminated and awaited when `signal` is aborted. Rejects
 * otherwise.
 */
export async function untilEnded(child: ChildProcess, name: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('error', reject);
  child.once('exit', (code, by) =>
    code === 0 ? resolve() : reject(new Error(`The ${name} process ended with ${by ?? code}.`)),
  );
  const stop = () => child.kill('SIGTERM');
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
