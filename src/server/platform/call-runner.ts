import type { CallName } from '../../contract/calls.ts';
import { endpoints } from '../../contract/endpoints.schema.ts';
import type { CallAnswer, CallContext, CallHandlers } from './call-handlers.ts';
import { parseInput, type RawInput } from './validation.ts';

/** Validates a call's input and has it answered: what HTTP and pages share. */
export type CallRunner = <N extends CallName>(
  name: N,
  raw: RawInput,
  context: CallContext,
) => Promise<CallAnswer<N>>;

/** Joins the contract's table with the handlers. */
export function createCallRunner(handlers: CallHandlers): CallRunner {
  return async (name, raw, context) => {
    const input = parseInput(endpoints[name], raw, context.language);
    // parseInput made the input by the schemas that the handler's argument type is derived from.
    return handlers[name](input as Parameters<CallHandlers[typeof name]>[0], context);
  };
}
