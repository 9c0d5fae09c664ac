import { describe, expect, it } from 'vitest';
import { createChangeLog } from '../platform/response-cache/change-log.ts';
import { maxLag } from '../platform/response-cache/lag-window.ts';
import { createIndexedUpdates } from './indexed-updates.ts';

function begin() {
  const clock = { now: 1_000_000 };
  const changes = createChangeLog(() => clock.now);
  const news = createIndexedUpdates(changes, () => clock.now);
  news.note({ version: 1, productIds: null, lagsFrom: null }, 1);
  return { clock, changes, news, since: changes.count() };
}

describe('createIndexedNews', () => {
  it('says once more that lists changed when the index shows what was heard', () => {
    const { clock, changes, news, since } = begin();
    news.note({ version: 2, productIds: [7], lagsFrom: clock.now }, 1);
    const heard = changes.count();
    news.indexed(2);
    expect(changes.count()).toBeGreaterThan(heard);
    expect(changes.mayLag(since)).toBe(true);
    expect(changes.isUntouched(8, since)).toBe(true);
    expect(changes.isUntouched(7, since)).toBe(false);
  });

  it('lets lists lag as long as the oldest change that they show now', () => {
    const { clock, changes, news, since } = begin();
    news.note({ version: 2, productIds: [7], lagsFrom: clock.now }, 1);
    clock.now += maxLag;
    news.note({ version: 3, productIds: [8], lagsFrom: clock.now }, 1);
    news.indexed(3);
    expect(changes.mayLag(since)).toBe(true);
    clock.now += 1;
    expect(changes.mayLag(since)).toBe(false);
  });

  it('lets no list lag that shows a product whose price was taken back, until the index is without it', () => {
    const { clock, changes, news, since } = begin();
    news.note({ version: 2, productIds: [7, 8], lagsFrom: clock.now, promptIds: [7] }, 1);
    const heard = changes.count();
    expect([[7], [8]].map((ids) => changes.mayListLag(ids, since))).toEqual([false, true]);
    news.indexed(2);
    expect([[7], [8]].map((ids) => changes.mayListLag(ids, heard))).toEqual([false, true]);
    expect(changes.mayLag(heard)).toBe(false);
  });

  it('lets nothing lag that lacks an edit', () => {
    const { clock, changes, news } = begin();
    news.note({ version: 2, productIds: null, lagsFrom: null }, 1);
    const heard = changes.count();
    news.note({ version: 3, productIds: [7], lagsFrom: clock.now }, 1);
    news.indexed(3);
    expect(changes.mayLag(heard)).toBe(false);
    expect(changes.isInvalid(heard)).toBe(false);
  });

  it('keeps what was made before an index that is ahead of its news', () => {
    const { clock, changes, news, since } = begin();
    news.indexed(2);
    expect(changes.isInvalid(since)).toBe(false);
    expect(changes.mayLag(since)).toBe(true);
    news.note({ version: 2, productIds: [7], lagsFrom: clock.now }, 2);
    expect(changes.isInvalid(since)).toBe(false);
    expect(changes.isUntouched(7, since)).toBe(false);
  });

  it('lets nothing lag once the news that an index was ahead of tell of an edit', () => {
    const { changes, news, since } = begin();
    news.indexed(2);
    news.note({ version: 2, productIds: null, lagsFrom: null }, 2);
    expect(changes.isInvalid(since)).toBe(true);
  });
});
