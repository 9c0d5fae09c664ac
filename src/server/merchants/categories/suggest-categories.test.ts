import { expect, it } from 'vitest';
import { type SuggestionSource, suggestCategories } from './suggest-categories.ts';

const categories = [
  { id: 1, key: 'laptops', name: 'Laptops', nameFr: 'Ordinateurs portables' },
  { id: 2, key: 'bikes', name: 'Bikes', nameFr: 'Vélos' },
  { id: 3, key: 'other', name: 'Other', nameFr: 'Autres' },
  { id: 4, key: 'bags-cases', name: 'Bags & Cases', nameFr: 'Sacs & housses' },
];
const source: SuggestionSource = {
  path: '',
  networkPath: '',
  rule: 'none',
  ruleCategoryId: null,
  standing: [],
};
const suggest = (known: Partial<SuggestionSource>) => suggestCategories({ ...source, ...known }, categories);
const idsOf = (known: Partial<SuggestionSource>) => suggest(known).map(({ categoryId }) => categoryId);

it.each([
  ['Sport > Vélo électrique', [2]],
  ['Vélos > Antivols', [2]],
  ['Bike', [2]],
  ['Ordinateurs > Portables', [1]],
  ['Sacs et housses', [4]],
  ['Autres', []],
  ['', []],
  ['> / |', []],
])('finds names alike in either language: %s', (path, ids) => {
  expect(idsOf({ path })).toEqual(ids);
});

it('reads the network’s category where the merchant gives none', () => {
  expect(idsOf({ networkPath: 'Laptops' })).toEqual([1]);
});

it('believes most where products stand that others offer too', () => {
  const standing = [
    { categoryId: 1, offers: 40 },
    { categoryId: 3, offers: 90 },
    { categoryId: 99, offers: 50 },
    { categoryId: 4, offers: 1 },
  ];
  expect(suggest({ path: 'Vélos', standing })[0]).toEqual({
    categoryId: 2,
    reasons: [{ kind: 'name', offers: null }],
  });
  expect(suggest({ path: 'Vélos', standing: [{ categoryId: 1, offers: 40 }] })).toEqual([
    { categoryId: 1, reasons: [{ kind: 'standing', offers: 40 }] },
    { categoryId: 2, reasons: [{ kind: 'name', offers: null }] },
  ]);
});

it('adds up what speaks for one category', () => {
  const rule = { rule: 'coarse', ruleCategoryId: 4 } as const;
  expect(suggest({ path: 'Vélo, sacs & housses', ...rule })[0]).toEqual({
    categoryId: 4,
    reasons: [
      { kind: 'name', offers: null },
      { kind: 'coarse', offers: null },
    ],
  });
});
