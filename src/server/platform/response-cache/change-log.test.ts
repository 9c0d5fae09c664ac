import { describe, expect, it } from 'vitest';
import { createChangeLog } from './change-log.ts';
import { maxLag } from './lag-window.ts';

function open() {
  const clock = { now: 50_000 };
  return { clock, log: createChangeLog(() => clock.now) };
}

describe('the log of changes', () => {
  it('tells which products changed since a count', () => {
    const { log } = open();
    const before = log.count();
    log.note({ productIds: [1, 2], lagsFrom: null });
    const between = log.count();
    log.note({ productIds: [2], lagsFrom: null });
    expect([1, 2, 3].map((id) => log.isUntouched(id, before))).toEqual([false, false, true]);
    expect([1, 2, 3].map((id) => log.isUntouched(id, between))).toEqual([true, false, true]);
    expect(log.isInvalid(before)).toBe(false);
  });

  it('voids all that was made before where anything may have changed', () => {
    const { log } = open();
    const before = log.count();
    log.note({ productIds: null, lagsFrom: 50_000 });
    expect(log.isInvalid(before)).toBe(true);
    expect(log.isUntouched(1, before)).toBe(false);
    expect(log.mayLag(before)).toBe(false);
    expect(log.isInvalid(log.count())).toBe(false);
    expect(log.isUntouched(1, log.count())).toBe(true);
  });

  it('evicts at once what would take too much memory', () => {
    const { log } = open();
    const before = log.count();
    log.note({ productIds: Array.from({ length: 100_001 }, (_, id) => id + 1), lagsFrom: null });
    expect(log.isInvalid(before)).toBe(true);
    expect(log.isUntouched(1, log.count())).toBe(true);
  });

  it('lets responses lag for as long as each change behind them may', () => {
    const { log, clock } = open();
    const before = log.count();
    log.note({ productIds: [], lagsFrom: clock.now });
    const between = log.count();
    clock.now += maxLag - 1;
    log.note({ productIds: [], lagsFrom: clock.now });
    expect([before, between].map(log.mayLag)).toEqual([true, true]);
    clock.now += 2;
    expect([before, between].map(log.mayLag)).toEqual([false, true]);
    log.note({ productIds: [], lagsFrom: clock.now });
    expect([before, between].map(log.mayLag)).toEqual([false, true]);
    log.note({ productIds: [], lagsFrom: null });
    const after = log.count();
    log.note({ productIds: [], lagsFrom: clock.now });
    expect([before, between, after].map(log.mayLag)).toEqual([false, false, true]);
  });

  it('lets no list lag where a price was taken back, nor the product that had it, but others', () => {
    const { log, clock } = open();
    const before = log.count();
    log.note({ productIds: [1, 2], lagsFrom: clock.now, promptIds: [2] });
    expect(log.mayLag(before)).toBe(false);
    expect([1, 2].map((id) => log.mayProductLag(id, before))).toEqual([true, false]);
    const between = log.count();
    log.note({ productIds: [1, 2], lagsFrom: clock.now });
    expect(log.mayLag(between)).toBe(true);
    expect([1, 2].map((id) => log.mayProductLag(id, between))).toEqual([true, true]);
    clock.now += maxLag + 1;
    expect([1, 2].map((id) => log.mayProductLag(id, between))).toEqual([false, false]);
    log.note({ productIds: [3], lagsFrom: null });
    expect(log.mayProductLag(1, between)).toBe(false);
  });

  it('lets a list lag beside a price that was taken back, unless it shows the product that had it', () => {
    const { log, clock } = open();
    const before = log.count();
    log.note({ productIds: [1, 2], lagsFrom: clock.now, promptIds: [2] });
    expect([[], [1, 3], [3, 2]].map((ids) => log.mayListLag(ids, before))).toEqual([true, true, false]);
    expect(log.mayListLag([2], log.count())).toBe(true);
    clock.now += maxLag + 1;
    expect(log.mayListLag([1], before)).toBe(false);
    const edited = log.count();
    log.note({ productIds: [], lagsFrom: null });
    expect(log.mayListLag([], edited)).toBe(false);
    const now = log.count();
    log.note({ productIds: null, lagsFrom: clock.now });
    expect(log.mayListLag([], now)).toBe(false);
  });

  it('lets products lag whatever becomes of lists alone', () => {
    const { log, clock } = open();
    const before = log.count();
    log.note({ productIds: [1], lagsFrom: clock.now });
    log.note({ productIds: [], lagsFrom: null });
    expect(log.mayLag(before)).toBe(false);
    expect(log.mayProductLag(1, before)).toBe(true);
    log.note({ productIds: null, lagsFrom: null });
    expect(log.mayProductLag(1, before)).toBe(false);
  });

  it('goes by the oldest commit where a later note tells of it', () => {
    const { log, clock } = open();
    const before = log.count();
    log.note({ productIds: [], lagsFrom: clock.now });
    const heard = log.count();
    // The index holds it now: lists that were made from the one before lack what was committed back then.
    log.note({ productIds: [], lagsFrom: clock.now - maxLag + 5 });
    expect([before, heard].map(log.mayLag)).toEqual([true, true]);
    clock.now += 6;
    expect([before, heard].map(log.mayLag)).toEqual([false, false]);
  });
});
