import { expect, test } from 'vitest';
import { consolidate, type OfferTexts } from '../consolidate.ts';
import { chooseLabels } from './choose-labels.ts';
import { readClass, readConsumption, readIndex } from './read-labels.ts';

type Says = Record<string, string>;

const source = (merchant: string, says: Says, { title = 'Lave-linge', isNew = true } = {}) => ({
  merchant,
  title,
  isNew,
  specifications: Object.entries(says).map(([name, value]) => ({ name, value })),
});
const classOf = (category: string, ...sources: ReturnType<typeof source>[]) =>
  chooseLabels(category, sources)?.energyClass;

test.each([
  ['E', { letter: 'E', scale: 'unknown' }],
  ['Classe E', { letter: 'E', scale: 'unknown' }],
  ['E (A–G)', { letter: 'E', scale: 'today' }],
  ['e (A à G)', { letter: 'E', scale: 'today' }],
  ['D ()', { letter: 'D', scale: 'unknown' }],
  ['F (SDR)', { letter: 'F', scale: 'unknown' }],
  ['A++', { scale: 'old', text: 'A++' }],
  ['A (A+++ à D)', { scale: 'old', text: 'A' }],
  ['A/B', undefined],
  ['not_applicable', undefined],
])('a class written "%s"', (text, read) => expect(readClass(text)).toEqual(read));

test.each([
  ['7,9/10', 7.9],
  ['8.2 sur 10', 8.2],
  ['6', 6],
  ['0', undefined],
  ['12', undefined],
  ['4/5', undefined],
])('an index written "%s"', (text, score) => expect(readIndex(text)).toBe(score));

test.each([
  ['Consommation', '54 kWh/1000 h', 54, '1000 hours'],
  ['Energy consumption (kWh per 100 cycles)', '49', 49, '100 cycles'],
  ['Consommation annuelle', '174,5 kWh', 174.5, 'year'],
  ['Consommation énergétique', '143 kWh/an', 143, 'year'],
  ['Consommation annuelle', '2 500 kWh', undefined, undefined],
  ['Consommation annuelle', '1.234 kWh', undefined, undefined],
  ['Consommation annuelle', '0,345 kWh', 0.345, 'year'],
  ['Consommation HDR', '90 kWh/1000h', undefined, undefined],
  ['Consommation lavage et séchage', '300 kWh/100 cycles', undefined, undefined],
  ['Consommation', '250 W', undefined, undefined],
  ['Consommation d’eau', '9 999 L par an', undefined, undefined],
])('a consumption: %s %s', (name, value, kwh, per) => {
  expect(readConsumption({ name, value })).toEqual(kwh === undefined ? undefined : { kwh, per });
});

test('a letter alone is today’s where the goods have had that scale for years, and nothing speaks of the former one', () => {
  const says = { 'Classe énergétique': 'B' };
  expect(classOf('laundry', source('a', says))).toBe('B');
  expect(classOf('laundry', source('a', says, { title: 'Sèche-linge à pompe à chaleur' }))).toBeUndefined();
  expect(classOf('laundry', source('a', says, { isNew: false }))).toBeUndefined();
  expect(classOf('laundry', source('a', { ...says, 'Consommation annuelle': '174 kWh' }))).toBeUndefined();
  expect(classOf('cooking', source('a', says))).toBeUndefined();
  expect(classOf('cooking', source('a', { 'Classe énergétique': 'B (A–G)' }))).toBe('B');
  expect(chooseLabels('tvs', [source('a', { 'Classe énergétique': 'A+' })])).toEqual({ oldClass: 'A+' });
});

test('contradictory merchants: the class that twice as many state, else none', () => {
  const [b, c] = [{ 'Classe énergétique': 'B' }, { 'Classe énergétique': 'C' }];
  expect(classOf('laundry', source('a', b), source('b', c))).toBeUndefined();
  expect(classOf('laundry', source('a', b), source('b', b), source('c', c))).toBe('B');
  expect(classOf('laundry', source('a', b), source('a', b), source('c', c))).toBeUndefined();
});

test('labels stand among a product’s specifications, typed for lists, and old scales as what they are', () => {
  const offer = (merchant: string, says: Says): OfferTexts => ({
    ...source(merchant, says),
    ...{ brand: '', description: '', categoryKey: 'tvs', title: 'Téléviseur Prismea Aube 55' },
  });
  const facts = consolidate([
    offer('a', { 'Classe énergétique': 'F', 'Indice de réparabilité': '7,9/10', EPREL: '999990103' }),
    offer('b', { 'Energy class': 'F (A–G)', Consommation: '61 kWh/1000 h' }),
  ]);
  expect(facts.labels).toEqual({
    ...{ energyClass: 'F', eprel: '999990103', repairability: 7.9 },
    consumption: { kwh: 61, per: '1000 hours', times: 1460 },
  });
  expect(facts.specifications.typed.map(({ key, values }) => [key, values[0]?.text])).toEqual([
    ['energy-class', 'f'],
    ['repairability', '6-7.9'],
  ]);
  expect(facts.specifications.kept).toContainEqual({
    key: 'energy-class',
    name: 'Classe énergétique',
    value: 'F',
  });
  expect(consolidate([offer('a', { 'Classe énergétique': 'A++' })]).specifications).toMatchObject({
    kept: [{ name: 'Classe énergétique (ancienne échelle)', value: 'A++' }],
    typed: [],
  });
});
