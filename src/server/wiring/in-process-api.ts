import type { z } from 'zod';
import type { Api, CallOutput, PublicCallName } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type ErrorCode, errorStatuses } from '../../contract/errors/error-codes.ts';
import type { CallRecorder, RecordedCall } from '../platform/calls/call-recorder.ts';
import type { Page } from '../platform/calls/handlers.ts';
import type { CallRunner } from '../platform/calls/runner.ts';
import { toAppError } from '../platform/http/describe-error.ts';
import type { Dependency } from '../platform/response-cache/dependencies.ts';
import type { Log } from '../platform/telemetry/log.ts';

export type InProcessOptions = {
  run: CallRunner;
  log: Log;
  requestId: string;
  /** Where responses are cached: records what the page depends on. */
  recording?: { recordCall: CallRecorder; record: (dependency: Dependency) => void } | undefined;
};

/**
 * The API for pages that this process renders: the same validation and the same fields as over HTTP, without an HTTP
 * request. Rejects with an AppError, which callers recognise by its `code`; unexpected errors are logged.
 */
export function createInProcessApi({ run, log, requestId, recording }: InProcessOptions): Api {
  function note(call: RecordedCall, result: unknown, refusal?: ErrorCode): void {
    recording?.record(recording.recordCall(call, result, refusal));
  }

  async function call<N extends PublicCallName>(
    name: N,
    input: Parameters<Api>[1],
    select?: (result: never) => unknown,
  ): Promise<CallOutput<N>> {
    const endpoint: Endpoint = endpoints[name];
    const { language, ...raw } = input;
    const result: unknown = await run(name, raw, { language });
    note({ name, raw, language, select }, result);
    const value = endpoint.isPaged ? (result as Page<unknown>).items : result;
    // Undeclared fields are dropped here as the serialiser drops them over HTTP.
    return (endpoint.response as z.ZodType<CallOutput<N>>).parse(value);
  }

  return async (name, input, select) => {
    try {
      const result = await call(name, input, select);
      // Without `select` the whole result is used.
      return select ? select(result) : (result as ReturnType<NonNullable<typeof select>>);
    } catch (error) {
      const failure = toAppError(error);
      const { language, ...raw } = input;
      note({ name, raw, language }, undefined, failure.code);
      if (errorStatuses[failure.code] >= 500) log.error({ err: error, call: name, requestId }, 'call failed');
      throw failure;
    }
  };
}
