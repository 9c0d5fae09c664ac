import { expect, test } from 'vitest';
import type { ProductFamily } from '../../contract/catalogue/family-schema.ts';
import { variantChoices } from './variant-choices.ts';

type Value = ProductFamily['axes'][number]['values'][number];

const offered = {
  ...{ label: 'Rock', productId: '1', title: 'Pot', isOwn: true, isOnlyChange: true },
  ...{ condition: 'new', totalPrice: 901, deliveryKnown: true, inStock: true, stockKnown: true },
} as const satisfies Value;

const saying = (value: Partial<Value>, language: 'fr' | 'en' = 'fr') =>
  variantChoices(
    {
      axes: [{ axis: 'colour', values: [{ ...offered, ...value }] }],
      products: [],
      otherColours: 0,
    },
    language,
  ).choices[0]?.values[0]?.price;

test('a variant is sold out only where a merchant says so', () => {
  expect(saying({})).toBe('dès 901,00\u00a0€');
  expect(saying({ deliveryKnown: false })).toBe('dès 901,00\u00a0€, livraison non indiquée');
  expect(saying({ inStock: false })).toBe('épuisé');
  expect(saying({ inStock: false, stockKnown: false })).toBe('901,00\u00a0€, stock non indiqué');
  expect(saying({ inStock: false, stockKnown: false, deliveryKnown: false }, 'en')).toBe(
    '€901.00, delivery not stated, stock not stated',
  );
  expect(saying({ totalPrice: null })).toBe('aucune offre');
});

test('what the prices of all variants lack is said once', () => {
  const of = (...values: Partial<Value>[]) => {
    const axes = [{ axis: 'colour' as const, values: values.map((value) => ({ ...offered, ...value })) }];
    const { note, choices } = variantChoices({ axes, products: [], otherColours: 0 }, 'fr');
    return [note, ...(choices[0]?.values ?? []).map(({ price }) => price)];
  };
  const unknown = { deliveryKnown: false, inStock: false, stockKnown: false };
  expect(of(unknown, unknown)).toEqual([
    'Prix sans la livraison\u00a0: ni elle ni le stock ne sont indiqués.',
    '901,00\u00a0€',
    '901,00\u00a0€',
  ]);
  expect(of({ deliveryKnown: false }, { deliveryKnown: false }, { inStock: false })).toEqual([
    'Prix sans la livraison, qui n’est pas indiquée.',
    'dès 901,00\u00a0€',
    'dès 901,00\u00a0€',
    'épuisé',
  ]);
  expect(of({ deliveryKnown: false }, {})).toEqual([
    undefined,
    'dès 901,00\u00a0€, livraison non indiquée',
    'dès 901,00\u00a0€',
  ]);
});

test('a size that was chosen stays so in the other colours', () => {
  const family: ProductFamily = {
    axes: [{ axis: 'colour', values: [offered] }],
    products: [],
    otherColours: 0,
  };
  const hrefIn = (size?: string) => variantChoices(family, 'fr', size).choices[0]?.values[0]?.href;
  expect(hrefIn()).toBe('/fr/product/1');
  expect(hrefIn('W32/L34')).toBe('/fr/product/1?size=W32%2FL34');
});
