import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AppError } from '../app-error.ts';

const allMethods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
] as const satisfies HTTPMethods[];

/** Responds to unsupported methods of a known path with 405 and `Allow` (RFC 9110 §15.5.6). */
export function refuseOtherMethods(
  server: FastifyInstance,
  url: string,
  methods: ReadonlySet<HTTPMethods>,
): void {
  const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
  async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
    reply.header('allow', allow);
    throw new AppError('method_not_allowed');
  }
  server.route({
    method: allMethods.filter((method) => !methods.has(method)),
    url,
    // Before the body is parsed.
    onRequest: refuse,
    handler: refuse,
  });
}

/** Responds to every method below an address with 404. */
export function refuseBelow(server: FastifyInstance, prefix: string): void {
  async function refuse(): Promise<never> {
    throw new AppError('not_found');
  }
  server.all(`${prefix}/*`, { onRequest: refuse }, refuse);
}
