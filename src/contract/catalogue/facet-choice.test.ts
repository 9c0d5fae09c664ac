import { expect, it } from 'vitest';
import { facetEntries, noChoice, readFacetChoice } from './facet-choice.ts';

const read = (query: string) => readFacetChoice(new URLSearchParams(query));
const write = (query: string) => new URLSearchParams(facetEntries(read(query))).toString();

it.each([
  'brand=Asus&brand=MSI&condition=refurbished&spec=socket%3AAM5&min=99.9&max=300&rating=4&stock=in&delivery=free',
  'in=storage&in=laptops&merchant=Nord+%26+Co',
  '',
])('reads what it writes: %s', (query) => {
  expect(write(query)).toBe(query);
});

it.each([
  ['brand=&brand=+&brand=Asus&brand=Asus', 'brand=Asus'],
  ['condition=broken&condition=used&condition=new', 'condition=new&condition=used'],
  ['min=-3&max=abc&rating=9&stock=out&delivery=1', ''],
  ['min=1e3&max=0&rating=4.5', ''],
  ['min=500&max=100', 'min=100&max=500'],
  ['spec=socket', ''],
])('leaves out what makes no sense: %s', (query, expected) => {
  expect(write(query)).toBe(expected);
});

it('takes no more than anybody chooses', () => {
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, i) => ['brand', `${i}`]));
  expect(readFacetChoice(many).brand).toHaveLength(20);
  expect(read(`brand=${'a'.repeat(5_000)}`).brand[0]).toHaveLength(100);
  expect(read('')).toEqual(noChoice);
});
