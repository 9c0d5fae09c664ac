import { expect, test } from 'vitest';
import { findCircles } from './helpers/circles.ts';
import { readSources } from './helpers/sources.ts';

const all = ['src/contract', 'src/server', 'src/web'].flatMap(readSources);

test('a circle is found, whatever leads to it or away from it', () => {
  const graph = (text: string) =>
    new Map(text.split(', ').map((line) => [line[0] ?? '', [...line.slice(1).trim()]]));
  expect(findCircles(graph('a bc, b c'))).toEqual([]);
  expect(findCircles(graph('s a, a be, b a, e f, f e'))).toEqual(['a → b', 'b → a', 'e → f', 'f → e']);
});

test('no file uses itself by way of others, not even for its types', () => {
  const uses = new Map(all.map(({ file, imports }) => [file, imports.map(({ target }) => target)]));
  expect(uses.size).toBeGreaterThan(500);
  expect(findCircles(uses)).toEqual([]);
});
