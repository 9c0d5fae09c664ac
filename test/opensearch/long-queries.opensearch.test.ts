import type { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineRequest } from '../../src/server/search/engine/request.ts';
import { openClient } from '../../src/server/search/opensearch/client.ts';
import type { RemoteEngine } from '../../src/server/search/opensearch/engine.ts';
import { product } from '../helpers/search-engine.ts';
import { createEmbeddedEngine, createOpenSearchEngine } from './engine.ts';

let client: Client;
let engine: RemoteEngine;
let embedded: RemoteEngine;

const letters = [...'bcdfghjklm'];
/** Sixty-six words of two letters: as many as the longest text that may be searched for holds. */
const short = letters.flatMap((a) => letters.map((b) => `${a}${b}`)).slice(0, 66);
/** Words that each begin forty others. */
const longer = (word: string) =>
  Array.from({ length: 40 }, (_, i) => `${word}xq${letters[i % 10]}${letters[Math.floor(i / 10)]}`);
const begun = short.slice(66 - 12);
const said = short.slice(0, 40);
const aliases = said.map((word) => ({ said: [word, `${word}al`, `${word}bl`], asked: [`${word}cl`] }));
/** One word that staff gave far more meanings than a question can hold. */
const meanings = Array.from({ length: 1_500 }, (_, i) => `meaning${String.fromCharCode(97 + (i % 26))}${i}z`);
const names = ['galaxy', 'iphone', 'pixel', 'xperia', 'redmi', 'mavic'];

beforeAll(async () => {
  client = openClient({ nodes: (process.env.TEST_SEARCH_URL ?? '').split(',') });
  const compounds = said.slice(1).map((word, at) => `${said[at]}${word}`);
  const titles = [
    said.slice(0, 30).join(' '),
    ...compounds,
    ...meanings.map((word) => `${word} ${said[0]}`),
    ...names.flatMap((name, at) => [13, 14, 15].map((number) => `${name} ${number + at}`)),
    ...names.flatMap((_, at) => ['kg', 'gb', 'in', 'tb', 'hz'].map((unit) => `disque ${13 + at} ${unit}`)),
    ...begun.flatMap((word) => {
      const words = longer(word);
      return [words.slice(0, 20).join(' '), words.slice(20).join(' ')];
    }),
  ];
  const many = { said: ['everything', ...meanings] };
  const documents = titles.map((title, at) => product(at + 1, title));
  engine = await createOpenSearchEngine(client, { documents, synonyms: [...aliases, many] });
  embedded = await createEmbeddedEngine({ documents, synonyms: [...aliases, many] });
});
afterAll(() => client.close());

test.each([
  ['words that stand nowhere and somewhere', short.join(' ')],
  ['words with aliases and compounds', said.join(' ')],
  ['beginnings of many words', begun.join(' ')],
  ['numbers of models', names.map((name, at) => `${name} ${13 + at}`).join(' ')],
  ['a word of many meanings', 'everything'],
  ['one model again and again', 'mavic 19 '.repeat(22)],
])('the longest texts are answered alike: %s', async (_what, query) => {
  const request: EngineRequest = {
    query: query.slice(0, 200),
    sort: 'relevance',
    offset: 0,
    limit: 100,
    facets: { specificationKeys: new Map() },
  };
  const found = await engine.search(request);
  expect(found.total).toBeGreaterThan(0);
  expect(found).toEqual(await embedded.search(request));
  expect(await engine.suggest(query, 6)).toEqual(await embedded.suggest(query, 6));
});
