import { expect, test } from 'vitest';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { isMoving, reasonOf, stateOf } from './feed-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const feed: Feed = {
  _id: '1',
  merchant: { _id: '1', name: 'Alpha' },
  name: 'main',
  format: 'awin-csv',
  url: 'https://alpha.example/feed.csv',
  columns: null,
  currency: null,
  record: null,
  linkTemplate: null,
  vatPercent: null,
  secureLinks: null,
  priceNotation: null,
  unstatedStock: 'unknown',
  isMerchantActive: true,
  isActive: true,
  intervalMinutes: 360,
  nextAt: '2026-11-21T14:00:00Z',
  busySince: null,
  progress: null,
  failures: 0,
  lastError: null,
  lastTriedAt: null,
  observedAt: null,
  pushKeyAt: null,
  pushedAt: null,
  pushedToday: null,
  isFresh: true,
  lastRun: null,
  version: 1,
};
const failedRun = { lastRun: { status: 'failed', error: 'No row can be published' } as Feed['lastRun'] };
const heldRun = { lastRun: { status: 'held' } as Feed['lastRun'] };

test.each<[string, Partial<Feed>, string, boolean]>([
  ['fresh', {}, 'fresh', false],
  ['old', { isFresh: false, observedAt: '2026-11-01T12:00:00Z' }, 'stale', false],
  ['without any file yet', { isFresh: false }, 'empty', false],
  ['due', { nextAt: '2026-11-21T11:59:00Z' }, 'waiting', true],
  ['busy', { busySince: '2026-11-21T11:59:00Z', failures: 2 }, 'busy', true],
  ['failing', { failures: 2 }, 'failed', false],
  ['refused by the command', { ...failedRun, isFresh: false }, 'failed', false],
  ['held', { ...heldRun, failures: 1 }, 'held', false],
  ['switched off', { isActive: false, nextAt: '2026-11-21T11:59:00Z' }, 'off', false],
])('a feed that is %s', (_what, changes, state, moving) => {
  expect([stateOf({ ...feed, ...changes }, now), isMoving({ ...feed, ...changes }, now)]).toEqual([
    state,
    moving,
  ]);
});

test.each<[string, Partial<Feed>, string | null]>([
  ['a file that the command refused', failedRun, 'No row can be published'],
  [
    'a try that failed after a refused file',
    { ...failedRun, failures: 2, lastError: 'HTTP 404' },
    'HTTP 404',
  ],
  ['a file that is being read', { ...failedRun, busySince: '2026-11-21T11:59:00Z' }, null],
  [
    'a held file whose question is answered',
    {
      lastRun: { status: 'approved' } as Feed['lastRun'],
      lastError: 'Which currency is it?',
      nextAt: '2026-11-21T11:59:00Z',
    },
    null,
  ],
  ['a held file, which asks below', { ...heldRun, lastError: 'Over half of its offers would go' }, null],
  ['a feed without faults', {}, null],
])('the reason of %s', (_what, changes, reason) => {
  const shown = { ...feed, ...changes };
  expect(reasonOf(shown, stateOf(shown, now))).toBe(reason);
});
