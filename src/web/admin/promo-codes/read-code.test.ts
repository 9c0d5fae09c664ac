import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

const read = (typed: Record<string, string>) =>
  readCode((name) => ({ code: 'RENTREE10', amount: '10', ...typed })[name] ?? '', 'fr');

it('reads what is typed, in the language’s way', () => {
  expect(
    read({ code: ' RENTREE10 ', amount: '1 234,50 €', minimum: '50', from: '2026-09-01' }),
  ).toMatchObject({
    code: 'RENTREE10',
    percent: null,
    amount: 1234.5,
    minimum: 50,
    from: '2026-09-01',
    until: null,
    isFirstOrder: false,
  });
  expect(read({ amount: '', percent: '10 %' })).toMatchObject({ percent: 10, amount: null, minimum: 0 });
});

it.each([
  ['code', { code: '' }],
  ['code', { code: 'RENTREE 10' }],
  ['percent', { percent: '12,5', amount: '' }],
  ['percent', { percent: '91', amount: '' }],
  ['percent', { percent: 'dix', amount: '' }],
  ['amount', { amount: '0' }],
  ['amount', { amount: '10 %' }],
  ['amount', { amount: '10 000,01' }],
  ['noReduction', { amount: ' ' }],
  ['twoReductions', { percent: '10' }],
  ['minimum', { minimum: '100 001' }],
  ['minimum', { minimum: 'peu' }],
  ['from', { from: '1999-12-31' }],
  ['until', { until: '2101-01-01' }],
  ['order', { from: '2026-09-02', until: '2026-09-01' }],
] as const)('says that %s is what is wrong with %o', (fault, typed) => {
  expect(read(typed)).toBe(fault);
});
