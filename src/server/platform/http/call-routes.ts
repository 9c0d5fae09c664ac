import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestHookHandler,
} from 'fastify';
import { z } from 'zod';
import { type CallName, calls } from '../../../contract/calls.ts';
import { type Endpoint, takesKey } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { uploadLimits } from '../../../contract/products/upload-limits.ts';
import { AppError } from '../app-error.ts';
import type { CallRecorder } from '../calls/call-recorder.ts';
import type { Page } from '../calls/handlers.ts';
import { type Address, pagingHeaders } from '../calls/paging-headers.ts';
import { nameQuery } from '../calls/query-names.ts';
import { type Authenticate, admit, type CallRunner } from '../calls/runner.ts';
import { createListSerializer, createSerializer } from '../calls/serialization.ts';
import type { RawResponse } from '../response-cache/cached-response.ts';
import {
  type CacheKey,
  type PublicResponseCache,
  publicCacheControl,
} from '../response-cache/public-response-cache.ts';
import { callerOf } from './caller.ts';
import { takeForms } from './forms.ts';
import { withoutQuery } from './http-server.ts';
import { refuseBelow, refuseOtherMethods } from './methods.ts';
import { requestLanguage } from './request-language.ts';

export const apiPrefix = '/api';

/** `/products/{id}` of the contract as Fastify writes it. */
const routePath = (path: string): string => apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1');

const json = { 'content-type': 'application/json; charset=utf-8' };
const publicHeaders = { ...json, 'cache-control': publicCacheControl, vary: 'Accept-Encoding' };
const translatedHeaders = { ...publicHeaders, vary: 'Accept-Encoding, Accept-Language' };
const privateHeaders = { ...json, 'cache-control': 'no-store' };

/** Headers that all responses of a call share. */
function fixedHeaders({ isPublic, isTranslated }: Endpoint) {
  if (!isPublic) return privateHeaders;
  return isTranslated ? translatedHeaders : publicHeaders;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** The canonical address of a call: its path, and its parsed parameters sorted by name. */
function createAddressOf(endpoint: Endpoint): (request: FastifyRequest, query: Given) => Address {
  const names = Object.keys(endpoint.query?.shape ?? {}).sort();
  return (request, query) => {
    const parameters = new URLSearchParams();
    for (const name of names) {
      const value = query[name];
      if (typeof value === 'string') parameters.append(name, value);
      else if (value) for (const one of value) parameters.append(name, one);
    }
    return { path: withoutQuery(request.url), parameters };
  };
}

/**
 * The cache key of a response: its address, and its language where that makes a difference. An address with
 * parameters that the call refuses has no cached response.
 */
function createKeyOf(endpoint: Endpoint): (request: FastifyRequest) => CacheKey | undefined {
  const addressOf = createAddressOf(endpoint);
  return (request) => {
    const { query, fault } = nameQuery(endpoint, request.query as Given);
    if (fault) return undefined;
    const { path, parameters } = addressOf(request, query);
    const isFree = parameters.size > 0;
    const address = isFree ? `${path}?${parameters}` : path;
    return { text: endpoint.isTranslated ? `${requestLanguage(request)} ${address}` : address, isFree };
  };
}

/** Public lists show the same products again and again: the serialized bytes of each are cached. */
function createWriter({ response, isPaged, isPublic }: Endpoint): (result: unknown) => Buffer {
  if (isPaged && isPublic && response instanceof z.ZodArray) {
    const writeList = createListSerializer(response.element as z.ZodType);
    return (items) => writeList(items as readonly object[]);
  }
  const serialize = createSerializer(response);
  return (result) => Buffer.from(serialize(result));
}

export type CallOptions = {
  run: CallRunner;
  authenticate: Authenticate;
  cache: PublicResponseCache | undefined;
  /** Records what a cached response depends on. */
  recordCall: CallRecorder;
  /** Rate limit for requests that the cache cannot serve. */
  limit: onRequestHookHandler;
  /** The same for calls that only read and are for everybody, by the key of a program where there is one. */
  limitReads: onRequestHookHandler;
  /** Admits a call by the key of what its path names. @throws AppError */
  admitByKey: (id: string, authorization: string | undefined) => Promise<void>;
  /** Waits until every process that may get the next request knows what staff has changed. */
  awaitPropagation: () => Promise<void>;
};

const isForAdmins = ({ access }: Endpoint): boolean => access === 'admin' || access === 'superadmin';

function registerCall(server: FastifyInstance, name: CallName, options: CallOptions): void {
  const { run, cache, recordCall, authenticate, awaitPropagation } = options;
  const endpoint: Endpoint = endpoints[name];
  const limit = takesKey(endpoint) ? options.limitReads : options.limit;
  const isEdit = endpoint.method !== 'GET' && isForAdmins(endpoint);
  const write = createWriter(endpoint);
  const addressOf = createAddressOf(endpoint);
  const keyOf = createKeyOf(endpoint);
  const fixed = fixedHeaders(endpoint);

  async function make(request: FastifyRequest): Promise<RawResponse> {
    const { params, query, body } = request;
    const language = requestLanguage(request);
    // A public response must not depend on the caller.
    const context = endpoint.isPublic ? { language } : { language, client: callerOf(request) };
    const result: unknown = await run(name, { params, query, body }, context);
    if (isEdit) await awaitPropagation();
    const dependencies =
      cache && endpoint.isPublic ? [recordCall({ name, raw: { params, query }, language }, result)] : [];
    if (!endpoint.isPaged) return { headers: fixed, body: write(result), dependencies };
    const page = result as Page<unknown>;
    const readAddress = () => addressOf(request, nameQuery(endpoint, query as Given).query);
    const headers = { ...fixed, ...pagingHeaders(readAddress, page) };
    return { headers, body: write(page.items), dependencies };
  }

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (cache && endpoint.isPublic) {
      const isSent = await cache.send(keyOf(request), request, reply, () => make(request));
      if (isSent) return reply;
    }
    const { headers, body } = await make(request);
    return reply.headers(headers).send(body);
  }

  /** Access is checked before the body of an upload is read. */
  async function admitFirst(request: FastifyRequest): Promise<void> {
    const context = { language: requestLanguage(request), client: callerOf(request) };
    await admit(context, endpoint.access ?? 'user', authenticate);
  }

  const admitHolder = ({ params, headers }: FastifyRequest): Promise<void> =>
    options.admitByKey((params as { id: string }).id, headers.authorization);

  const route = {
    method: endpoint.method,
    url: routePath(endpoint.path),
    handler: respond,
    ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
  };
  if (endpoint.isForm) {
    server.register(async (scope) => {
      takeForms(scope, uploadLimits.formBytes);
      scope.addHook('onRequest', limit);
      scope.addHook('onRequest', admitFirst);
      scope.route(route);
    });
    return;
  }
  if (endpoint.isKeyed) {
    server.route({ ...route, onRequest: [limit, admitHolder] });
    return;
  }
  server.route({
    ...route,
    onRequest: endpoint.isPublic && cache ? [cache.sendCached(keyOf, make), limit] : limit,
  });
}

/** `/categories/` names no category: it is no address, whatever the method and whoever asks. */
function refuseNameless(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const path = withoutQuery(request.url);
    const isNameless = path.startsWith(`${apiPrefix}/`) && path.endsWith('/');
    done(isNameless ? new AppError('not_found') : undefined);
  });
}

/** Registers every call of the contract's table below `/api`; everything else there is not found. */
export function registerCalls(server: FastifyInstance, options: CallOptions): void {
  refuseNameless(server);
  const methodsByPath = new Map<string, Set<HTTPMethods>>();
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    registerCall(server, name, options);
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method));
  }
  for (const [path, methods] of methodsByPath) refuseOtherMethods(server, routePath(path), methods);
  refuseBelow(server, apiPrefix);
}
