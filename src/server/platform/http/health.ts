import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A readiness check; rejects or resolves false while it fails. */
export type Readiness = Record<string, () => boolean | Promise<boolean>>;

/** Timeout of a check in milliseconds. */
const timeout = 2_000;

async function check(probe: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await Promise.race([probe(), delay(timeout, false, { ref: false })]);
  } catch {
    return false;
  }
}

/** `/healthz`: liveness. `/readyz`: readiness, with the state of each dependency by name. */
export function registerHealth(server: FastifyInstance, readiness: Readiness): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', async (_request, reply) => {
    const probes = Object.entries(readiness);
    const results = await Promise.all(probes.map(([, probe]) => check(probe)));
    const parts = Object.fromEntries(probes.map(([name], index) => [name, results[index] === true]));
    const isReady = results.every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', ...parts });
  });
}
