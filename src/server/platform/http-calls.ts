import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type CallName, calls } from '../../contract/calls.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.schema.ts';
import { AppError } from './app-error.ts';
import type { Page } from './call-handlers.ts';
import type { CallRunner } from './call-runner.ts';
import { requestLanguage } from './http-language.ts';
import { pagingHeaders } from './paging.ts';
import { createSerializer } from './serialization.ts';

export const apiPrefix = '/api';
const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies HTTPMethods[];

/** `/products/{id}` of the contract as Fastify writes it. */
const routePath = (path: string): string => apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');

function registerCall(server: FastifyInstance, name: CallName, run: CallRunner): void {
  const endpoint: Endpoint = endpoints[name];
  const serialize = createSerializer(endpoint.response);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { params, query, body } = request;
    const result: unknown = await run(name, { params, query, body }, { language: requestLanguage(request) });
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache');
    if (!endpoint.isPaged) return reply.send(serialize(result));
    const page = result as Page<unknown>;
    return reply.headers(pagingHeaders(request.url, page)).send(serialize(page.items));
  }

  server.route({ method: endpoint.method, url: routePath(endpoint.path), handler: answer });
}

/** Answers the methods that a known path does not have with 405 and `Allow` (RFC 9110 §15.5.6). */
function refuseOtherMethods(server: FastifyInstance, path: string, methods: ReadonlySet<HTTPMethods>): void {
  const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
  async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
    reply.header('allow', allow);
    throw new AppError('method_not_allowed');
  }
  server.route({
    method: allMethods.filter((method) => !methods.has(method)),
    url: routePath(path),
    // Before the body is read: its type is of no interest any more.
    onRequest: refuse,
    handler: refuse,
  });
}

/** Registers every call of the contract's table below `/api`. */
export function registerCalls(server: FastifyInstance, run: CallRunner): void {
  const methodsByPath = new Map<string, Set<HTTPMethods>>();
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    registerCall(server, name, run);
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of methodsByPath) refuseOtherMethods(server, path, methods);
}
