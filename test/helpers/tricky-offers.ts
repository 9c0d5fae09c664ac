import fc from 'fast-check';
import type { MatchInput } from '../../src/server/matching/comparing/match-input.ts';
import { matchInput } from './match-input.ts';

/** What merchants do to one product's offers, and products that are easily taken for each other. */
const titles = [
  'Bea-fon SL340i',
  'beafon handy mit 3g sl340i bluetooth',
  'BEAFON HANDY MIT 3G',
  'Lexar NM620 2 TB SSD M.2-2280 PCIe 3.0 X4',
  'Lexar NM620 2 To SSD',
  'Lexar NM620 1 To SSD',
  'Lot de 10 - Lexar NM620 2 To SSD',
  'Housse pour Nikon D3400',
  'Nikon D3400 noir',
  'Nikon D3400 rouge',
  'Nikon D3400',
  'OKI Drum Kit Original',
  'Montech HS01 White',
  'Montech HS01 PRO White',
] as const;
const gtins = ['09523826756957', '09520142137721', '09522895565972'] as const;
const descriptions = [
  '',
  'Yellow image drum for C5100, 30,000 pages',
  'Magenta image drum for C5100, 30,000 pages',
];

const offer = fc.record({
  merchantId: fc.integer({ min: 1, max: 4 }),
  title: fc.constantFrom(...titles),
  brand: fc.constantFrom('', 'Lexar', 'Nikon'),
  gtins: fc.subarray([...gtins], { maxLength: 2 }),
  byColour: fc.boolean(),
  condition: fc.constantFrom('new', 'new', 'refurbished'),
  priceCents: fc.constantFrom(9_900, 10_400, 19_000, 60_000),
  description: fc.constantFrom(...descriptions),
});

/** Offers of one to four merchants, each article once, in no order. */
export const trickyOffers: fc.Arbitrary<MatchInput[]> = fc
  .array(offer, { minLength: 2, maxLength: 40 })
  .map((offers) => offers.map((given, i) => matchInput({ ...given, articleId: `A${i}` }) as MatchInput));

/** The same offers in another order, cut into batches. */
export const inBatches = (offers: readonly MatchInput[]): fc.Arbitrary<MatchInput[][]> =>
  fc
    .tuple(fc.shuffledSubarray([...offers], { minLength: offers.length }), fc.integer({ min: 1, max: 9 }))
    .map(([mixed, size]) => {
      const batches: MatchInput[][] = [];
      for (let from = 0; from < mixed.length; from += size) batches.push(mixed.slice(from, from + size));
      return batches;
    });

/** A partition as text: which articles stand together, whatever their groups are called. */
export const partitionOf = (groups: readonly (readonly { merchantId: number; articleId: string }[])[]) =>
  groups
    .map((group) => group.map(({ merchantId, articleId }) => `${merchantId}/${articleId}`).sort())
    .sort((a, b) => ((a[0] as string) < (b[0] as string) ? -1 : 1));
