import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircles } from './helpers/circles.ts';
import { breaches, filesWith, type Import, isRelative, readSources } from './helpers/sources.ts';

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

test('a folder holds no more files than one takes in', () => {
  const byFolder = Map.groupBy([...all, ...readSources('bench')], ({ file }) => path.posix.dirname(file));
  expect(byFolder.size).toBeGreaterThan(50);
  const sizes = Array.from(byFolder, ([folder, files]) => ({ folder, files: files.length }));
  expect(sizes.filter(({ files }) => files > 25)).toEqual([]);
});

test.each(['db/migrations', 'docs/decisions'])('no two files of %s have one number', (folder) => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('names say what a file holds', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common)([.-]|\/)|\/index\.tsx?$/;
  expect(all.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
});

test('relative imports name the file', () => {
  const isAllowed = (_file: string, wanted: Import) =>
    !isRelative(wanted) || /\.(tsx?|json|css|svg)(\?\w+)?$/.test(wanted.from);
  expect(breaches(all, isAllowed)).toEqual([]);
});

test('exports have names, except where the router or a lazy part asks for a default', () => {
  const routerFiles = /^src\/web\/(root\.tsx|routes\.ts|entry\.server\.tsx|.*-route\.tsx)$/;
  const defaults = filesWith(all, /^export (default|\{[^}]*\bas default\b)/m);
  const lazyFiles = new Set(
    all.flatMap(({ imports }) => imports.filter(({ isDynamic }) => isDynamic).map(({ target }) => target)),
  );
  expect(defaults.filter((file) => !routerFiles.test(file) && !lazyFiles.has(file))).toEqual([]);
  expect(filesWith(all, /^export \* /m).filter((file) => !routerFiles.test(file))).toEqual([]);
});

test('classes are for errors', () => {
  const classes = all.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:abstract )?class .*$/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(classes.filter((line) => !/extends \w*Error\b/.test(line))).toEqual([]);
});
