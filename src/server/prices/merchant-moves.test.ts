import { expect, test } from 'vitest';
import { dayMs } from '../platform/durations.ts';
import { findMoves } from './merchant-moves.ts';

const at = (days: number, total: number | null) => ({ at: days * dayMs, total });
const moves = (series: Parameters<typeof findMoves>[0], from = 0, to = 100) =>
  findMoves(series, from * dayMs, to * dayMs).map((move) => [move.at / dayMs, move.merchant, move.kind]);

test('a merchant comes after the first records, and goes for a week at least', () => {
  const first = { merchant: 'Nord', steps: [at(1, 100), at(40, null), at(46, 90), at(80, null), at(87, 95)] };
  expect(
    moves([
      first,
      { merchant: 'Ouest', steps: [at(1.5, 100)] },
      { merchant: 'Sud', steps: [at(20, 100), at(60, null)] },
      { merchant: 'Est', steps: [at(30, null), at(50, 90), at(94, null)] },
    ]),
  ).toEqual([
    [20, 'Sud', 'came'],
    [50, 'Est', 'came'],
    [60, 'Sud', 'went'],
    [80, 'Nord', 'went'],
    [87, 'Nord', 'came'],
  ]);
});

test('only what happened in the time asked for is told', () => {
  const series = [
    { merchant: 'Nord', steps: [at(1, 100)] },
    { merchant: 'Sud', steps: [at(20, 100), at(60, null)] },
  ];
  expect(moves(series, 30)).toEqual([[60, 'Sud', 'went']]);
  expect(moves(series, 0, 66)).toEqual([[20, 'Sud', 'came']]);
});
