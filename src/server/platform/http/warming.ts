import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Servers that ask themselves before they listen. */
const warming = new WeakSet<Server>();

/** Whether the request is the server's own: nobody's limit, and nothing that logs and metrics tell of. */
export const isWarmingUp = ({ server }: FastifyRequest): boolean => warming.has(server.server);

/** Runs `work`, which asks the server by `inject`; to be called before it listens. Rejects with what `work` throws. */
export async function whileWarmingUp(app: FastifyInstance, work: () => Promise<void>): Promise<void> {
  warming.add(app.server);
  try {
    await work();
  } finally {
    warming.delete(app.server);
  }
}
