import type { FastifyInstance, FastifyReply } from 'fastify';

/** Response headers exposed to scripts of other origins. */
const exposedHeaders = 'Link, Retry-After, X-Request-Id, X-Total-Count';
const methods = 'GET, POST, PUT, DELETE';
const requestHeaders = 'Accept-Language, Authorization, Content-Type';
/** Seconds for which a browser caches a preflight response. */
const maxAge = 600;

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/\borigin\b/i.test(vary)) reply.header('vary', [vary, 'Origin'].filter(Boolean).join(', '));
}

/**
 * Lets scripts of these origins make calls below a prefix (Fetch standard, CORS); never with cookies, as the
 * session is a bearer token. Without origins CORS is off.
 */
export function registerCors(server: FastifyInstance, prefix: string, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const isOurs = (url: string) => url.startsWith(`${prefix}/`);

  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !isOurs(request.url) || !origins.includes(origin)) return done();
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', exposedHeaders);
    const isQuestion =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isQuestion) return done();
    addVary(reply);
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': String(maxAge),
      })
      .send();
  });
  // Cacheable responses vary by Origin, also for requests without one.
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (isOurs(request.url)) addVary(reply);
    done();
  });
}
