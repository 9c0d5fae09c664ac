import { expect, test } from 'vitest';
import { parseRefused, refusalsIn, refusedIn } from './refused.ts';

test.each([
  ['téléphone sauf Samsung et apple', ['samsung', 'apple']],
  ['pc portable pas hp', ['hp']],
  ['veste sauf The North Face pas cher', ['the north face', 'north face']],
  ['téléphone sauf xiaomi double sim', ['xiaomi']],
  ['souris sauf Logitech razer', ['logitech razer', 'logitech', 'razer']],
  ['lave-linge sauf bosch siemens 8 kg', ['bosch', 'siemens']],
  ['pc portable sauf hp, dell et zorblix', ['hp', 'dell', 'zorblix']],
  ['téléphone pas samsung ou apple', ['samsung', 'apple']],
  ['téléphone pas samsung, mais double sim', ['samsung']],
  ['casque sauf sony noir', ['sony']],
  ['téléphone pas noir', []],
  ['dalle pas japonais', []],
  ['tous sauf moi', []],
  ['tout sauf un ange', []],
  ['casque sony', []],
])('brands that are not wanted: %s', (typed, brands) => {
  expect(refusalsIn(typed).flatMap((each) => each.brands.flat())).toEqual(brands);
});

test.each([
  ['smartphone sauf samsung galaxy', 'smartphone', ['samsung galaxy']],
  ['smartphone sauf samsung galaxy s8 et apple', 'smartphone', ['samsung galaxy s8', 'apple']],
  ['pc portable pas lenovo thinkpad', 'pc portable', ['lenovo thinkpad']],
  ['téléphone sauf iphone 7', 'téléphone', ['iphone 7']],
  ['téléphone sauf iphone 7 plus', 'téléphone', ['iphone 7 plus']],
  ['téléphone sauf apple iphone 12 Pro Max ou samsung', 'téléphone', ['apple iphone 12 Pro Max', 'samsung']],
  ['tablette sauf ipad pro', 'tablette', ['ipad pro']],
  ['téléphone sauf iphone plus de 300 euros', 'téléphone  plus de 300 euros', ['iphone']],
  ['coque sauf iphone 12 mini noire', 'coque  12 mini noire', ['iphone']],
  ['écran sauf dell displayport', 'écran  displayport', ['dell']],
  ['pc portable sauf lenovo thinkpad 14 pouces', 'pc portable  14 pouces', ['lenovo thinkpad']],
  ['tv sauf samsung qled', 'tv  qled', ['samsung']],
  ['tablette sauf samsung 64 go', 'tablette  64 go', ['samsung']],
])('names of what a maker makes: %s', (typed, left, names) => {
  const parsed = parseRefused(typed);
  expect(parsed.left.trim()).toBe(left);
  expect(parsed.names.map(({ name }) => name)).toEqual(names);
});

test('such a thing is told by its title, whoever sells it', () => {
  const words = [['samsung'], ['galaxy']];
  expect(refusalsIn('smartphone sauf samsung galaxy')).toEqual([{ brands: [], words }]);
});

test.each([
  ['not samsung phone', ' phone', ['samsung']],
  ['pas samsung ou apple téléphone', ' téléphone', ['samsung', 'apple']],
  ['pas samsung', 'pas samsung', []],
  ['pas samsung ou apple', 'pas samsung ou apple', []],
  ['pas japonais gris', 'pas japonais gris', []],
])('at the beginning known makers only, and where something is wanted: %s', (typed, left, names) => {
  const parsed = parseRefused(typed);
  expect(parsed.left).toBe(left);
  expect(parsed.names.map(({ name }) => name)).toEqual(names);
});

test('a name of no language behind "pas" may be in a title', () => {
  expect(refusalsIn('pourquoi pas zorblix')).toEqual([{ brands: [['zorblix']], words: [] }]);
});

test.each([
  ['téléphone sauf xiaomi double sim', 'téléphone  double sim'],
  ['casque sauf sony noir', 'casque  noir'],
  ['casque pas sony, noir', 'casque , noir'],
  ['pull pas noir et bleu clair', 'pull  clair'],
  ['piscine hors sol', 'piscine hors sol'],
])('what is left of %s', (typed, left) => {
  expect(parseRefused(typed).left).toBe(left);
});

test('words of titles that are not wanted: those of a colour in both languages', () => {
  const [black, laser, ...others] = refusalsIn('imprimante sauf noires et laser');
  expect(black?.words).toEqual([expect.arrayContaining(['noir', 'black'])]);
  expect(laser?.words).toEqual([['laser']]);
  expect(others).toEqual([]);
});

test('pages tell what is refused of a sentence, and nothing of one that asks for nothing else', () => {
  const told = { names: ['samsung'], text: 'smartphone' };
  expect(refusedIn('je cherche un smartphone mais pas un samsung')).toEqual({
    ...told,
    text: 'un smartphone',
  });
  expect(refusedIn('smartphone pas samsung')).toEqual(told);
  expect(refusedIn('je voudrais pas samsung')).toBeUndefined();
});

test('a text of any length is read', () => {
  expect(parseRefused(`x ${'sauf acme et '.repeat(30_000)}`).names.length).toBeGreaterThan(0);
  expect(parseRefused(`x sauf acme${' b'.repeat(50_000)}`).names.map(({ name }) => name)).toEqual(['acme']);
  expect(parseRefused(`x sauf samsung${' galaxy'.repeat(10_000)}`).names).toHaveLength(1);
  expect(parseRefused(`x sauf acme${' '.repeat(50_000)}`).left.length).toBeGreaterThan(0);
});
