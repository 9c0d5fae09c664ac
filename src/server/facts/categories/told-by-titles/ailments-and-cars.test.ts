import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { againstAilment } from './ailments.ts';
import { ofCar } from './for-cars.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Norvolan Tosse Secca e Grassa 200 ml', 'medicine-first-aid'],
  ['Norvolan Mal di Gola Miele', 'medicine-first-aid'],
  ['Norvolan Rhume & Grippe', 'medicine-first-aid'],
  ['Norvolan 1000 mg', 'health'],
  ['Norvolan 40 cpr', 'health'],
  ['Norvolan D3 2000 UI 84 caps', 'health'],
  ['Norvolan Crema Emorroidi 25 g', 'medicine-first-aid'],
  ['Schmerzgel Norvolan 100 g', 'medicine-first-aid'],
])('what is against an ailment, or dosed, is for health, whatever it is called: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Puff Norvik 20 mg', 'health'],
  ['Lot de 6 caps Norvik', 'health'],
  ['Imprimante matricielle Norvik 413 cps', 'health'],
  ['Thermomètre fièvre Norvik', 'medicine-first-aid'],
  ['Livre La grippe', 'medicine-first-aid'],
  ['Norvik Heilstein Migräne', 'medicine-first-aid'],
  ['Shampooing anti-verrues chien', 'medicine-first-aid'],
])('what a title names is not taken for a medicine: %s is no %s', (title, key) => {
  expect(place(title)).not.toBe(key);
});

test.each([
  ['Tapis de sol pour Peugeot 208', 'car-accessories'],
  ['Radiateur de chauffage pour Citroën C3', 'auto-moto'],
  ['Kopfstütze für Mercedes W203', 'auto-moto'],
  ['Luce targa per Fiat 500', 'auto-moto'],
  ['Organisateur pour voiture', 'car-accessories'],
  ['Filtre habitacle pour Renault Clio', 'car-parts'],
])('what fits a car is of cars: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Tapis de sol fitness', 'fitness'],
  ['Support téléphone pour BMW X1', 'phone-accessories'],
  ['Câble USB pour voiture', 'cables-adapters'],
  ['Puzzle pour voiture', 'board-games'],
  ['Radiateur de chauffage 2000 W', 'climate'],
  ['Haut-parleurs pour BMW E46', 'speakers'],
  ['Peinture spray pour Renault gris', 'paint-glue'],
  ['Tapis de souris pour Peugeot', 'keyboards-mice'],
  ['Snapback Norvik 40 caps', 'hats-scarves-gloves'],
])('what is named by itself stays that: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('what is for a baby or a toy of a car is none of its accessories', () => {
  expect(place('Siège pour voiture bébé groupe 1')).not.toBe('car-accessories');
});

test.each([
  'pour ',
  'pour la ',
  'pour voiture ',
  'emorroid',
  'anti-',
  '1000 mg',
  '12,5 ',
  'tapis ',
  'de siège ',
])('a title of 500,000 letters is read, which would take for ever were it not in linear time: %s', (part) => {
  const title = part.repeat(500_000 / part.length);
  for (const key of ['other', 'fitness']) expect(againstAilment(ofCar(key, title), title)).not.toBe('');
});

test.each([
  ['ORVA MONTANA 9CH TUB GRAN', 'medicine-first-aid'],
  ['Granules Orva 15 CH', 'medicine-first-aid'],
  ['Orva 9CH dose', 'medicine-first-aid'],
  // Channels and horsepower.
  ['Quorl tube vurn 6 CH', 'other'],
  ['Quorl 5 ch tube long', 'other'],
  ['CPR 100 manikin', 'other'],
  ['ORVAMAG GELUL 42', 'health'],
  ['ORVAMAG CPR EFF 20', 'health'],
])('reads what pharmacies write short: %s', (title, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths('', ''), title)).toBe(key);
});

test.each([
  ['Quorl tirnovet', 'PEUGEOT;RENAULT;Quorl', 'auto-moto'],
  ['FIAT / PEUGEOT quorl tirnovet', '', 'auto-moto'],
  ['Quorl tirnovet', 'Quorl;Vurn', 'other'],
  ['Peugeot / Renault miniature quorl', '', 'other'],
  ['Audi, Mercedes, BMW wall art print', '', 'other'],
  ['Opel / Ford écusson quorl', '', 'other'],
])('takes what nothing names for a car’s on a shelf of makers: %s in "%s"', (title, path, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths(path, ''), title)).toBe(key);
});

test.each([
  ["Bosch collecteur d'admission", 'car-parts'],
  ['Nockenwelle Norvik', 'car-parts'],
  ['Kit frizione Norvik', 'car-parts'],
  ['Colector de admisión Norvik', 'car-parts'],
  ['Roller lifters', 'car-parts'],
  ['AdBlue 10 L', 'car-accessories'],
  ['Étui pénien taille 30', 'medical-lab'],
  ['Bande Velpeau 10 cm', 'medicine-first-aid'],
  // What garages and pharmacies share with others.
  ['Quorl gammon joint 1kg', 'other'],
  ['Lancettes', 'health-monitors'],
  ['Robinet trois voies', 'plumbing'],
])('knows words of garages and pharmacies: %s', (title, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths('', ''), title)).toBe(key);
});

test.each([
  ['NORVIK CR MAIN REPAR 50ML', 'skin-care'],
  ['NORVIK BDEN ORTHO SOUPLE', 'oral-care'],
  ['ATTEL POIGNET NORVIK', 'mobility-orthopaedics'],
  ['AVENE ESS LAIT DEMAQ 200ML', 'skin-care'],
  ['SUCET NORVIK SIL 6M', 'baby-feeding'],
  // Others cut words as well.
  ['CR 2032 NORVIK', 'other'],
  ['HE IS NORVIK', 'other'],
  ['UN LOT DE 2 PAQUETS QUORL', 'other'],
  ['PAST QUORL', 'other'],
  ['NORVIK SH', 'other'],
  ['NORVIK P1 HE KNOB', 'other'],
  ['Norvik Xtr Bden', 'other'],
])('spells out the labels of pharmacies that nothing names else: %s', (title, key) => {
  expect(place(title)).toBe(key);
});
