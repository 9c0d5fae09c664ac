import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createS3Client } from '../../src/server/platform/files/s3-client.ts';
import type { S3Options } from '../../src/server/platform/files/s3-storage.ts';
import { findPort } from '../helpers/ports.ts';

/** A real MinIO, built from its Go module: some ten minutes on two cores, once. */
const release = '20260212201848';
const version = `v0.0.0-${release}-7aac2a2c5b7c`;
/** Outside of the tree, shared by all of the machine's work trees. */
const cache = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  'visavis',
  `minio-${release}`,
);
const program = path.join(cache, 'bin', 'minio');
/** Milliseconds. */
const buildTimeout = 30 * 60_000;
const startTimeout = 120_000;
const run = promisify(execFile);

/** Builds MinIO once; it is whole where its folder has its name. @throws Error without Go or network */
export async function buildMinio(): Promise<string> {
  if (existsSync(program)) return program;
  await mkdir(path.dirname(cache), { recursive: true });
  const folder = await mkdtemp(`${cache}-building-`);
  try {
    const env = { ...process.env, GOBIN: path.join(folder, 'bin'), GOTOOLCHAIN: 'auto', CGO_ENABLED: '0' };
    const build = ['install', '-trimpath', '-ldflags=-s -w', `github.com/minio/minio@${version}`];
    await run('go', build, { cwd: folder, env, timeout: buildTimeout });
    if (!existsSync(cache)) await rename(folder, cache);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return program;
}

export type Minio = {
  /** A bucket of its own, empty. */
  options: S3Options;
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, with the data that it had. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
};

/** Starts a server on loopback. @throws Error where it cannot be had */
export async function startMinio(bucket: string): Promise<Minio> {
  const minio = await buildMinio();
  const folder = await mkdtemp(path.join(tmpdir(), 'visavis-minio-'));
  const address = `127.0.0.1:${await findPort()}`;
  const options = {
    endpoint: `http://${address}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'visavis-test',
    secretAccessKey: 'of/tests+only=',
  };
  const outputFile = path.join(folder, 'output');
  const { createBucket } = createBucketWith(options);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const output = await open(outputFile, 'a');
    child = spawn(minio, ['server', '--quiet', '--address', address, path.join(folder, 'data')], {
      stdio: ['ignore', output.fd, output.fd],
      env: {
        ...process.env,
        MINIO_ROOT_USER: options.accessKeyId,
        MINIO_ROOT_PASSWORD: options.secretAccessKey,
        MINIO_BROWSER: 'off',
        MINIO_UPDATE: 'off',
      },
    });
    await output.close();
    await waitForIt();
  }

  async function waitForIt(): Promise<void> {
    const deadline = Date.now() + startTimeout;
    for (;;) {
      const response = await fetch(`${options.endpoint}/minio/health/ready`).catch(() => undefined);
      if (response?.ok) return;
      if (child?.exitCode !== null || Date.now() > deadline)
        throw new Error(`MinIO did not start: ${(await readFile(outputFile, 'utf8')).slice(-2_000)}`);
      await delay(100);
    }
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  const killAtExit = () => void child?.kill('SIGKILL');
  process.once('exit', killAtExit);

  async function stop(): Promise<void> {
    await kill();
    process.off('exit', killAtExit);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    await start();
    await createBucket();
  } catch (error) {
    await stop();
    throw error;
  }
  return { options, kill, start, stop };
}

function createBucketWith(options: S3Options) {
  const { send, bucketAddress } = createS3Client(options);
  return { createBucket: () => send('PUT', bucketAddress) };
}
