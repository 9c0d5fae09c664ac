import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { type Provider, providers, type SocialFailure } from '../../../contract/accounts/social.ts';
import { isLanguage } from '../../../contract/language.ts';
import { visitorLanguage } from '../../platform/http/request-language.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Identity } from '../service.ts';
import {
  browserCookie,
  packTransaction,
  pageOf,
  readCookie,
  type SocialTransaction,
  transactionCookie,
  unpackTransaction,
  writeCookie,
} from './cookies.ts';
import type { SocialProvider } from './providers.ts';
import { decide, issueCode } from './social-sign-in.ts';

export type SocialProviders = Partial<Record<Provider, SocialProvider>>;

export type SocialOptions = {
  identity: Identity;
  providers: SocialProviders;
  /** Origin that visitors use: providers lead back to it. */
  publicUrl: string;
  limit: onRequestHookHandler;
  log: Log;
};

/** Redirects back to the page with the result in the fragment. */
const leadBack = (reply: FastifyReply, page: string, result: Record<string, string>): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`${page}#${new URLSearchParams(result)}`, 303);

/** Codes of what openid-client throws when the provider cannot be reached. */
const isAway = (error: unknown): boolean => {
  const { code, name } = error as { code?: string; name?: string };
  return code === 'OAUTH_TIMEOUT' || name === 'TypeError' || name === 'TimeoutError';
};

function failureOf(error: unknown): SocialFailure {
  const { error: said } = error as { error?: string };
  if (said === 'access_denied') return 'cancelled';
  return isAway(error) ? 'unavailable' : 'failed';
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function createStart(name: Provider, options: SocialOptions): Handler {
  const { providers: configured, publicUrl, log } = options;
  return async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const asked = query.language;
    const language = typeof asked === 'string' && isLanguage(asked) ? asked : visitorLanguage(request);
    const returnTo = pageOf(query.returnTo, language);
    const fail = (failure: SocialFailure) =>
      leadBack(reply, returnTo, { 'sign-in-error': failure, provider: name });
    const provider = configured[name];
    if (!provider) return fail('not_configured');
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const transaction: SocialTransaction = { provider: name, language, returnTo, ...checks };
    try {
      const url = await provider.start(`${publicUrl}/api/auth/${name}/callback`, checks);
      const isSecure = publicUrl.startsWith('https:');
      reply.header('set-cookie', writeCookie(transactionCookie, packTransaction(transaction), isSecure));
      return reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (err) {
      log.warn({ err, provider: name }, 'sign-in provider cannot be reached');
      return fail('unavailable');
    }
  };
}

function createCallback(name: Provider, options: SocialOptions): Handler {
  const { identity, providers: configured, publicUrl, log } = options;
  const { database, mailer } = identity;
  const isSecure = publicUrl.startsWith('https:');

  async function finish(currentUrl: URL, transaction: SocialTransaction) {
    const provider = configured[name];
    if (!provider) return { failure: 'not_configured' as const };
    const profile = await provider.finish(currentUrl, transaction);
    return database.transaction(async (db) => {
      const decision = await decide(db, mailer, profile, transaction.language);
      return 'user' in decision ? issueCode(db, decision.user.id) : decision;
    });
  }

  return async (request, reply) => {
    const transaction = unpackTransaction(readCookie(request.headers.cookie, transactionCookie));
    const taken = writeCookie(transactionCookie, '', isSecure);
    reply.header('set-cookie', taken);
    const page = pageOf(transaction?.returnTo, transaction?.language ?? visitorLanguage(request));
    const fail = (failure: SocialFailure) =>
      leadBack(reply, page, { 'sign-in-error': failure, provider: name });
    // Used up, too old, or begun by somebody else.
    if (transaction?.provider !== name) return fail('expired');
    try {
      const result = await finish(new URL(request.url, publicUrl), transaction);
      if ('failure' in result) return fail(result.failure);
      reply.removeHeader('set-cookie');
      reply.header('set-cookie', [taken, writeCookie(browserCookie, result.browser, isSecure)]);
      return leadBack(reply, page, { 'sign-in': result.code });
    } catch (err) {
      const failure = failureOf(err);
      if (failure !== 'cancelled') log.warn({ err, provider: name }, 'sign-in with a provider failed');
      return fail(failure);
    }
  };
}

/** `/api/auth/google` and `/api/auth/facebook`, and their callbacks. */
export function registerSocial(server: FastifyInstance, options: SocialOptions): void {
  const { limit } = options;
  for (const name of providers) {
    server.get(`/api/auth/${name}`, { onRequest: limit }, createStart(name, options));
    server.get(`/api/auth/${name}/callback`, { onRequest: limit }, createCallback(name, options));
  }
}
