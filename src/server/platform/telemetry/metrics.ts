import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { sha256 } from '../hashing/sha256.ts';
import { isWarmingUp } from '../http/warming.ts';
import type { Siblings } from '../process/siblings.ts';

export type MetricsOptions = {
  /** Bearer token of the scraper. */
  token: string;
  /** Values read when scraped, by metric name. */
  gauges: Record<string, { help: string; read: () => number }>;
  /** The other web processes at the same port. */
  siblings: Siblings | undefined;
};

const topic = 'metrics';

/** The metrics of all processes at this port, whichever of them was asked: each with its number as label `web`. */
function joinMetrics(registry: Registry, siblings: Siblings): () => Promise<string> {
  registry.setDefaultLabels({ web: String(siblings.number) });
  siblings.onRequest(topic, () => registry.getMetricsAsJSON());
  return async () => {
    const [own, others] = await Promise.all([registry.getMetricsAsJSON(), siblings.request(topic)]);
    return AggregatorRegistry.aggregate([own, ...(others as object[][])] as object[]).metrics();
  };
}

/** `/metrics` for Prometheus: process and event loop, requests by route and status, and the given values. */
export function registerMetrics(server: FastifyInstance, { token, gauges, siblings }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its complete response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  const readAll = siblings ? joinMetrics(registry, siblings) : () => registry.metrics();
  const expected = sha256(`Bearer ${token}`);

  server.addHook('onResponse', (request, reply, done) => {
    if (isWarmingUp(request)) return done();
    const { method, routeOptions } = request;
    durations.observe(
      // By route, not by address: a scraper must not get a series per product.
      { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });

  server.get('/metrics', async (request, reply) => {
    const given = sha256(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, expected)) throw new AppError('unauthenticated');
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store');
    return reply.send(await readAll());
  });
}
