import type { z } from 'zod';
import type { Access, Role } from '../../../contract/accounts/roles.ts';
import type { CallName } from '../../../contract/calls.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { Language } from '../../../contract/language.ts';

type Part<N extends CallName, P extends 'params' | 'query' | 'body'> = Endpoints[N] extends {
  [K in P]: infer S extends z.ZodType;
}
  ? { [K in P]: z.output<S> }
  : unknown;

/** A call's validated input, defaults filled in. */
export type CallArguments<N extends CallName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;

/** One page of a list: its items, and the data of `X-Total-Count` and `Link`. */
export type Page<Item> = {
  items: Item[];
  total: number;
  page: number;
  limit: number;
  /** Items that pages reach; left out: all. */
  reach?: number | undefined;
};

type Response<N extends CallName> = z.output<Endpoints[N]['response']>;
export type CallResult<N extends CallName> = Endpoints[N] extends { isPaged: true }
  ? Page<Response<N> extends readonly (infer Item)[] ? Item : never>
  : Response<N>;

/** Where a call over HTTP came from. */
export type Caller = {
  authorization: string | undefined;
  /** The client's address; of IPv6 its network. */
  address: string;
  userAgent: string;
  /** The requested language if we have it. */
  language: Language | undefined;
  cookie: string | undefined;
};

/** Who is signed in, as the database has it now. */
export type Session = {
  id: string;
  userId: number;
  role: Role;
  /** What staff calls wait for. */
  mustChangePassword: boolean;
  mustConfirmEmail: boolean;
};

/** The caller; in-process calls have no client. */
export type CallContext = { language: Language; client?: Caller | undefined };
/** Of a call that is not for everybody. */
export type SignedInContext = CallContext & { session: Session };

type ContextOf<N extends CallName> = Endpoints[N] extends { access: Access } ? SignedInContext : CallContext;

export type CallHandler<N extends CallName> = (
  input: CallArguments<N>,
  context: ContextOf<N>,
) => Promise<CallResult<N>>;

/** The handlers of all calls; each feature's `routes.ts` provides some. */
export type CallHandlers = { [N in CallName]: CallHandler<N> };
/** The handlers of one of the contract's tables. */
export type HandlersOf<Table> = Pick<CallHandlers, keyof Table & CallName>;
