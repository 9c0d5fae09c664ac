import { type Call, type CallName, calls } from '../../contract/calls.ts';
import type { ErrorBody } from '../../contract/errors/schema.ts';
import type { Language } from '../../contract/language.ts';
import { whileBusy } from './busy.ts';
import { CallError } from './call-error.ts';
import { notifyUnready, refuseSession } from './session-events.ts';
import { readToken } from './token.ts';

/** What fills a call's address, and its body. */
export type Input = {
  language: Language;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${filled}${text && `?${text}`}`;
}

/**
 * Milliseconds after which a call without a response has failed: a button that waits for ever can't be pressed again. More
 * than the server takes for anything, the feed of a slow merchant's server included.
 */
const longest = { reading: 30_000, writing: 60_000 };

function requestOf(name: CallName, { language, body }: Input, token: string | null): RequestInit {
  const { method } = calls[name];
  const headers = new Headers({ 'Accept-Language': language });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  // The browser sets the multipart boundary itself.
  if (body === undefined || body instanceof FormData) return { method, headers, body: body ?? null };
  headers.set('Content-Type', 'application/json');
  return { method, headers, body: JSON.stringify(body) };
}

/** The response, whose body may take as long as the connection needs; undefined: there is none in time. */
async function respond(address: string, request: RequestInit): Promise<Response | undefined> {
  const late = new AbortController();
  const limit = request.method === 'GET' ? longest.reading : longest.writing;
  // Files take as long as the connection needs.
  const timer = request.body instanceof FormData ? undefined : setTimeout(() => late.abort(), limit);
  return await fetch(address, { ...request, signal: late.signal })
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

/** Staff must change their password or confirm their address first. */
const isAboutReadiness = (details: unknown): boolean =>
  /^(?:password_change|email_confirmation)_required$/.test(
    (details as { reason?: string } | null)?.reason ?? '',
  );

/** The body of a response, as JSON, with its headers. */
export type CallResult = { body: unknown; headers: Headers };

async function send(name: CallName, input: Input): Promise<CallResult> {
  const call: Call = calls[name];
  const token = call.isAnonymous ? null : readToken();
  const address = addressOf(call.path, input);
  const response = await respond(address, requestOf(name, input, token));
  if (!response) throw new CallError();
  const body: unknown = await response.json().catch(() => undefined);
  // Every response is JSON; anything else comes from an intermediary, such as a captive portal.
  if (response.ok && body === undefined) throw new CallError();
  if (response.ok) return { body, headers: response.headers };
  const isRefused = response.status === 401 || response.status === 403;
  // Signing out of an ended session counts as success.
  if (isRefused && token !== null && name !== 'logout') refuseSession(token);
  const { message, details } = (body ?? {}) as Partial<ErrorBody>;
  if (isAboutReadiness(details)) notifyUnready();
  throw new CallError(response.status, message, details);
}

/** Makes a call with the user's token, with the loading overlay where it has one. @throws CallError */
export function sendShown(name: CallName, input: Input): Promise<CallResult> {
  const { isShown }: Call = calls[name];
  const result = send(name, input);
  return isShown ? whileBusy(result) : result;
}
