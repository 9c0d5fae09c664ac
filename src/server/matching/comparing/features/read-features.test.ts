import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchInput } from '../../../../../test/helpers/match-input.ts';
import { divideTitles } from '../divide-titles.ts';
import { describeListing } from '../listing.ts';
import type { MatchInput } from '../match-input.ts';
import { explainTrees, scoreByTrees } from '../trees.ts';
import { type FeatureName, featureNames } from './names.ts';
import { readFeatures } from './read-features.ts';

type Side = Partial<MatchInput> & { title: string };

function read(one: Side, two: Side): Float64Array {
  const [a, b] = [describeListing(matchInput(one)), describeListing(matchInput(two))];
  const x = new Float64Array(featureNames.length).fill(Number.NaN);
  readFeatures(a, b, divideTitles(a, b), x);
  return x;
}
const feature = (name: FeatureName, one: Side, two: Side) => read(one, two)[featureNames.indexOf(name)];

describe('readFeatures', () => {
  it.each<[FeatureName, number, Side, Side]>([
    ['unitConflicts', 1, { title: 'Clé USB 16 Go' }, { title: 'Clé USB 32 Go' }],
    ['unitConflicts', 0, { title: 'Clé USB 16 Go' }, { title: 'USB stick 16GB' }],
    ['unitConflicts', 1, { title: 'Écran Asus 34"' }, { title: 'Asus monitor 27 pouces' }],
    ['unitsShared', 1, { title: 'Bouilloire 2200 W rouge' }, { title: 'Kettle 2200W' }],
    ['colours', 3, { title: 'Casque Sony noir' }, { title: 'Sony headphones white' }],
    ['colours', 2, { title: 'Casque Sony noir' }, { title: 'Casque Sony' }],
    ['colours', 0, { title: 'Casque Sony noir' }, { title: 'Sony black' }],
    ['longestSharedCode', 8, { title: 'Hotpoint WMBF742G 7kg' }, { title: 'lave-linge WMBF742G' }],
    ['codesAgainst', 1, { title: 'Sony KD43XH8096' }, { title: 'Sony KD49XH8096' }],
    ['codeBeginnings', 7 / 9, { title: 'LG LDS4821WW' }, { title: 'LG LDS4821BB' }],
    ['brands', 3, { title: 'x y', brand: 'HP' }, { title: 'x y', brand: 'Hewlett-Packard' }],
    ['brands', 2, { title: 'Logitech G502', brand: 'Logitech' }, { title: 'Souris Logitech G502' }],
    ['brands', 0, { title: 'G502', brand: 'Logitech' }, { title: 'G502', brand: 'Corsair' }],
    ['parts', 4, { title: 'toner', mpn: 'TN-450' }, { title: 'toner noir', mpn: 'TN450' }],
    ['parts', 3, { title: 'toner', mpn: 'TN-450' }, { title: 'Brother TN 450' }],
    ['parts', -2, { title: 'toner', mpn: 'TN-450' }, { title: 'toner', mpn: 'TN-420' }],
    ['price', 1, { title: 'x', priceCents: 2_000 }, { title: 'x', priceCents: 4_000 }],
    ['price', -1, { title: 'x', priceCents: 1 }, { title: 'x', priceCents: 4_000 }],
    ['otherGtin', 1, { title: 'x', gtins: ['09523826756957'] }, { title: 'x', gtins: ['09520142137721'] }],
    ['otherGtin', 0, { title: 'x', gtins: ['09523826756957'] }, { title: 'x' }],
    ['oneTitleWithinOther', 1, { title: 'Canon EOS 250D' }, { title: 'Canon EOS 250D boîtier nu' }],
    ['opening', 3, { title: 'Canon EOS 250D kit' }, { title: 'Canon EOS 250D boîtier' }],
    ['longestDigits', 3, { title: 'Canon SX110ISB noir' }, { title: 'Canon SX 110 IS black 2666B001' }],
    ['digitsAgainst', 1, { title: 'Nikon D3400 kit' }, { title: 'Nikon D3500' }],
    [
      'details',
      1,
      { title: 'x', description: 'un deux trois' },
      { title: 'y', description: 'un deux trois' },
    ],
    ['details', -1, { title: 'x', description: 'un deux trois' }, { title: 'y' }],
    ['detailNumbers', 1, { title: 'x', description: 'ram de 8' }, { title: 'x', description: 'ram de 16' }],
  ])('%s is %d', (name, expected, one, two) => {
    expect(feature(name, one, two)).toBeCloseTo(expected, 9);
    expect(feature(name, two, one)).toBeCloseTo(expected, 9);
  });

  it('counts a word less the more shops write it', () => {
    const rare = feature('rarestLeft', { title: 'Sony casque' }, { title: 'Sony casque zorglub' });
    const common = feature('rarestLeft', { title: 'Sony casque' }, { title: 'Sony casque with' });
    expect(rare).toBeGreaterThan(common ?? 1);
  });

  it('gives a number for each name, whatever the offers', () => {
    const side = fc.record({
      title: fc.string({ unit: 'grapheme', maxLength: 60 }),
      brand: fc.string({ maxLength: 10 }),
      mpn: fc.string({ maxLength: 10 }),
      description: fc.string({ maxLength: 60 }),
      priceCents: fc.integer({ min: 0, max: 2_000_000 }),
    });
    fc.assert(
      fc.property(side, side, (one, two) => {
        for (const value of read(one, two)) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

it('shares the trees’ score out over the features', () => {
  const x = read(
    { title: 'Coque pour iPhone 15 noire', brand: 'Spigen', priceCents: 1_990 },
    { title: 'Spigen Ultra Hybrid iPhone 15 black case', brand: 'Spigen', priceCents: 2_290 },
  );
  const { base, parts } = explainTrees(x);
  expect(parts.reduce((sum, part) => sum + part, base)).toBeCloseTo(scoreByTrees(x), 9);
  expect(parts.some((part) => part !== 0)).toBe(true);
});
