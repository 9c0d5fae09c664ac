import type { z } from 'zod';
import type { Access } from './accounts/roles.ts';
import type { Call } from './calls.ts';
import type { ErrorCode } from './errors/error-codes.ts';

/** What a call takes and answers; the server validates by it, the API documents are made from it. */
export type Endpoint = Call & {
  /** For the API's documents, which are in English alone. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form, which may hold files. */
  isForm?: true;
  response: z.ZodType;
  /** The answer is a list whose paging stands in X-Total-Count and Link. */
  isPaged?: true;
  /** The same for everybody who asks: answers may be kept and shared. */
  isPublic?: true;
  /** Its words are those of the language that is asked for. */
  isTranslated?: true;
  /** Who may make the call; absent: everybody, also without a token. */
  access?: Access;
  /** Without `access`: who asks may be signed in all the same, and is then known. */
  maySignIn?: true;
  errors: readonly ErrorCode[];
};
