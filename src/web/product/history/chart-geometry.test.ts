import { describe, expect, it } from 'vitest';
import { chartGeometry, chartHeight, chartWidth } from './chart-geometry.ts';

const day = 86_400_000;
const steps = [
  { from: 0, to: 4 * day, cents: 10_000 },
  { from: 4 * day, to: 6 * day, cents: null },
  { from: 6 * day, to: 8 * day, cents: 9_000 },
  { from: 8 * day, to: 10 * day, cents: 9_500 },
];

describe('chartGeometry', () => {
  const chart = chartGeometry(steps);

  it('draws one stepped run for each time of availability', () => {
    const [y100, y90, y95] = [10_000, 9_000, 9_500].map((cents) => chart?.yOf(cents));
    expect(chart?.runs.map(({ line }) => line)).toEqual([`M0 ${y100}H400`, `M600 ${y90}H800V${y95}H1000`]);
    expect(chart?.runs[1]?.area).toBe(`M600 ${y90}H800V${y95}H1000V${chartHeight}H600Z`);
  });

  it('shows when nothing was available', () => {
    expect(chart?.gaps).toEqual([{ x: 400, width: 200 }]);
  });

  it('stands where its ticks say', () => {
    const ticks = chart?.priceTicks ?? [];
    expect(ticks[0]).toEqual({ cents: 9_000, y: chartHeight });
    expect(ticks.every(({ y }) => y > 0 && y <= chartHeight)).toBe(true);
    expect(chart?.timeTicks.map(({ x, anchor }) => [Math.round(x), anchor])).toEqual([
      [0, 'start'],
      [333, 'middle'],
      [667, 'middle'],
      [chartWidth, 'end'],
    ]);
  });

  it('names no day twice where the history is short', () => {
    const ticksOf = (days: number) =>
      chartGeometry([{ from: 0, to: days * day, cents: 9_000 }])?.timeTicks.map(({ x, anchor }) => [
        x,
        anchor,
      ]);
    expect(ticksOf(0.5)).toEqual([[0, 'start']]);
    expect(ticksOf(2)).toEqual([
      [0, 'start'],
      [chartWidth, 'end'],
    ]);
  });

  it('marks the lowest price where it began', () => {
    expect(chart?.lowest).toEqual({ x: 600, y: chart?.yOf(9_000), step: steps[2] });
  });

  it('draws nothing without a price', () => {
    expect(chartGeometry([])).toBeUndefined();
    expect(chartGeometry([{ from: 0, to: day, cents: null }])).toBeUndefined();
  });
});
