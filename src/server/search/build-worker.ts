/** Thread that builds indexes: asked by any message, it answers with a `BuildAnswer`. Started by index-builder.ts. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase } from '../platform/database.ts';
import type { BuildAnswer, BuildWorkerData } from './index-builder.ts';
import { createRebuilder } from './rebuild.ts';

const port = parentPort;
if (!port) throw new Error('build-worker.ts runs as a worker thread');

const { databaseUrl, specificationKeys } = workerData as BuildWorkerData;
const database = createDatabase({
  url: databaseUrl,
  applicationName: 'visavis search',
  max: 1,
  // The next rebuild makes a new connection.
  onIdleError: () => undefined,
});
const rebuild = createRebuilder(database, specificationKeys);

setFlagsFromString('--expose-gc');
/** Gives memory back. The thread then sleeps, and would keep what it built with until the next change. */
const collectGarbage = runInNewContext('gc') as () => void;

port.on('message', async () => {
  let answer: BuildAnswer;
  try {
    answer = { kind: 'built', ...(await rebuild()) };
  } catch (error) {
    answer = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
  collectGarbage();
});
