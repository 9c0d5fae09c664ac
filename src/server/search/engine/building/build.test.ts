import { expect, it } from 'vitest';
import { createIndexer } from './build.ts';
import { createCorpus } from './corpus.ts';
import { createFactTable } from './fact-table.ts';

it('looks up the terms of categories and synonyms once for all builds that they stay the same in', () => {
  const corpus = createCorpus();
  const askedFor: string[] = [];
  const numberOf = (term: string) => {
    askedFor.push(term);
    return corpus.lexicon.numberOf(term);
  };
  const index = createIndexer({ ...corpus, lexicon: { ...corpus.lexicon, numberOf } }, createFactTable());
  const categories = (name: string) => [{ id: 10, names: [name], parentId: null }];
  const synonyms = () => [{ said: ['kettle', 'bouilloire'] }];
  const termsOfBuild = (name: string, groups = synonyms()) => {
    askedFor.length = 0;
    index(categories(name), [], groups);
    return askedFor;
  };
  expect(termsOfBuild('Kettles')).toContain('~kettle');
  expect(termsOfBuild('Kettles')).toEqual([]);
  expect(termsOfBuild('Teapots')).toContain('teapot');
  expect(termsOfBuild('Teapots', [{ said: ['teapot', 'théière'] }])).toContain('~teapot');
});
