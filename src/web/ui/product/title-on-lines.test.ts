import { expect, test } from 'vitest';
import { titleOnLines } from './title-on-lines.ts';

test.each([
  ['Robot 10 000 Pa blanc', 'Robot 10_000_Pa blanc'],
  ['Batterie 1 000 000 mAh', 'Batterie 1_000_000_mAh'],
  ['SSD 1 To M.2', 'SSD 1_To M.2'],
  ['Écran 27 pouces 165 Hz', 'Écran 27_pouces 165_Hz'],
  ['Huile 75 cl, 12 %', 'Huile 75_cl, 12_%'],
])('%s: a number stays on one line with its thousands and its unit', (title, shown) => {
  expect(titleOnLines(title)).toBe(shown.replaceAll('_', '\u00a0'));
});

test.each(['Console 5 Torx', 'iPhone 15 Pro', 'Lot de 2 Lampes', 'Série 7 2024'])(
  '%s stays as it is',
  (title) => {
    expect(titleOnLines(title)).toBe(title);
  },
);
