import { expect, test } from 'vitest';
import { isInstalled } from './bootstrap.mjs';

const lock = {
  packages: {
    '': { name: 'visavis' },
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/ours': { version: '2.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/theirs': { version: '2.0.0', optional: true, os: ['plan9'] },
    'node_modules/of-theirs': { version: '3.0.0', optional: true },
  },
};
const { 'node_modules/plain': plain, 'node_modules/ours': ours } = lock.packages;
const complete = { 'node_modules/plain': plain, 'node_modules/ours': ours };

test('what is meant for other machines need not be there', () => {
  expect(isInstalled(lock, { packages: complete })).toBe(true);
});

test.each([
  ['a missing package', { 'node_modules/ours': ours }],
  ['a missing package for this machine', { 'node_modules/plain': plain }],
  ['another version', { ...complete, 'node_modules/plain': { version: '1.0.1' } }],
  ['a package that the lockfile does not know', { ...complete, 'node_modules/extra': { version: '1.0.0' } }],
])('%s has everything installed again', (_what, packages) => {
  expect(isInstalled(lock, { packages })).toBe(false);
});
