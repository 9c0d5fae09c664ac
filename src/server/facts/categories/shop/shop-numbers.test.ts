import { describe, expect, it, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { numbersToDoubt } from './shop-numbers.ts';

const linen = '2314';
const things = ['Ink & Toners', 'Pens & Crayons', 'Adapters & Cables', 'Last year'].map((path) => ({
  path,
  networkPath: linen,
}));

test("a number of Google's that all of the shop's own shelves speak against is doubted", () => {
  expect(numbersToDoubt(things)).toEqual(new Set([linen]));
  const mapping = createCategoryMapping();
  mapping.learnShop(things.map((each) => ({ ...each, title: 'Norvik 12' })));
  const place = (path: string) => mapping.ofThing(mapping.ofPaths(path, linen), 'Norvik 12');
  expect(place('Ink & Toners')).toBe('printer-ink-toner');
  expect(place('Adapters & Cables')).toBe('cables-adapters');
});

test('it is believed where one shelf confirms it, or too few say anything', () => {
  expect(numbersToDoubt([...things, { path: 'Bed linen', networkPath: linen }])).toEqual(new Set());
  expect(numbersToDoubt(things.slice(2))).toEqual(new Set());
  expect(numbersToDoubt(things.map(({ networkPath }) => ({ path: '', networkPath })))).toEqual(new Set());
});

test("a path of Google's own, and one department of it, are no number that a shop mistook", () => {
  const own = [
    'Home & Garden > Linens & Bedding > Towels',
    'Electronics > Video > Televisions',
    'Media > Books',
  ];
  expect(numbersToDoubt(own.map((path) => ({ path, networkPath: linen })))).toEqual(new Set());
  expect(numbersToDoubt(things.map(({ path }) => ({ path, networkPath: '536' })))).toEqual(new Set());
});

describe("a number of Google's for one kind, chosen for a shelf of several", () => {
  const ladders = '1305';
  const tools = ['Perceuse visseuse 18 V', 'Scie sauteuse 650 W', 'Marteau de charpentier', 'Tournevis plat'];
  const learnt = (titles: readonly string[]) => {
    const mapping = createCategoryMapping();
    mapping.learnShop(titles.map((title) => ({ path: 'Outillage', networkPath: ladders, title })));
    return (title: string) => mapping.ofThing(mapping.ofPaths('Outillage', ladders), title);
  };

  it("gives way to the shelf's name where the titles are of other kinds", () => {
    const place = learnt([...tools, 'Norvik 12']);
    expect(place('Marteau de charpentier')).toBe('hand-tools');
    expect(place('Norvik 12')).toBe('diy');
  });

  it('is believed where titles confirm it, or say too little', () => {
    expect(learnt([...tools, 'Escabeau 3 marches', 'Mètre ruban 5 m'])('Norvik 12')).toBe(
      'measuring-ladders',
    );
    expect(learnt(['Marteau de charpentier', 'Norvik 12'])('Norvik 12')).toBe('measuring-ladders');
  });

  it('is believed where titles only name what things are called after', () => {
    const mapping = createCategoryMapping();
    const [path, networkPath] = ['Beauté', 'Health & Beauty > Personal Care > Cosmetics > Perfume & Cologne'];
    const titles = ['Thé vert', 'Café', 'Miel', 'Chocolat noir', 'Vanille'];
    mapping.learnShop([
      ...titles.map((title) => ({ path, networkPath, title })),
      { path: 'Bracelets', networkPath: '', title: 'Bracelet Norvik' },
    ]);
    for (const title of titles)
      expect(mapping.ofThing(mapping.ofPaths(path, networkPath), title)).toBe('perfume');
  });
});
