import { expect, it } from 'vitest';
import { createCategoryMapping, type Thing } from '../category-mapping.ts';
import { learnWords } from './shop-words.ts';

const times = (count: number, title: (place: number) => string): Thing[] =>
  Array.from({ length: count }, (_, place) => ({ title: title(place), path: '', networkPath: '' }));
const names = ['Belcor', 'Linvo', 'Tarsk', 'Ovrin', 'Quelm', 'Sibra', 'Dorvel', 'Mintak', 'Prelo', 'Yskar'];

it('what nothing names is what other things of the shop are that a word of its own is used of', () => {
  const mapping = createCategoryMapping();
  const blank = mapping.ofPaths('', '');
  expect(mapping.ofThing(blank, 'Zorvane Linvo 40')).toBe('other');
  mapping.learnShop([
    ...times(10, (place) => `${names[place]} Zorvane surveillance camera`),
    ...times(10, (place) => `${names[place]} leather wallet`),
    ...times(10, (place) => `${names[place]} cordless drill`),
  ]);
  expect(mapping.ofThing(blank, 'Zorvane Linvo 40')).toBe('surveillance-cameras');
  expect(mapping.ofThing(blank, 'Linvo 40')).toBe('other');
});

const used = (count: number, title: string, key: string) =>
  Array.from({ length: count }, () => ({ title, key }));

it('means what nearly all of its things are, their lowest category', () => {
  const headphones = used(4, 'Zorvane one', 'headphones');
  expect(learnWords(headphones)('Zorvane two', '')).toBe('headphones');
  expect(learnWords([...headphones, ...used(4, 'Zorvane one', 'speakers')])('Zorvane two', '')).toBe('audio');
  expect(learnWords([...headphones, ...used(1, 'Zorvane one', 'wine')])('Zorvane two', '')).toBeUndefined();
});

it('means nothing where few of its things are known', () => {
  expect(learnWords(used(3, 'Zorvane one', 'wine'))('Zorvane two', '')).toBeUndefined();
  const unknown = used(5, 'Zorvane one', 'other');
  expect(learnWords([...used(4, 'Zorvane one', 'wine'), ...unknown])('Zorvane two', '')).toBeUndefined();
});

it('nouns that every shop knows mean no more in this one', () => {
  expect(learnWords(used(6, 'Zorvane bolt', 'hardware'))('Belcor bolt', '')).toBeUndefined();
  expect(learnWords(used(6, 'Zorvane bolt', 'hardware'))('Zorvane 2', '')).toBe('hardware');
});

it('a maker’s name says no more than what has parts', () => {
  expect(learnWords(used(4, 'Zorvane one', 'headphones'))('Zorvane two', 'Zorvane')).toBeUndefined();
  const both = [...used(4, 'Zorvane one', 'headphones'), ...used(4, 'Zorvane one', 'speakers')];
  expect(learnWords(both)('Zorvane two', 'Zorvane')).toBe('audio');
});
