import { expect, it } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { refusedFieldOf } from './refused-field.ts';

const refused = (details: unknown) => refusedFieldOf(new CallError(400, 'Refused.', details));

it('is the one that the reason is about', () => {
  expect(refused({ reason: 'email_taken' })).toEqual({ name: 'email', message: 'Refused.' });
});

it('is the one that the server names, where a reason may be about several', () => {
  expect(refused({ reason: 'category_exists', field: 'nameFr' })).toEqual({
    name: 'nameFr',
    message: 'Refused.',
  });
});

it('is the first of those that break the schema, with what is wrong there', () => {
  const faults = [
    { path: 'body.said.2', message: 'Too long' },
    { path: 'body.asked', message: 'Too many' },
  ];
  expect(refused(faults)).toEqual({ name: 'said', message: 'Too long' });
});

it.each([
  ['nothing is told', undefined],
  ['nothing of it is', []],
  ['it is the query', [{ path: 'query.limit', message: 'Too big' }]],
  ['the whole body is', [{ path: 'body', message: 'No object' }]],
  ['another reason is given', { reason: 'last_manager' }],
])('is none where %s', (_name, details) => {
  expect(refused(details)).toBeUndefined();
});
