import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Чугунная сковорода Norvik 26 см', 'cookware'],
  ['Садова лопата посилена', 'gardening-tools'],
  ['Mažas virtuvinis peilis', 'kitchen-utensils'],
  ['Puinen leikkuulauta', 'kitchen-utensils'],
  ['Gul regnjakke', 'clothing'],
  ['Ξύλινο τραπεζάκι', 'tables-chairs'],
  ['Kožená peňaženka', 'wallets'],
  ['Crveni ruksak', 'backpacks'],
  ['Вълнен килим', 'rugs-curtains'],
  ['Máscaras cirúrgicas de proteção (50 unidades)', 'medicine-first-aid'],
])('%s is %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('a maker in Latin letters, adjectives and a set stand before a noun in Cyrillic letters', () => {
  expect(place('Norvik Home модульная картина Закат')).toBe('wall-decor');
  expect(place('Складной туристический садовый секатор')).toBe('gardening-tools');
  expect(place('Набор бокалов Norvik 6 шт')).toBe('tableware');
});

test('nouns are known in their other forms, and so are expressions', () => {
  expect(place('Сковороды')).toBe('cookware');
  expect(place('Φορέματα')).toBe('womens-clothing');
  expect(place('Орбита 5', 'Одежда > Спортивные костюмы')).toBe('sportswear');
  expect(place('Орбіта 5', 'Дітям > М’які іграшки')).toBe('dolls-figures');
});

test('whom clothes are for is read in other letters and languages as well', () => {
  expect(place('Детские кроссовки')).toBe('childrens-shoes');
  expect(place('Чоловіча куртка')).toBe('mens-clothing');
  expect(place('Γυναικείο μπουφάν')).toBe('womens-clothing');
  expect(place('Naisten takki')).toBe('womens-clothing');
  expect(place('Moteriški batai')).toBe('womens-shoes');
});

test('a shelf that a noun names of what has parts is that, though nobody taught its word', () => {
  expect(place('Luna 5', 'Nohavice')).toBe('clothing');
  expect(place('Luna 5', 'Dámske > Mikiny')).toBe('womens-clothing');
});

test('letters of languages that put the thing last are no sign that it stands first', () => {
  expect(place('Blå ullgenser')).toBe('clothing');
  expect(place('Küchen Schere Größe L Kinderbett')).toBe('nursery-furniture');
});

test('SOS is no sauce, which Polish, Romanian and Turkish call so', () => {
  expect(place('Norvik SOS Cachos 500ml')).not.toBe('savoury-grocery');
  expect(place('Sos sojowy 150 ml')).toBe('savoury-grocery');
  expect(place('Sos cu usturoi 305 g')).toBe('savoury-grocery');
});

test('Arabic nouns are known with their article, the signs above their letters and in the plural', () => {
  expect(place('طاولة خشبية صغيرة')).toBe('tables-chairs');
  expect(place('الطاولة الخشبية Norvik')).toBe('tables-chairs');
  expect(place('أقراط فضية')).toBe('earrings');
  expect(place('سماعات Orvane بلوتوث')).toBe('headphones');
  expect(place('كريم تفتيح', 'المنزل')).toBe('skin-care');
});

test.each([
  ['Baby Cordhose aus reiner Bio-Baumwolle', 'childrens-clothing'],
  ['Herren Skihandschuhe mit Sicherheitsschlaufe', 'winter-sports'],
  ['Mikrowelle mit Grill', 'kitchen-appliances'],
  ['Kuscheltier mit LED-Nachtlicht', 'dolls-figures'],
  ['Strickkleid mit Umhängetasche', 'womens-clothing'],
])('German says behind a thing what it is made of and comes with: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Gasgrill »Memphis«, 4+1 Keramikbrenner', 'barbecues'],
  ['Hochstuhl »Toto«, mitwachsend', 'nursery-furniture'],
  ['Lampe de bureau « Verre d’eau »', 'lighting'],
])('what stands in quotation marks behind a thing is its name: %s', (title, key) => {
  expect(place(title)).toBe(key);
});
