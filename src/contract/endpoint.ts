import type { z } from 'zod';
import type { Access } from './accounts/roles.ts';
import type { Call } from './calls.ts';
import type { ErrorCode } from './errors/error-codes.ts';

/** Values of a body at most, and different names of its fields. */
export type BodyExtent = { values: number; names: number };

/** The input and output of a call; used for validation and the API documents. */
export type Endpoint = Call & {
  /** Text for the API documentation, which is in English only. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form, which may contain files. */
  isForm?: true;
  response: z.ZodType;
  /** The response is a list with its paging in X-Total-Count and Link. */
  isPaged?: true;
  /** Public: responses are the same for everybody and may be cached. */
  isPublic?: true;
  /** The response depends on the requested language. */
  isTranslated?: true;
  /** Who may make the call; absent: everybody, also without a token. */
  access?: Access;
  /** Instead of `access`: requires the key of the feed in the path, which is checked before the body is read. */
  isKeyed?: true;
  /** It changes nothing, though it is no GET. */
  onlyReads?: true;
  /** Bytes of the body, where it may be larger than usual. */
  maxBytes?: number;
  /** Values and different names within the body at most, where `maxBytes` leaves room for very many. */
  extent?: BodyExtent;
  /** Without `access`: the session is read if there is a token. */
  maySignIn?: true;
  errors: readonly ErrorCode[];
};

/** Whether keys for programs are for it: it only reads, and is for everybody. */
export const takesKey = ({ method, access, isKeyed, onlyReads }: Endpoint): boolean =>
  !access && !isKeyed && (method === 'GET' || onlyReads === true);
