import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const main = path.join(root, 'src/server/main.ts');

/** A web or worker process as servers run it. */
export type OwnProcess = {
  /** The lines that it has logged so far. */
  logged: () => { message: string; job?: string }[];
  /** Asks it to end, and resolves to its exit code. */
  stop(): Promise<number | null>;
};

const linesOf = (output: string) =>
  output
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { message: string; job?: string });

/** Starts `main.ts web` or `main.ts worker` with these variables; resolves once it does its work. */
export async function startProcess(
  name: 'web' | 'worker',
  variables: Readonly<Record<string, string>>,
): Promise<OwnProcess> {
  if (name === 'web' && !existsSync(path.join(root, 'build/server/index.js')))
    throw new Error('The pages are not built: npx react-router build');
  // Its folder: away from any `.env`.
  const child: ChildProcess = fork(main, [name], {
    cwd: variables.DATA_DIR,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', SEED_DEMO: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`The ${name} process did not start: ${output}`))),
  ]);
  return {
    logged: () => linesOf(output),
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
