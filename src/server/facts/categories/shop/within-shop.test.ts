import { describe, expect, it } from 'vitest';
import { createCategoryMapping, type Thing } from '../category-mapping.ts';
import { createShopSense } from './shop-sense.ts';

const thing = (title: string, path = '', description = ''): Thing => ({
  title,
  path,
  networkPath: '',
  description,
});

function keyIn(shop: readonly Thing[], title: string, path = '', description = ''): string {
  const mapping = createCategoryMapping();
  mapping.learnShop(shop);
  return mapping.ofThing(mapping.ofPaths(path, ''), title, { description });
}

const times = (count: number, make: (place: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, place) => make(place));

const ofCars = [
  ...times(16, (place) => thing(`Norvik brake caliper ${place}`, 'Brake calipers')),
  ...times(20, (place) => thing(`Norvik ${place}" pad`, `${place} inch foam`)),
];

describe('how much a word says depends on the shop', () => {
  it('whoever has phones may have smartwatches', () => {
    const phones = times(60, (place) => thing(`Norvik smartphone ${place} 128 GB`));
    expect(keyIn(phones, 'Smartwatch X7')).toBe('smartwatches');
  });

  it('words that only seem to say something are not believed where the shop has nothing of the kind', () => {
    expect(keyIn([], 'Caterpillar 160M Plus')).toBe('other');
  });

  it('a noun that does not stand where the thing does is believed where the description speaks of the same', () => {
    const description =
      'Rosuna painting set for children with a brush, colours and canvas for young painters';
    expect(keyIn([], 'Acrylic paint Kordal 12')).toBe(keyIn([], 'Acrylic paint Kordal 12', '', description));
    expect(keyIn([], 'Resin Kordal Backdrop')).toBe('other');
  });

  it('a shelf that learned words misread is what the shop surely has', () => {
    expect(keyIn(ofCars, 'Norvik 8" pad', '8 inch foam')).toBe('car-parts');
    expect(keyIn([], 'Norvik 8" pad', '8 inch foam')).toBe('fitness');
  });

  it('what few things seem to be says nothing of all others', () => {
    const shop = [
      ...times(40, (place) => thing(`Kordal ${place}`)),
      thing('Umbrella'),
      thing('Umbrella black'),
    ];
    expect(keyIn(shop, 'Kordal 41')).toBe('other');
  });
});

describe('what Google keeps below its departments', () => {
  const ofThing = (networkPath: string, title: string) => {
    const mapping = createCategoryMapping();
    return mapping.ofThing(mapping.ofPaths('', networkPath), title);
  };
  it.each([
    ['Electronics', 'Norvik 4K drone', 'drones'],
    ['Apparel & Accessories', 'Kordal handbag', 'handbags'],
    ['Apparel & Accessories', 'Kordal earrings', 'earrings'],
  ])('%s: %s is %s', (networkPath, title, key) => {
    expect(ofThing(networkPath, title)).toBe(key);
  });
});

it('makers of one kind of thing name it, and what stands before their name in other letters is the thing', () => {
  expect(keyIn([], 'Remonte - R1426-01- Noir')).toBe('shoes');
  expect(keyIn([], 'Чехол Crocs')).not.toBe('shoes');
});

it('"in the" begins no place or colour', () => {
  expect(keyIn([], 'Best Aunt In The World T-Shirt')).toBe('clothing');
});

it('an expression is found behind a maker and what is written before the thing', () => {
  expect(keyIn([], 'Norvik Premium 1200W Disque dur externe 1 To')).toBe('storage');
});

describe('what a shop surely has', () => {
  const sneakers = [
    ...times(30, (place) => thing(`Air Jordan ${place} Retro`)),
    ...times(10, (place) => thing(`Norvik Runner Light Curry ${place}`)),
  ];

  it('is told by makers’ lines as well', () => {
    expect(keyIn(sneakers, 'Norvik Court Light Curry')).toBe('shoes');
    expect(keyIn([], 'Norvik Court Light Curry')).not.toBe('shoes');
  });

  it('is what a shelf holds that learned words lead to a neighbour of it', () => {
    const vapes = times(20, (place) => thing(`Norvik ${place}`, 'E-liquide'));
    const shelf = 'Linvo Rave 60k';
    expect(keyIn([], 'Norvik 12', shelf)).toBe('savoury-grocery');
    expect(keyIn(vapes, 'Norvik 12', shelf)).toBe('tobacco-vaping');
  });

  it('is told by few articles where most of these say it', () => {
    const lamps = [
      ...times(10, (place) => thing(`Norvik ${place} pendant lamp`)),
      ...times(10, (place) => thing(`Norvik ${place} cylinder pendant`)),
    ];
    expect(keyIn(lamps, 'Norvik cylinder pendant')).toBe('lighting');
    expect(keyIn([], 'Norvik cylinder pendant')).toBe('necklaces');
  });

  it('does not make unlikely what a good part of its titles end with', () => {
    const bazaar = [
      ...times(16, (place) => thing(`Norvik ${place} coffee machine`)),
      ...times(16, (place) => thing(`Norvik ${place} cordless drill`)),
      ...times(30, (place) => thing(`Norvik ${place} mum tray`)),
    ];
    expect(keyIn(bazaar, 'Norvik tray')).toBe('tableware');
  });

  it('may be more than the one department of Google’s that all of it is in', () => {
    const mapping = createCategoryMapping();
    const home = ['Norvik duvet cover', 'Norvik wall clock', 'Norvik floor lamp', 'Norvik towel'];
    mapping.learnShop(home.map((title) => ({ title, path: '', networkPath: 'Home & Garden' })));
    const shelf = mapping.ofPaths('', 'Home & Garden');
    expect(mapping.ofThing(shelf, 'Norvik sticky notes')).toBe('paper-labels');
    expect(mapping.ofThing(shelf, 'Norvik 12')).toBe('home');
  });
});

it('a field of several things is common where it has a tenth of them', () => {
  const keys = [...Array<string>(50).fill('savoury-grocery'), ...Array<string>(7).fill('tableware'), 'rings'];
  const sense = createShopSense(keys);
  expect(sense.isCommon('tableware')).toBe(true);
  expect(sense.isCommon('rings')).toBe(false);
});
