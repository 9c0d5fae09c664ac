// How long a real request takes while thousands of clients hold connections open that never finish a request.
// On this machine only; uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).
//   node bench/pages/slow-clients.ts [--connections 9500] [--seconds 20]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onConfiguredDatabase } from '../http/configured-database.ts';
import { request } from '../http/load.ts';
import { startServer } from '../http/processes.ts';
import type { DawdlerReport } from '../http/slow-connections.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '9500' },
    seconds: { type: 'string', default: '20' },
  },
});
const connections = Number(values.connections);
const seconds = Math.min(Number(values.seconds), 120);

/** What a real visitor asks for meanwhile, each on a new connection. */
const paths = ['/api/categories', '/api/products?search=ssd', '/fr', '/fr/category/Laptops'];
const pause = 200;
/** Files that a process needs besides its connections. */
const otherFiles = 200;

/** Node raises its own limit of open files to the hard one: more only the machine's administrator can give. */
function requireFiles(): void {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (limit >= connections + otherFiles) return;
  throw new Error(
    `${connections} connections need ${connections + otherFiles} open files; the limit is ${limit} (ulimit -n).`,
  );
}

async function startDawdlers(port: number) {
  const child = fork(path.join(import.meta.dirname, '../http/slow-connections.ts'));
  child.send({ port, connections });
  return {
    async report(): Promise<DawdlerReport> {
      const response = once(child, 'message');
      child.send({});
      const [report] = await response;
      return report as DawdlerReport;
    },
    stop: () => child.disconnect(),
  };
}

/** Milliseconds of a request on a connection of its own, from connecting to the last byte. */
async function measure(port: number, address: string): Promise<number> {
  const agent = new Agent({ keepAlive: false });
  const startedAt = performance.now();
  const { status } = await request({ agent, port, path: address, encoding: 'identity' });
  const took = performance.now() - startedAt;
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return took;
}

async function run(databaseUrl: string): Promise<void> {
  const server = await startServer({ kind: 'application', databaseUrl, recordings: {} });
  for (const address of paths) await measure(server.port, address);
  const dawdlers = await startDawdlers(server.port);
  const times: number[] = [];
  const open: number[] = [];
  const processorBefore = await server.processorTime();
  const end = performance.now() + seconds * 1_000;
  for (let count = 0; performance.now() < end; count++) {
    times.push(await measure(server.port, paths[count % paths.length] ?? '/'));
    if (count % 5 === 0) open.push((await dawdlers.report()).open);
    await delay(pause);
  }
  const processor = ((await server.processorTime()) - processorBefore) / 1_000_000;
  const { cutOff, refused } = await dawdlers.report();
  dawdlers.stop();
  server.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN);
  console.log(`${Math.max(...open)} slow connections open at most, for ${seconds} s`);
  console.log(`${cutOff} cut off by the server, ${refused} not accepted`);
  console.log(
    `${times.length} real requests: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms`,
  );
  console.log(`web process: ${processor.toFixed(1)} s of processor time`);
}

requireFiles();
await onConfiguredDatabase(({ url }) => run(url));
process.exit();
