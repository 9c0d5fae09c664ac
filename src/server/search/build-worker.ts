/**
 * Thread that builds indexes: any message starts a build, and it responds with a `BuildMessage`. Started by
 * index-builder.ts.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase } from '../platform/database/database.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { BuildMessage, BuildWorkerData } from './index-builder.ts';
import { createSnapshotStore, hashCode } from './index-snapshot.ts';
import { createRebuilder } from './rebuild.ts';

const port = parentPort;
if (!port) throw new Error('build-worker.ts runs as a worker thread');

const { databaseUrl, specificationKeys, categoryWords, files } = workerData as BuildWorkerData;
const keeper =
  files && createSnapshotStore(openFiles(files, 'search'), hashCode(specificationKeys, categoryWords));
const database = createDatabase({
  url: databaseUrl,
  applicationName: 'visavis search',
  max: 1,
  // The next rebuild opens a new connection.
  onIdleError: () => undefined,
});
const rebuilder = createRebuilder(database, specificationKeys, keeper, categoryWords);

setFlagsFromString('--expose-gc');
/** Releases memory: the sleeping thread would otherwise keep its garbage until the next change. */
const collectGarbage = runInNewContext('gc') as () => void;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Milliseconds for which the thread sleeps after it has posted an index. Awake, V8 would collect its garbage
 * right then, with threads that take the processors from the web process, which is to take the new index over
 * first.
 */
const takenOverIn = 100;
const neverNotified = new Int32Array(new SharedArrayBuffer(4));

/** Debounce in milliseconds before a snapshot is written: a series of changes costs one file, and a bucket is further away. */
const snapshotDelay = files?.s3 ? 60_000 : 2_000;

async function keep(): Promise<void> {
  try {
    await rebuilder.keep();
  } catch (error) {
    port?.postMessage({ kind: 'not kept', reason: reasonOf(error) } satisfies BuildMessage);
  }
  collectGarbage();
}

let keeping: NodeJS.Timeout | undefined;
port.on('message', async () => {
  clearTimeout(keeping);
  let message: BuildMessage;
  try {
    message = { kind: 'built', built: await rebuilder.rebuild() };
  } catch (error) {
    message = { kind: 'failed', reason: reasonOf(error) };
  }
  port.postMessage(message);
  Atomics.wait(neverNotified, 0, 0, takenOverIn);
  collectGarbage();
  keeping = setTimeout(() => void keep(), snapshotDelay);
});
