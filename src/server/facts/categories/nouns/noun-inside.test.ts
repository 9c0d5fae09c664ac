import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, brand = '') => mapping.ofThing(mapping.ofPaths('', ''), title, { brand });

test.each([
  ['Norvik NV734X20 imaging unit 20000 pages', 'printer-ink-toner'],
  ['Norvik WW90J3283 washing machine Freestanding Front-load White 9 kg', 'laundry'],
  ['Kovarn FY945AA graphics card NVIDIA Quadro 0.5 GB', 'graphics-cards'],
  ['Kovarn CN313 notebook case 34 cm (13.4") Briefcase Black', 'other-bags'],
  ['Kovarn T752, T762 Extra High Yield Print Cartridge (32K) Original Black', 'printer-ink-toner'],
])('behind the model: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test('what stands behind the model of a thing that it is for names that thing', () => {
  expect(keyOf('Zorvel geschikt voor Norvik WW90J3283 washing machine')).toBe('other');
});

test('behind brackets: the name of a cable', () => {
  expect(keyOf('Norvik 3 ft Yellow Category 5e (350 MHz) UTP Patch Cable 0.91 m')).toBe('cables-adapters');
});

test.each(['Norvik CJ-702MBK Original Matte black', 'Kovarn 338 Original Photo black 1 pc(s)', 'Norvik X10'])(
  'nothing: %s',
  (title) => {
    expect(keyOf(title)).toBe('other');
  },
);

test('a maker who is called like a thing names none', () => {
  expect(keyOf('Canon DCC-60 Black', 'Canon')).toBe('other');
});

test('a part of a title begins with what it is; a scent is called like food', () => {
  expect(keyOf('Orvane Kall – Parapluie pliant noir')).toBe('smoking-umbrellas');
  expect(keyOf('Norvik | Odšťavňovač GI Chef | černý')).toBe('kitchen-appliances');
  expect(keyOf('Orvane Kall – Chocolat noisette')).toBe('other');
  // What goes with such a thing is called by it as well.
  expect(keyOf('Orvane Kall – Perceuse foret 8 mm')).toBe('other');
  expect(keyOf('Orvane 200 – Imprimante Norvik compatible')).toBe('other');
});
