import { expect, it } from 'vitest';
import { specificationAggregations } from './facet-aggregations.ts';
import { specificationField, specificationName } from './filters.ts';
import { readSpecifications } from './read-facets.ts';

const terms = (key: string) => ({
  terms: { field: specificationField(key), size: 5_000, shard_size: 5_000 },
});
const buckets = [
  { key: 'rouge\tRouge', doc_count: 3 },
  { key: 'bleu\tBleu', doc_count: 2 },
];

it('the values of a specification are told where it is the only choice', () => {
  const clauses = new Map([[specificationName('colour'), { match_all: {} }]]);
  const choice = { merchants: [], specifications: new Map([['colour', ['rouge']]]) };
  const asked = specificationAggregations(['colour'], { choice, clauses } as never);
  expect(Object.values(asked)).toEqual([terms('colour')]);
  const response = Object.fromEntries(Object.keys(asked).map((name) => [name, { buckets }]));
  expect(readSpecifications(response as never, ['colour'], { choice, clauses } as never)).toMatchObject([
    {
      key: 'colour',
      values: [
        { value: 'rouge', count: 3, isChosen: true },
        { value: 'bleu', count: 2 },
      ],
    },
  ]);
});
