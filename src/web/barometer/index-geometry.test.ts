import { expect, test } from 'vitest';
import { chartHeight, chartWidth, indexGeometry } from './index-geometry.ts';

const points = (...values: number[]) =>
  values.map((value, index) => ({ day: `2026-11-${index + 10}`, value }));

test('the line begins at 100 and ends at the last value, all within the ticks', () => {
  const { line, ticks, base } = indexGeometry(points(98, 97, 101.5));
  expect(line.startsWith(`M0 ${base}L`)).toBe(true);
  expect(line.split('L').at(-1)?.startsWith(`${chartWidth} `)).toBe(true);
  expect(ticks[0]).toMatchObject({ y: chartHeight });
  expect(ticks.at(-1)).toMatchObject({ y: 0 });
  const values = ticks.map(({ value }) => value);
  expect(Math.min(...values)).toBeLessThanOrEqual(97);
  expect(Math.max(...values)).toBeGreaterThanOrEqual(101.5);
  expect(values).toContain(100);
});

test('an index that hardly moves is drawn as one', () => {
  const { ticks } = indexGeometry(points(100, 100.01));
  expect((ticks.at(-1)?.value ?? 0) - (ticks[0]?.value ?? 0)).toBeGreaterThanOrEqual(2);
});
