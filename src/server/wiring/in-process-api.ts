import type { z } from 'zod';
import type { Api, CallOutput, PublicCallName } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { errorStatuses } from '../../contract/errors/error-codes.ts';
import type { Page } from '../platform/calls/handlers.ts';
import type { CallRunner } from '../platform/calls/runner.ts';
import { toAppError } from '../platform/http/describe-error.ts';
import type { Log } from '../platform/telemetry/log.ts';

/**
 * The API for a page that this process renders: the same validation and the same fields as over HTTP,
 * without a request of its own. Rejects with an AppError, told by its `code`; what went wrong on our side is logged.
 */
export function createInProcessApi(run: CallRunner, log: Log, requestId: string): Api {
  async function call<N extends PublicCallName>(name: N, input: Parameters<Api>[1]): Promise<CallOutput<N>> {
    const endpoint: Endpoint = endpoints[name];
    const { language, ...raw } = input;
    const answer: unknown = await run(name, raw, { language });
    const value = endpoint.isPaged ? (answer as Page<unknown>).items : answer;
    // Undeclared fields are dropped here as the serialiser drops them over HTTP.
    return (endpoint.response as z.ZodType<CallOutput<N>>).parse(value);
  }

  return async (name, input) => {
    try {
      return await call(name, input);
    } catch (error) {
      const failure = toAppError(error);
      if (errorStatuses[failure.code] >= 500) log.error({ err: error, call: name, requestId }, 'call failed');
      throw failure;
    }
  };
}
