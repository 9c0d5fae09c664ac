import { expect, test } from 'vitest';
import { inOtherUnits } from './other-units.ts';

test.each([
  ['1tb', ['1000gb', '1024gb']],
  ['1000gb', ['1tb']],
  ['2048gb', ['2tb']],
  ['512gb', ['0.5tb']],
  ['200cm', ['2m', '2000mm']],
  ['2m', ['200cm']],
  ['0.5kg', ['500g']],
  ['75cl', ['750ml', '0.75l']],
  ['10ah', ['10000mah']],
  ['1.5kva', ['1500va']],
])('%s is %j', (term, others) => {
  expect(inOtherUnits(term)).toEqual(expect.arrayContaining(others));
});

test.each(['55in', '3200mhz', '1080p', '16', 'tv', '2l3', ''])(
  '%s has no others that are written so',
  (term) => {
    expect(inOtherUnits(term)).toEqual([]);
  },
);
