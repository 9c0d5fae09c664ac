import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type CallName, calls } from '../../contract/calls.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.schema.ts';
import type { Page } from './call-handlers.ts';
import type { CallRunner } from './call-runner.ts';
import { requestLanguage } from './http-language.ts';
import { refuseBelow, refuseOtherMethods } from './http-methods.ts';
import { pagingHeaders } from './paging.ts';
import { createSerializer } from './serialization.ts';

export const apiPrefix = '/api';

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

/** Registers every call of the contract's table below `/api`; everything else there is not found. */
export function registerCalls(server: FastifyInstance, run: CallRunner): void {
  const methodsByPath = new Map<string, Set<HTTPMethods>>();
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    registerCall(server, name, run);
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of methodsByPath) refuseOtherMethods(server, routePath(path), methods);
  refuseBelow(server, apiPrefix);
}
