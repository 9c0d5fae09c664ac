import { type Endpoint, takesKey } from '../../../contract/endpoint.ts';
import { type ErrorCode, errorStatuses } from '../../../contract/errors/error-codes.ts';
import { errorMessage } from '../../../contract/errors/messages.ts';
import type { ErrorBody } from '../../../contract/errors/schema.ts';
import { type Response, refer } from './openapi-types.ts';

/** The meaning of each code for client authors. */
export const errorMeanings: Record<ErrorCode, string> = {
  invalid_request:
    'A parameter or a field is missing, unknown or not as described; `details` lists each with its place and why.',
  unauthenticated:
    'No token, or one whose session is over; a key that is withdrawn or over; at sign-in: wrong e-mail or password.',
  forbidden: 'The token is good, but its owner’s role may not make this call; a key that is not for it.',
  not_found: 'There is no such thing, or it is somebody else’s.',
  method_not_allowed: 'The address exists, the method does not; `Allow` lists those that do.',
  conflict:
    'The request contradicts what there is now: edited meanwhile, used elsewhere, or a password to be changed first.',
  payload_too_large: 'The body is larger than the call takes.',
  unsupported_media_type: 'Calls take `application/json`; those with files `multipart/form-data`.',
  range_not_satisfiable: 'The file is shorter; `Content-Range` says how long it is.',
  too_many_requests: 'Asked too often; `Retry-After` says after how many seconds to come back.',
  internal: 'Our fault. Name the `requestId` when you report it.',
  unavailable:
    'The database is away, or the server has just started; try again, after `Retry-After` if given.',
};

const exampleDetails: Partial<Record<ErrorCode, unknown>> = {
  invalid_request: [{ path: 'query.limit', message: '1 at least.' }],
  conflict: { reason: 'email_taken' },
};

const retries: readonly ErrorCode[] = ['too_many_requests', 'unavailable'];

function responseOf(code: ErrorCode): Response {
  const details = exampleDetails[code];
  const example: ErrorBody = { message: errorMessage('en', code), code, requestId: '5f0c9a1be27d-4k' };
  if (details !== undefined) example.details = details;
  return {
    description: errorMeanings[code],
    headers: {
      'X-Request-Id': refer('headers', 'X-Request-Id'),
      ...(retries.includes(code) && { 'Retry-After': refer('headers', 'Retry-After') }),
    },
    content: { 'application/json': { schema: refer('schemas', 'Error'), example } },
  };
}

/** Of other methods than the one that a call is described under, and of files. */
const otherCodes: readonly ErrorCode[] = ['method_not_allowed', 'range_not_satisfiable'];
const codes = (Object.keys(errorStatuses) as ErrorCode[]).filter((code) => !otherCodes.includes(code));

/** The response of each error, for calls to refer to. */
export const errorResponses = (): Record<string, Response> =>
  Object.fromEntries(codes.map((code) => [code, responseOf(code)]));

/** Error codes that every call of a kind has; the contract lists those of a single call. */
function impliedCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, isKeyed, body, params, method } = endpoint;
  return [
    'invalid_request',
    ...(takesKey(endpoint) ? (['unauthenticated', 'forbidden'] as const) : []),
    ...(access ? (['unauthenticated'] as const) : []),
    ...(access && access !== 'user' ? (['forbidden', 'conflict'] as const) : []),
    ...(method === 'GET' ? [] : (['conflict'] as const)),
    ...(params && !isKeyed ? (['not_found'] as const) : []),
    ...(body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'too_many_requests',
    'internal',
    'unavailable',
  ];
}

/** Every error that a call may return, by its status. */
export function errorsOf(endpoint: Endpoint): Record<string, { $ref: string }> {
  const possible = new Set([...endpoint.errors, ...impliedCodes(endpoint)]);
  return Object.fromEntries(
    codes
      .filter((code) => possible.has(code))
      .map((code) => [String(errorStatuses[code]), refer('responses', code)]),
  );
}
