// The measured process: one web server, which tells its processor time when asked.
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { createApp } from '../../src/server/app.ts';
import { createDatabase } from '../../src/server/platform/database/database.ts';
import { listenBacklog } from '../../src/server/platform/http/http-server.ts';
import { createLog } from '../../src/server/platform/telemetry/log.ts';
import { createSearch } from '../../src/server/search/service.ts';
import { createPages } from '../../src/server/wiring/ssr.ts';
import { responseCacheBytes } from '../../src/server/wiring/web-interface.ts';
import { plainConfig } from '../../test/helpers/plain-config.ts';
import type { Recording, Report, ServerOptions } from './messages.ts';
import { benchToken } from './response-counts.ts';

const buildDirectory = path.resolve(import.meta.dirname, '../../build');
const report = (message: Report) => process.send?.(message);

/** Recorded responses with their bytes in memory. */
type Bytes = Record<string, { headers: Record<string, string>; body: Buffer }[]>;

const bytesOf = (recordings: Record<string, Recording[]>): Bytes =>
  Object.fromEntries(
    Object.entries(recordings).map(([name, responses]) => [
      name,
      responses.map(({ headers, body }) => ({ headers, body: Buffer.from(body, 'base64') })),
    ]),
  );

function serveWithNode(recordings: Bytes): Promise<number> {
  const server = createServer((request, response) => {
    const [, name = '', at] = (request.url ?? '').split('/');
    const recording = recordings[name]?.[Number(at)];
    if (!recording) return response.writeHead(404).end();
    response.writeHead(200, { ...recording.headers, 'content-length': recording.body.length });
    return response.end(recording.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function serveWithFastify(recordings: Bytes): Promise<number> {
  const server = fastify();
  for (const [name, responses] of Object.entries(recordings)) {
    server.get<{ Params: { at: string } }>(`/${name}/:at`, async (request, reply) => {
      const { headers, body } = responses[Number(request.params.at)] ?? {};
      return reply.headers(headers ?? {}).send(body);
    });
  }
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
}

async function serveApplication({ kind, databaseUrl, isCounted }: ServerOptions): Promise<number> {
  const log = createLog({ logLevel: 'info' }, 'bench');
  const database = createDatabase({
    url: databaseUrl,
    applicationName: 'visavis bench',
    max: 10,
    onIdleError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const search = createSearch({ databaseUrl, log });
  await search.start();
  const app = await createApp({
    database,
    search,
    log,
    config: {
      ...plainConfig(mkdtempSync(path.join(tmpdir(), 'visavis-bench-'))),
      ...(isCounted && { metricsToken: benchToken }),
    },
    ...(kind === 'keeping' && { responseCacheBytes }),
    ...(existsSync(buildDirectory) && { pages: await createPages({ buildDirectory }) }),
  });
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0, backlog: listenBacklog })).port);
}

function serve(options: ServerOptions): Promise<number> {
  const { kind, recordings } = options;
  if (kind === 'application' || kind === 'keeping') return serveApplication(options);
  const bytes = bytesOf(recordings);
  return kind === 'fastify' ? serveWithFastify(bytes) : serveWithNode(bytes);
}

process.once('message', async (options: ServerOptions) => {
  report({ port: await serve(options) });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    report({ microseconds: user + system, residentBytes: process.memoryUsage.rss() });
  });
});
process.once('disconnect', () => process.exit(0));
