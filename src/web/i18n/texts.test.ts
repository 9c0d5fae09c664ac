import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts as adminEn } from '../admin/texts/en.ts';
import { texts as en } from './texts/en.ts';
import { texts as fr } from './texts/fr.ts';

type Texts = { path: string; text: string }[];

/** Stands in for any argument: a count where a number is meant, a text elsewhere. */
const argument = 2;

/** Every text of a catalogue with its path; messages with parameters are called. */
function textsOf(node: unknown, path = ''): Texts {
  if (typeof node === 'string') return [{ path, text: node }];
  if (typeof node === 'function') return textsOf(node(argument, argument, argument), path);
  return Object.entries(node as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const web = path.resolve(import.meta.dirname, '..');
/** `texts/fr.ts` of a screen, and of what all pages share. */
const isCatalogue = (language: string, file: string) =>
  new RegExp(`(?:^|/)texts/${language}\\.ts$`).test(file);

/** All that the files of a language hold. */
async function catalogueOf(language: 'fr' | 'en'): Promise<object[]> {
  const files = (await readdir(web, { recursive: true }))
    .filter((file) => isCatalogue(language, file))
    .sort((a, b) => (path.dirname(a) < path.dirname(b) ? -1 : 1));
  const modules = await Promise.all(files.map((file) => import(path.join(web, file))));
  return modules.flatMap((module: object) => Object.values(module) as object[]);
}

const catalogue = await catalogueOf('fr');
const french = textsOf(catalogue);
const english = textsOf(await catalogueOf('en'));

/** The names by which a catalogue's texts are found. */
const namesIn = (node: unknown): string[] =>
  typeof node === 'object' && !Array.isArray(node)
    ? Object.entries(node as object).flatMap(([name, value]) => [name, ...namesIn(value)])
    : [];

/** Every word of the program but its texts. */
async function wordsOfSources(): Promise<Set<string>> {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && !['fr', 'en'].some((language) => isCatalogue(language, file)),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

describe('messages', () => {
  it('hold the same texts in both languages, none empty', () => {
    expect(english.map(({ path }) => path)).toEqual(french.map(({ path }) => path));
    expect(french.length).toBeGreaterThan(100);
    expect([...french, ...english].filter(({ text }) => !text.trim())).toEqual([]);
  });

  it('are all named somewhere in the program', async () => {
    const words = await wordsOfSources();
    expect(words.size).toBeGreaterThan(1_000);
    const isNamed = (name: string) => name.split(' ').every((word) => words.has(word));
    expect(namesIn(catalogue).filter((name) => /\D/.test(name) && !isNamed(name))).toEqual([]);
  });

  it('keep French punctuation on its line', () => {
    expect(french.filter(({ text }) => / [:;!?»]|« /.test(text))).toEqual([]);
  });

  it('use typographic apostrophes', () => {
    const found = [...french, ...english].filter(({ text }) => /\w'\w/.test(text));
    // The one text that was specified with a straight apostrophe.
    expect(found.map(({ text }) => text)).toEqual(["Passwords don't match"]);
  });

  it('quote the texts of the specification', () => {
    expect(en.layout.searchPlaceholder).toBe('Search products...');
    expect(en.errors.title).toBe('Oops!');
    expect(en.product.from).toBe('From');
    expect(en.product.comparePrice).toBe('Compare Price');
    expect(en.home.shopNow).toBe('Shop Now');
    expect(en.home.componentsFailed).toBe('Failed to load Computer products');
    expect(en.categories.failed).toBe('Failed to load categories. Please try again.');
    expect(en.categories.invalid).toBe('Invalid response format.');
    expect(en.categories.none).toBe('No categories available.');
    expect(en.list.emptyCategory).toBe('No products found in this category.');
    expect(en.list.failed).toBe('Failed to load products. Please try again.');
    const { users, products, categories } = adminEn.tabs;
    expect([users, products, categories]).toEqual(['User Management', 'Product Manager', 'Category Manager']);
  });

  it('count in each language’s own way: nothing is singular in French', () => {
    expect(fr.list.count('0', 0)).toBe('0 produit');
    expect(fr.list.count('2', 2)).toBe('2 produits');
    expect(en.list.count('0', 0)).toBe('0 products');
    expect(en.list.count('1', 1)).toBe('1 product');
  });
});
