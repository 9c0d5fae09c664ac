import { describe, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { describeError, errorCodeOf } from './describe-error.ts';

const failure = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

describe('isDatabaseUnavailable', () => {
  test.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED' })],
    ['one per address tried', new AggregateError([failure({ code: 'ECONNREFUSED' })])],
    ['a socket file that is gone', failure({ code: 'ENOENT', syscall: 'connect' })],
    ['a shutdown', failure({ code: '57P01' })],
    ['a start', failure({ code: '57P03' })],
    ['a lost connection', failure({}, 'Connection terminated unexpectedly')],
    ['no free connection', failure({}, 'timeout exceeded when trying to connect')],
    ['a server that says nothing any more', failure({}, 'Query read timeout')],
    ['a statement that took too long', failure({ code: '57014' })],
    ['a cause', new Error('query failed', { cause: failure({ code: 'ECONNRESET' }) })],
  ])('%s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(errorCodeOf(error)).toBe('unavailable');
  });

  test.each([
    ['a missing file', failure({ code: 'ENOENT', syscall: 'open' })],
    ['a broken constraint', failure({ code: '23505' })],
    ['a wrong statement', failure({ code: '42601' })],
    ['a statement that wants too much memory', failure({ code: '53200' })],
    ['anything else', 'text'],
    ['nothing', undefined],
  ])('not %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
    expect(errorCodeOf(error)).toBe('internal');
  });
});

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'what finds no place on a disk is unavailable as well: %s',
  (code) => {
    expect(errorCodeOf(failure({ code }))).toBe('unavailable');
  },
);

test.each([
  [400, 'invalid_request'],
  [403, 'invalid_request'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [416, 'range_not_satisfiable'],
  [418, 'invalid_request'],
  [503, 'unavailable'],
  [500, 'internal'],
])('what Fastify refuses with %d is %s', (statusCode, code) => {
  expect(errorCodeOf(failure({ statusCode }))).toBe(code);
});

describe('describeError', () => {
  const asked = { language: 'en', requestId: 'r' } as const;

  test('never tells what happened inside', () => {
    const { status, body } = describeError(failure({ detail: 'secret' }, 'password=secret'), asked);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body).toEqual({
      message: 'Something went wrong on our side. Try again.',
      code: 'internal',
      requestId: 'r',
    });
  });

  test('hands on details that were meant for the client', () => {
    const error = new AppError('conflict', { details: [1], cause: failure({}, 'secret') });
    expect(describeError(error, asked)).toMatchObject({ status: 409, body: { details: [1] } });
  });
});
