import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestHookHandler,
} from 'fastify';
import { z } from 'zod';
import { type CallName, calls } from '../../contract/calls.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.schema.ts';
import { uploadLimits } from '../../contract/upload-limits.ts';
import type { Answer } from './answer-cache.ts';
import type { Caller, Page } from './call-handlers.ts';
import { type Authenticate, admit, type CallRunner } from './call-runner.ts';
import { type AnswerKey, type KeptAnswers, publicCacheControl } from './http-answers.ts';
import { takeForms } from './http-forms.ts';
import { requestLanguage } from './http-language.ts';
import { refuseBelow, refuseOtherMethods } from './http-methods.ts';
import { type Address, pagingHeaders } from './paging.ts';
import { clientOf } from './rate-limit.ts';
import { createListSerializer, createSerializer } from './serialization.ts';

export const apiPrefix = '/api';

/** `/products/{id}` of the contract as Fastify writes it. */
const routePath = (path: string): string => apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');

const publicHeaders = { 'cache-control': publicCacheControl, vary: 'Accept-Encoding' };
const translatedHeaders = { ...publicHeaders, vary: 'Accept-Encoding, Accept-Language' };
const privateHeaders = { 'cache-control': 'no-store' };

function cachingHeaders({ isPublic, isTranslated }: Endpoint) {
  if (!isPublic) return privateHeaders;
  return isTranslated ? translatedHeaders : publicHeaders;
}

/** The address of a call in one spelling: its path, and the declared parameters in the order of their names. */
function createAddressOf({ query }: Endpoint): (request: FastifyRequest) => Address {
  const names = Object.keys(query?.shape ?? {}).sort();
  return ({ url }) => {
    const parameters = new URLSearchParams();
    const start = url.indexOf('?');
    if (start < 0) return { path: url, parameters };
    const given = new URLSearchParams(url.slice(start));
    for (const name of names) for (const value of given.getAll(name)) parameters.append(name, value);
    return { path: url.slice(0, start), parameters };
  };
}

/** What a kept answer is found by: its address, and its language where that makes a difference. */
function createKeyOf(endpoint: Endpoint): (request: FastifyRequest) => AnswerKey {
  const addressOf = createAddressOf(endpoint);
  return (request) => {
    const { path, parameters } = addressOf(request);
    const isFree = parameters.size > 0;
    const address = isFree ? `${path}?${parameters}` : path;
    return { text: endpoint.isTranslated ? `${requestLanguage(request)} ${address}` : address, isFree };
  };
}

/** As much of a client's own name as is kept. */
const maxUserAgent = 300;

const callerOf = ({ headers, ip }: FastifyRequest): Caller => ({
  authorization: headers.authorization,
  cookie: headers.cookie,
  address: clientOf(ip),
  userAgent: (headers['user-agent'] ?? '').toWellFormed().slice(0, maxUserAgent),
});

/** Public lists show the same products again and again: the bytes of each are kept. */
function createWriter({ response, isPaged, isPublic }: Endpoint): (answer: unknown) => Buffer {
  if (isPaged && isPublic && response instanceof z.ZodArray) {
    const writeList = createListSerializer(response.element as z.ZodType);
    return (items) => writeList(items as readonly object[]);
  }
  const serialize = createSerializer(response);
  return (answer) => Buffer.from(serialize(answer));
}

export type CallOptions = {
  run: CallRunner;
  authenticate: Authenticate;
  kept: KeptAnswers | undefined;
  /** Refuses clients who ask for too much that is not kept. */
  limit: onRequestHookHandler;
};

function registerCall(server: FastifyInstance, name: CallName, options: CallOptions): void {
  const { run, kept, limit, authenticate } = options;
  const endpoint: Endpoint = endpoints[name];
  const write = createWriter(endpoint);
  const addressOf = createAddressOf(endpoint);
  const keyOf = createKeyOf(endpoint);
  const caching = cachingHeaders(endpoint);

  async function make(request: FastifyRequest): Promise<Answer> {
    const { params, query, body } = request;
    const context = { language: requestLanguage(request), client: callerOf(request) };
    const result: unknown = await run(name, { params, query, body }, context);
    const page = endpoint.isPaged ? (result as Page<unknown>) : undefined;
    return {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...caching,
        ...(page && pagingHeaders(addressOf(request), page)),
      },
      body: write(page ? page.items : result),
    };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isSent =
      endpoint.isPublic && (await kept?.send(keyOf(request), request, reply, () => make(request)));
    if (isSent) return reply;
    const { headers, body } = await make(request);
    return reply.headers(headers).send(body);
  }

  /** Nobody sends us files before they may. */
  async function admitFirst(request: FastifyRequest): Promise<void> {
    const context = { language: requestLanguage(request), client: callerOf(request) };
    await admit(context, endpoint.access ?? 'user', authenticate);
  }

  const route = { method: endpoint.method, url: routePath(endpoint.path), handler: answer };
  if (endpoint.isForm) {
    server.register(async (scope) => {
      takeForms(scope, uploadLimits.formBytes);
      scope.addHook('onRequest', limit);
      scope.addHook('onRequest', admitFirst);
      scope.route(route);
    });
    return;
  }
  server.route({
    ...route,
    onRequest: endpoint.isPublic && kept ? [kept.sendKept(keyOf), limit] : limit,
  });
}

/** Registers every call of the contract's table below `/api`; everything else there is not found. */
export function registerCalls(server: FastifyInstance, options: CallOptions): void {
  const methodsByPath = new Map<string, Set<HTTPMethods>>();
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    registerCall(server, name, options);
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of methodsByPath) refuseOtherMethods(server, routePath(path), methods);
  refuseBelow(server, apiPrefix);
}
