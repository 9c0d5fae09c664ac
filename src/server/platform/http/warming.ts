import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Servers that are sending themselves requests before they listen. */
const warming = new WeakSet<Server>();

/** Whether the request is the server's own: it is exempt from rate limits, and left out of logs and metrics. */
export const isWarmingUp = ({ server }: FastifyRequest): boolean => warming.has(server.server);

/**
 * Runs `work`, which sends requests to the server by `inject`; to be called before it listens. Rejects with what
 * `work` throws.
 */
export async function whileWarmingUp(app: FastifyInstance, work: () => Promise<void>): Promise<void> {
  warming.add(app.server);
  try {
    await work();
  } finally {
    warming.delete(app.server);
  }
}
