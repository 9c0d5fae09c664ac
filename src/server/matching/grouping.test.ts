import { describe, expect, it } from 'vitest';
import { matchInput } from '../../../test/helpers/match-input.ts';
import { type Blocks, createGrouping, largestBlock } from './grouping.ts';
import { describeListing } from './listing.ts';
import type { MatchInput } from './match-input.ts';
import { createRoster, noRoster, type Roster } from './roster.ts';

type Given = Partial<MatchInput> & { title: string };

const g1 = ['09523826756957'];
const g2 = ['09520142137721'];
const details = 'Yellow image drum for C5100, 30,000 pages';

/** Names of the groups in which the offers land, from 1, in their order. */
function place(offers: Given[], roster: Roster = noRoster, blocks: Blocks = new Map()): number[] {
  let opened = 0;
  const grouping = createGrouping(blocks, () => ++opened, roster);
  return offers.map((offer) => grouping.place(describeListing(matchInput(offer))).groupId);
}

describe('place', () => {
  const drum = { title: 'OKI Drum Kit Original', brand: 'OKI', description: details };
  const mouse = { title: 'Logitech MX Anywhere 3 Pink', brand: 'Logitech' };

  it('finds a group by any look that joined it', () => {
    const offers = [
      { title: 'Bea-fon SL340i', gtins: g1 },
      { title: 'beafon handy mit 3g sl340i bluetooth', gtins: g1 },
      { title: 'BEAFON HANDY MIT 3G SL340I BLUETOOTH' },
    ];
    expect(place(offers)).toEqual([1, 1, 1]);
  });

  it('does not believe a GTIN that leads to another thing, and finds the right one by title', () => {
    expect(place([{ ...drum, gtins: g1 }, mouse, { ...mouse, gtins: g1 }])).toEqual([1, 2, 2]);
  });

  it('takes a GTIN back from an offer that bore it wrongly', () => {
    expect(place([mouse, { ...mouse, gtins: g1 }, { ...drum, gtins: g1 }, { ...drum, gtins: g1 }])).toEqual([
      1, 1, 2, 2,
    ]);
  });

  it('prefers the closer price among products of one name', () => {
    const [cheap, dear] = [10_000, 18_000];
    const offers = [cheap, dear, 17_500, 10_200].map((priceCents) => ({ ...mouse, priceCents, brand: '' }));
    expect(place(offers)).toEqual([1, 2, 2, 1]);
  });

  it('takes a second article of a merchant for another product, unless the GTIN is the same', () => {
    const twice = (gtins: string[][]) =>
      gtins.map((own) => ({ ...mouse, description: details, merchantId: 7, gtins: own }));
    expect(place(twice([[], []]), createRoster())).toEqual([1, 2]);
    expect(place(twice([g1, g1]), createRoster())).toEqual([1, 1]);
    expect(place(twice([g1, g2]), createRoster())).toEqual([1, 2]);
    expect(place(twice([g1, g2]), noRoster)).toEqual([1, 1]);
  });

  it('keeps a refurbished article beside the new one', () => {
    const offers: Given[] = [
      { ...drum, merchantId: 7 },
      { ...drum, merchantId: 7, condition: 'refurbished' },
    ];
    expect(place(offers, createRoster())).toEqual([1, 1]);
  });

  it('passes over a key that leads to too many', () => {
    const blocks: Blocks = new Map();
    const offers = Array.from({ length: largestBlock + 3 }, (_, i) => ({
      title: 'Phone case',
      priceCents: 100 * 4 ** (i % 8) + i,
      merchantId: i,
      gtins: [`0952${String(i).padStart(10, '0')}`],
    }));
    place(offers, noRoster, blocks);
    for (const block of blocks.values()) expect(block.length).toBeLessThanOrEqual(largestBlock + 1);
  });
});
