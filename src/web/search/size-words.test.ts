import { describe, expect, it, test } from 'vitest';
import { readSizeWords, sizeMeant } from './size-words.ts';

test.each([
  ['gel kayano 42', 'gel kayano', '42'],
  ['gel kayano 42,5', 'gel kayano', '42.5'],
  ['gel kayano 42.0', 'gel kayano', '42'],
  ['gel kayano 42 1/2', 'gel kayano', '42.5'],
  ['gel kayano 42½', 'gel kayano', '42.5'],
  ['superstar 42 2/3', 'superstar', '42 2/3'],
  ['superstar 43⅓', 'superstar', '43 1/3'],
  ['t-shirt noir L', 't-shirt noir', 'L'],
  ['t-shirt 2xl', 't-shirt', 'XXL'],
  ['sweat xxxl', 'sweat', '3XL'],
  ['pull xxs', 'pull', 'XXS'],
  ['pull 3xs', 'pull', 'XXXS'],
  ['chaussures femme 38', 'chaussures femme', '38'],
  ['robe taille 38', 'robe', '38'],
  ['robe en taille M', 'robe', 'M'],
  ['baskets pointure 43,5', 'baskets', '43.5'],
  ['baskets en 42', 'baskets', '42'],
  ['baskets t42', 'baskets', '42'],
  ['baskets EU 42', 'baskets', '42'],
  ['black dress size 9', 'black dress', '9'],
  ['air max 42 noir', 'air max noir', '42'],
  ['baskets 38 blanches femme', 'baskets blanches femme', '38'],
  ['robe M noire', 'robe noire', 'M'],
  ['robe taille 38 noire', 'robe noire', '38'],
])('%s may mean a size', (search, text, label) => {
  expect(readSizeWords(search)).toMatchObject({ text, label });
});

test.each([
  'iphone 15',
  'ps5',
  'galaxy s26',
  'levis 501',
  'chanel 5',
  '42',
  'L',
  'taille 42',
  'robe 16 ans',
  'women s shoes',
  'parfum l été',
  'écran 24 pouces',
  'câble hdmi',
  'tv 55',
  'switch 2',
])('%s means none', (search) => {
  expect(readSizeWords(search)?.label).toBeUndefined();
});

const values = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({
    value,
    count,
    isChosen: false,
    name: value,
    nameFr: value,
  }));
const found = (
  counts: Record<string, number>,
  { total = 9, titles = ['Baskets'] }: { total?: number; titles?: string[] } = {},
): Parameters<typeof sizeMeant>[1] =>
  ({
    facets: { specifications: [{ key: 'size', name: 'Size', nameFr: 'Taille', values: values(counts) }] },
    productsTotal: total,
    products: titles.map((title) => ({ title })),
  }) as unknown as Parameters<typeof sizeMeant>[1];

describe('a size is meant', () => {
  it('where the results come in it, and none is called so', () => {
    const shoes = found({ '41': 4, '42': 3 }, { titles: ['Asics Gel-Kayano 30', 'Asics GT-1042'] });
    expect(sizeMeant('gel kayano 42', shoes)).toEqual({ text: 'gel kayano', size: '42' });
    expect(sizeMeant('gel kayano 46', shoes)).toBeUndefined();
    const pegasus = found({ '41': 9 }, { titles: ['Nike Pegasus 41'] });
    expect(sizeMeant('pegasus 41', pegasus)).toBeUndefined();
    expect(sizeMeant('nike pegasus 42', found({ '42': 9 }, { titles: ['Nike Pegasus 41'] }))).toBeUndefined();
    expect(sizeMeant('nike pegasus 45', found({ '45': 9 }, { titles: ['Nike Pegasus 41'] }))?.size).toBe(
      '45',
    );
    expect(sizeMeant('pegasus taille 41', pegasus)).toEqual({ text: 'pegasus', size: '41' });
    expect(sizeMeant('superstar 42 2/3', found({ '42 2/3': 9 }))?.size).toBe('42 2/3');
  });

  it('where the results are mostly such things', () => {
    const few = found({ '42': 2, M: 200 }, { total: 300 });
    expect(sizeMeant('lego 42', few)).toBeUndefined();
    expect(sizeMeant('tv 43', found({}))).toBeUndefined();
    expect(sizeMeant('tv 43', { ...few, facets: null })).toBeUndefined();
  });

  it('where shoes are a good part of the results, and wherever the search calls it a size', () => {
    const some = found({ '41': 35, '42': 44 }, { total: 212 });
    expect(sizeMeant('jordan 42', some)).toEqual({ text: 'jordan', size: '42' });
    const few = found({ '42': 3 }, { total: 300 });
    expect(sizeMeant('jordan 42', few)).toBeUndefined();
    expect(sizeMeant('jordan taille 42', few)).toEqual({ text: 'jordan', size: '42' });
  });

  it('by a letter, unless titles have it', () => {
    expect(sizeMeant('t-shirt noir L', found({ L: 9 }, { titles: ['T-shirt L’Oréal', 'XL'] }))?.size).toBe(
      'L',
    );
    expect(sizeMeant('bmw m', found({ M: 9 }, { titles: ['Veste BMW M Motorsport'] }))).toBeUndefined();
  });
});
