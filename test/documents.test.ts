import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = ['README.md', ...globSync('docs/**/*.md')];

/** Paths in backquotes that end like a file of ours, and links. */
function namedFiles(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const tests = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);
  const links = [...text.matchAll(/\]\(([\w./-]+\.md)[)#]/g)].map(([, file = '']) =>
    path.posix.join(path.posix.dirname(document), file),
  );
  return [...tests, ...links];
}

const isThere = (file: string) => existsSync(file) || existsSync(path.posix.join('src/server', file));

test('documents name tests and other documents that are there', () => {
  const named = documents.flatMap((document) => namedFiles(document).map((file) => ({ document, file })));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
});

const allIn = (document: string, pattern: RegExp): string[] =>
  [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, found = '']) => found);

test('programs that measure are where bench/main.ts and documents look for them', () => {
  const programs = new Map(
    [...readFileSync('bench/main.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: '([a-z/-]+)',$/gm)].map(
      ([, name = '', file = '']) => [name, `bench/${file}.ts`],
    ),
  );
  expect(programs.size).toBeGreaterThan(20);
  expect([...programs.values()].filter((file) => !existsSync(file))).toEqual([]);
  const named = documents.flatMap((document) => allIn(document, /npm run bench -- ([a-z][a-z-]*)/g));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !programs.has(name))).toEqual([]);
  const present = documents.filter((document) => !document.includes('decisions/'));
  const files = present.flatMap((document) => allIn(document, /node (bench\/[\w/-]+\.ts)/g));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** Source files in backquotes, by their name or the end of their path; decisions tell what was. */
test('documents name source files that are there', () => {
  const files = globSync(['{src,bench,demo,scripts,test}/**/*.{ts,tsx,mjs}', '*.config.ts']).map(
    (file) => `/${file}`,
  );
  const present = documents.filter((document) => !document.includes('decisions/'));
  const named = present.flatMap((document) =>
    allIn(document, /`([\w./-]+\.(?:tsx?|mjs))`/g).map((name) => ({ document, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
