import type { CallInput, CallOutput } from '../../contract/api.ts';
import { calls } from '../../contract/calls.ts';
import type { Language } from '../../contract/language.ts';
import type { CallRunner } from '../platform/calls/runner.ts';
import type { RawInput } from '../platform/calls/validation.ts';
import { describeError } from '../platform/http/describe-error.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { CallFailed } from './run-tool.ts';

/** The calls that tools of assistants make: all of them only read. */
export type AssistantCall =
  | 'searchProducts'
  | 'getProduct'
  | 'getProductHistory'
  | 'listCategories'
  | 'splitCart';

/** Makes a call, unless `signal` has ended. @throws CallFailed whose message says why not */
export type CallApi = <N extends AssistantCall>(
  name: N,
  input: CallInput<N>,
  language: Language,
  signal?: AbortSignal,
) => Promise<CallOutput<N>>;

/** Calls within this process; errors of ours are logged, and assistants get no details of them. */
export const callInProcess =
  (run: CallRunner, log: Pick<Log, 'error'>): CallApi =>
  async (name, input, language, signal) => {
    signal?.throwIfAborted();
    try {
      // None of these calls is a paged one.
      return (await run(name, input as RawInput, { language })) as CallOutput<typeof name>;
    } catch (error) {
      const { status, body } = describeError(error, { language, requestId: '' });
      if (status >= 500) log.error({ err: error, call: name }, 'call failed');
      throw new CallFailed(body.message);
    }
  };

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Milliseconds. */
const timeout = 15_000;

/** Asks a running Visavis by its API, for `npm run mcp`. */
export function callOverHttp(origin: string): CallApi {
  return async (name, input, language, signal) => {
    const { method, path } = calls[name];
    const { params = {}, query = {}, body } = input as Parts;
    const url = new URL(
      `/api${path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))}`,
      origin,
    );
    for (const [key, value] of Object.entries(query)) {
      for (const each of [value].flat()) if (each !== undefined) url.searchParams.append(key, String(each));
    }
    const response = await fetch(url, {
      method,
      headers: {
        'accept-language': language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
    const content = await response.json();
    if (!response.ok)
      throw new CallFailed((content as { message?: string }).message ?? `HTTP ${response.status}`);
    return content as never;
  };
}
