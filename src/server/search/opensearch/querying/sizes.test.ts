import { expect, it } from 'vitest';
import { inSize } from '../../../../../test/helpers/facet-catalogue.ts';
import { writeSizeTexts } from '../building/sizes.ts';
import { facetAggregations, specificationAggregations } from './facet-aggregations.ts';
import { type Choice, facetClauses } from './filters.ts';

const choice: Choice = {
  categories: [],
  ownCategories: [],
  brands: [],
  merchants: [{ id: 8, name: 'Été' }],
  minRating: 0,
  price: undefined,
  inStock: false,
  freeDelivery: false,
  arrivesWithin: undefined,
  conditions: 0,
  specifications: new Map([['size', ['42']]]),
};
const inSize42 = { labels: ['42'], set: 7 };
const fromEte = { ...inSize42, merchants: ['8'] };

it('a size says which merchants have it', () => {
  const sizes = [inSize('42', 2_000, { merchantIds: [7, 8] }), inSize('a|b', 1_000, { merchantIds: [] })];
  expect(writeSizeTexts(sizes, 0)).toEqual([
    '00000|0|1|1000|1000|255||a|b',
    '00001|0|1|2000|2000|255|7,8|42',
  ]);
});

it('in a size a chosen merchant has to have that size, and merchants count by it', () => {
  const clauses = facetClauses(choice);
  expect(clauses.get('merchant')).toMatchObject({ script: { script: { params: fromEte } } });
  const asked = facetAggregations(choice, clauses) as Record<string, { aggs?: object }>;
  expect(asked.merchant?.aggs).toMatchObject({ merchants: { terms: { script: { params: inSize42 } } } });
});

it('sizes count by those that the chosen merchant has', () => {
  const asked = specificationAggregations(['size'], { choice, clauses: facetClauses(choice) });
  expect(asked.sizesAlone).toMatchObject({
    aggs: { 'values of size': { terms: { script: { params: { merchants: ['8'] } } } } },
  });
});

it('without a size merchants count by their field', () => {
  const whole = { ...choice, specifications: new Map<string, string[]>() };
  const clauses = facetClauses(whole);
  expect(JSON.stringify(clauses.get('merchant'))).not.toContain('script');
  expect(facetAggregations(whole, clauses)).toMatchObject({ merchants: { terms: { field: 'merchants' } } });
});
