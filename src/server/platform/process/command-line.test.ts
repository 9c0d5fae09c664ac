import { expect, it } from 'vitest';
import { readCommandLine, UsageAskedFor } from './command-line.ts';

const read = (...args: string[]) => readCommandLine(args, { at: { type: 'string' } }, 'Usage: …');

it('reads options and what stands between them', () => {
  expect(read('a.csv', '--at', '2026-08-01')).toMatchObject({
    values: { at: '2026-08-01' },
    positionals: ['a.csv'],
  });
});

it.each(['--help', '-h'])('%s shows the usage', (flag) => {
  expect(() => read('a.csv', flag)).toThrow(new UsageAskedFor('Usage: …'));
});

it.each([
  [['--wat'], "Unknown option '--wat'.\n\nUsage: …"],
  [['--at'], "Option '--at <value>' argument missing.\n\nUsage: …"],
])('%j: the mistake, then the usage', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
