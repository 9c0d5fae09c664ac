import { describe, expect, it } from 'vitest';
import { lowestStep, stepAt, stepsOf } from './chart-steps.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
const at = (n: number) => Date.UTC(2026, 10, n);

const history = {
  to: day(21),
  lowest: [
    { at: day(1), total: 100 },
    { at: day(5), total: 89.99 },
    { at: day(8), total: 89.99 },
    { at: day(10), total: null },
    { at: day(12), total: 95 },
  ],
};

describe('stepsOf', () => {
  it('lets each price hold until the next, equal ones as one, to the end', () => {
    expect(stepsOf(history, 365)).toEqual([
      { from: at(1), to: at(5), cents: 10000 },
      { from: at(5), to: at(10), cents: 8999 },
      { from: at(10), to: at(12), cents: null },
      { from: at(12), to: at(21), cents: 9500 },
    ]);
  });

  it('cuts off what is older than the window', () => {
    expect(stepsOf(history, 15)[0]).toEqual({ from: at(6), to: at(10), cents: 8999 });
  });

  it('does not begin with a time when nothing was there', () => {
    expect(stepsOf(history, 10)).toEqual([{ from: at(12), to: at(21), cents: 9500 }]);
  });

  it('is empty where nothing was ever there', () => {
    expect(stepsOf({ to: day(21), lowest: [] }, 90)).toEqual([]);
    expect(stepsOf({ to: day(21), lowest: [{ at: day(3), total: null }] }, 90)).toEqual([]);
  });
});

it('finds the lowest step, the latest of equals', () => {
  const steps = [...stepsOf(history, 365), { from: at(21), to: at(22), cents: 8999 }];
  expect(lowestStep(steps)?.from).toBe(at(21));
  expect(lowestStep([])).toBeUndefined();
});

it('finds the step that holds at a time', () => {
  const steps = stepsOf(history, 365);
  expect(stepAt(steps, at(7))?.cents).toBe(8999);
  expect(stepAt(steps, at(10))?.cents).toBeNull();
  expect(stepAt(steps, at(0))?.cents).toBe(10000);
  expect(stepAt(steps, at(30))?.cents).toBe(9500);
});
