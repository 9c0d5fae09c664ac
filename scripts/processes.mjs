import { spawn } from 'node:child_process';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parentCheckMilliseconds = 500;

/**
 * Calls back when npm, which started us, is gone: killed, it could not tell us to stop. A shell that ends is no
 * reason to stop: it may have put us in the background.
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMilliseconds);
  return () => clearInterval(timer);
}

/**
 * Runs a program with our terminal until it ends, hands on the signals that we get and stops it when npm is
 * gone; the program sees by VISAVIS_PARENT whom to watch itself. Resolves to its exit code (128 + n after signal n, as shells do).
 */
export function run(command, args, { env = process.env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...env, VISAVIS_PARENT: String(process.pid) },
      ...options,
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);
    const unwatchParent = watchParent(() => child.kill('SIGTERM'));

    const settle = (settled) => {
      unwatchParent();
      for (const signal of forwarded) process.off(signal, forward);
      settled();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code, signal) => settle(() => resolve(code ?? (signal === 'SIGINT' ? 130 : 143))));
  });
}
