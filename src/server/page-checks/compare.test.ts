import { expect, it } from 'vitest';
import { comparePage } from './compare.ts';

const own = { priceCents: 2_490, availability: 'in_stock', gtins: ['04006381333931'] };
const offer = { cents: 2_490, currency: 'EUR', availability: 'in_stock' } as const;
const product = { name: 'Radio', gtins: [], offers: [offer], variants: [] };
const other = { ...product, gtins: ['03017620422003'], offers: [{ ...offer, cents: 999 }] };

it.each([
  ['the same', [product], 'same', []],
  ['a cent of rounding', [{ ...product, offers: [{ ...offer, cents: 2_491 }] }], 'same', []],
  ['another price', [{ ...product, offers: [{ ...offer, cents: 2_590 }] }], 'differs', ['price']],
  ['another currency', [{ ...product, offers: [{ ...offer, currency: 'GBP' }] }], 'differs', ['currency']],
  [
    'sold out',
    [{ ...product, offers: [{ ...offer, availability: 'out_of_stock' }] }],
    'differs',
    ['availability'],
  ],
  [
    'both',
    [{ ...product, offers: [{ ...offer, cents: 1, availability: 'preorder' }] }],
    'differs',
    ['price', 'availability'],
  ],
  [
    'one of several prices',
    [{ ...product, offers: [{ ...offer, cents: 1_990, availability: 'out_of_stock' }, offer] }],
    'same',
    [],
  ],
  [
    'no currency, no stock',
    [{ ...product, offers: [{ cents: 2_490, currency: undefined, availability: undefined }] }],
    'same',
    [],
  ],
  ['the product meant among others', [other, { ...product, gtins: [...own.gtins] }], 'same', []],
  [
    'the variant meant',
    [{ ...product, offers: [], variants: [other, { ...product, gtins: [...own.gtins] }] }],
    'same',
    [],
  ],
] as const)('%s', (_kind, products, outcome, differs) => {
  expect(comparePage(own, products as never)).toMatchObject({ outcome, differs });
});

it.each([
  ['no_data', []],
  ['no_data', [{ ...product, offers: [{ cents: undefined, currency: 'EUR', availability: undefined }] }]],
  ['several', [product, product]],
  ['other_article', [other]],
])('%s where it tells nothing of our article', (reason, products) => {
  expect(comparePage(own, products)).toEqual({ outcome: 'unreadable', reason });
});

it('takes what we know nothing of for no difference', () => {
  const offers = [{ ...offer, availability: 'out_of_stock' as const }];
  expect(comparePage({ ...own, availability: 'unknown' }, [{ ...product, offers }])).toMatchObject({
    outcome: 'same',
  });
  expect(
    comparePage({ ...own, availability: 'backorder' }, [
      { ...product, offers: [{ ...offer, availability: 'preorder' }] },
    ]),
  ).toMatchObject({ outcome: 'same' });
});
