import { type Access, mayUse } from '../../../contract/accounts/roles.ts';
import type { CallName } from '../../../contract/calls.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { AppError } from '../app-error.ts';
import { isOvertaken } from '../database/database-errors.ts';
import type { CallContext, CallHandlers, CallResult, Session, SignedInContext } from './handlers.ts';
import { parseInput, type RawInput } from './validation.ts';

/** Validates a call's input and runs its handler: shared by HTTP and pages. */
export type CallRunner = <N extends CallName>(
  name: N,
  raw: RawInput,
  context: CallContext,
) => Promise<CallResult<N>>;

/** The session of an Authorization header; undefined: none, or it has ended. */
export type Authenticate = (authorization: string | undefined) => Promise<Session | undefined>;

/** Staff need a sufficient password of their own, and a confirmed address. @throws AppError `conflict` */
function refuseUnready({ mustChangePassword, mustConfirmEmail }: Session): void {
  if (mustChangePassword) throw new AppError('conflict', { reason: 'password_change_required' });
  if (mustConfirmEmail) throw new AppError('conflict', { reason: 'email_confirmation_required' });
}

/**
 * Authorizes a call. @throws AppError `unauthenticated`, `forbidden`, `conflict` for staff who are not ready
 */
export async function admit(
  context: CallContext,
  access: Access,
  authenticate: Authenticate,
): Promise<SignedInContext> {
  const session = await authenticate(context.client?.authorization);
  if (!session) throw new AppError('unauthenticated');
  if (!mayUse(session.role, access)) throw new AppError('forbidden');
  if (access !== 'user') refuseUnready(session);
  return { ...context, session };
}

/**
 * Turns a row that was deleted before the write, or a deadlock, into a conflict: nothing was stored, and the client
 * can load the present state. @throws AppError `conflict`, or `cause` as it is
 */
function refuseOvertaken(cause: unknown): never {
  throw isOvertaken(cause) ? new AppError('conflict', { reason: 'changed_meanwhile', cause }) : cause;
}

/** Combines the contract's table with the handlers and the access rules. */
export function createCallRunner(handlers: CallHandlers, authenticate: Authenticate): CallRunner {
  return async (name, raw, context) => {
    const endpoint: Endpoint = endpoints[name];
    const admitted = endpoint.access ? await admit(context, endpoint.access, authenticate) : context;
    const input = parseInput(endpoint, raw, context.language);
    // Both were made by the entry of the table that the handler's types are derived from.
    type Arguments = Parameters<CallHandlers[typeof name]>;
    const result = handlers[name](input as Arguments[0], admitted as Arguments[1]);
    return endpoint.method === 'GET' ? result : result.catch(refuseOvertaken);
  };
}
