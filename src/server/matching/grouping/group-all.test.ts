import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchInput } from '../../../../test/helpers/match-input.ts';
import { partitionOf, trickyOffers } from '../../../../test/helpers/tricky-offers.ts';
import type { MatchInput } from '../comparing/match-input.ts';
import { readArticle } from '../storing/article.ts';
import { groupAll, maxByKey } from './group-all.ts';

type Given = Partial<MatchInput> & { title: string };

const read = (offers: readonly MatchInput[]) =>
  offers.map((offer, id) => ({ ...readArticle(offer), id: id + 1 }));

/** Groups as numbers from 1, in the offers' order. */
function place(given: Given[], listsOnce = true): number[] {
  const groups = groupAll(read(given.map(matchInput)), { listsOnce });
  const order = groups.toSorted(
    (a, b) => Math.min(...a.map(({ id }) => id)) - Math.min(...b.map(({ id }) => id)),
  );
  return given.map((_, i) => order.findIndex((group) => group.some(({ id }) => id === i + 1)) + 1);
}

const g1 = ['09523826756957'];
const g2 = ['09520142137721'];
const details = 'Yellow image drum for C5100, 30,000 pages';

describe('groups', () => {
  const drum = { title: 'OKI Drum Kit Original', brand: 'OKI', description: details };
  const mouse = { title: 'Logitech MX Anywhere 3 Pink', brand: 'Logitech' };

  it('hold what is linked through others', () => {
    const offers = [
      { title: 'BEAFON HANDY MIT 3G SL340I BLUETOOTH' },
      { title: 'Bea-fon SL340i', gtins: g1 },
      { title: 'beafon handy mit 3g sl340i bluetooth', gtins: g1 },
    ];
    expect(place(offers)).toEqual([1, 1, 1]);
  });

  it('follow the title where a GTIN belongs to another thing', () => {
    expect(place([{ ...drum, gtins: g1 }, mouse, { ...mouse, gtins: g1 }])).toEqual([1, 2, 2]);
  });

  it.each(['256 Go|512 Go', '11"|13"', '1 To|512 Go'])(
    'part capacities and sizes (%s) that a title without any has linked',
    (sizes) => {
      const [one = '', other = ''] = sizes.split('|');
      const tablet = { brand: 'Apple', description: 'A thin tablet with a bright display' };
      const title = 'Apple iPad Pro M4 MVV83NF';
      const offers = [
        { ...tablet, title: `${title} ${one}` },
        { ...tablet, title },
        { ...tablet, title: `${title} ${other}` },
      ].map((offer, i) => ({ ...offer, merchantId: i + 1 }));
      const [first, vague, last] = place(offers);
      expect(first).not.toBe(last);
      expect([first, last]).toContain(vague);
    },
  );

  it('prefer the closer price among products of one name', () => {
    const [cheap, dear] = [10_000, 24_000];
    const offers = [cheap, dear, 23_000, 10_200].map((priceCents) => ({ ...mouse, priceCents, brand: '' }));
    expect(place(offers)).toEqual([1, 2, 2, 1]);
  });

  it('part two articles of a merchant, unless the GTIN is the same', () => {
    const twice = (gtins: string[][]) =>
      gtins.map((own) => ({ ...mouse, description: details, merchantId: 7, gtins: own }));
    expect(place(twice([[], []]))).toEqual([1, 2]);
    expect(place(twice([g1, g1]))).toEqual([1, 1]);
    expect(place(twice([g1, g2]))).toEqual([1, 2]);
    expect(place(twice([g1, g2]), false)).toEqual([1, 1]);
  });

  it('doubt a GTIN that one merchant states of plainly different articles', () => {
    const phone = { title: 'Samsung Galaxy S26 Ultra 256 Go noir', brand: 'Samsung', gtins: g1 };
    const larger = { ...phone, title: 'Samsung Galaxy S26 Ultra 512 Go noir' };
    const blue = { ...phone, title: 'Samsung Galaxy S26 Ultra 256 Go bleu' };
    const own = [phone, larger, blue].map((offer) => ({ ...offer, merchantId: 7 }));
    expect(place(own)).toEqual([1, 2, 3]);
    // Another merchant's offer goes to the one that it names, wherever that stands.
    expect(place([...own, { ...larger, merchantId: 8 }])).toEqual([1, 2, 3, 2]);
    expect(place([{ ...larger, merchantId: 8 }, ...own])).toEqual([1, 2, 1, 3]);
  });

  it('keep a refurbished article beside the new one', () => {
    const offers: Given[] = [
      { ...drum, merchantId: 7 },
      { ...drum, merchantId: 7, condition: 'refurbished' },
    ];
    expect(place(offers)).toEqual([1, 1]);
  });

  it('are not made by a key that too many hold', () => {
    const many = Array.from({ length: maxByKey + 1 }, () => ({ ...drum, brand: 'OKI' }));
    expect(new Set(place(many)).size).toBe(many.length);
    expect(new Set(place(many.slice(1))).size).toBe(1);
  });
});

const shuffled = trickyOffers.chain((offers) =>
  fc.tuple(fc.constant(offers), fc.shuffledSubarray([...offers], { minLength: offers.length })),
);

test('groups do not depend on the order of the offers', () => {
  fc.assert(
    fc.property(shuffled, ([offers, mixed]) => {
      expect(partitionOf(groupAll(read(mixed)))).toEqual(partitionOf(groupAll(read(offers))));
    }),
    { numRuns: 300 },
  );
});

test('what people ruled wins over every score and veto, the newer ruling over the older', () => {
  const ruled = trickyOffers.chain((offers) => {
    const id = fc.integer({ min: 1, max: offers.length });
    const ruling = fc.record({ a: id, b: id, isSame: fc.boolean() }).filter(({ a, b }) => a !== b);
    return fc.tuple(fc.constant(offers), fc.array(ruling, { minLength: 1, maxLength: 3 }));
  });
  fc.assert(
    fc.property(ruled, ([offers, rulings]) => {
      const groups = groupAll(read(offers), { rulings });
      const groupOf = (id: number) => groups.findIndex((group) => group.some((member) => member.id === id));
      const [newest] = rulings;
      if (newest) expect(groupOf(newest.a) === groupOf(newest.b)).toBe(newest.isSame);
    }),
    { numRuns: 300 },
  );
});
