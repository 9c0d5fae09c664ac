import { anyOf, anyWord } from '../../../language/any-of.ts';
import { forWords, unclearForWords } from '../../../language/prepositions.ts';
import { keysAbove, otherCategoryKey } from '../tree.ts';

/** Before what a thing is for, in the languages of feeds. */
const before = String.raw`(?<!\p{L})(?:${forWords}|${unclearForWords})\s(?:(?:la|le|les|das|den|die|el|il|de|your|votre)\s)?`;

/**
 * Makers of cars. Not those whose name is another word or that make other things as well: Seat, Mini, Smart, Honda, Suzuki, Mitsubishi,
 * Hyundai.
 */
const makers = anyOf`
  peugeot|citro[eë]n|renault|dacia
  volkswagen|vw|audi|bmw|mercedes(?:[- ]benz)?|opel|vauxhall
  ford|fiat|[sš]koda
  toyota|nissan|mazda|kia|volvo|alfa romeo|chevrolet|subaru|porsche|land rover|range rover
`;
const forMaker = new RegExp(`${before}${makers}(?!\\p{L})`, 'iu');

/** A shelf of makers' names among others, or a title that begins with some: "PEUGEOT;CITROEN;…", "FIAT / PEUGEOT …". */
const shelfOfMaker = new RegExp(`(?:^|[>;])\\s?${makers}\\s?(?:[>;]|$)`, 'iu');
const severalMakers = new RegExp(`^\\P{L}{0,3}${makers}\\s?[/,–-]\\s?${makers}(?!\\p{L})`, 'iu');

const model = new RegExp(`^\\P{L}*${makers}\\s(?!design|lifestyle)[\\p{L}\\d]`, 'iu');

/** Whether a step is called by a maker of cars and a model: "Volkswagen Golf" is no sport. */
export const isCarModel = (step: string): boolean => model.test(step);

const forCar = new RegExp(
  `(?:${before}(?:voitures?|automobiles?|v[ée]hicules?|autos?|kfz|pkw|coches?|carros?|cars?|samochod(?:u|ów)|auta|siège auto)|\\sde\\s(?:siège de )?voiture)(?!\\p{L})`,
  'iu',
);
/** What they have instead, or what else is called so. */
const notForCar =
  /souris|mouse|maus|b[ée]b[ée]|baby|enfant|kind|child|bimb|niñ|dzieci|jouet|toy|miniatur|1[:/]\d\d/iu;

/** What bears makers' names. */
const bearsNames = anyWord`
  art|prints?|posters?|affiches?|patch(?:es)?|[ée]cussons?
  shirts?|t-?shirts?|polos?|casquettes?|caps?|hats?
  mugs?|porte-cl[ée]s?|key\s?(?:chain|ring)s?|stickers?|autocollants?|decals?
  books?|livres?|magazines?|revue|lego|puzzles?
`;
const maxShelf = 300;
/** Whether what nothing names is on a shelf of makers of cars, or for several of them. */
const isOfMakers = (title: string, path: string): boolean =>
  (severalMakers.test(title) || shelfOfMaker.test(path.slice(0, maxShelf))) &&
  !notForCar.test(title) &&
  !bearsNames.test(title);

/** Few titles have to be read for it. */
const mayBe = new RegExp(`${forWords}|${unclearForWords}|de`, 'i');

/** What is named by what it is, whatever it goes into: a phone's holder, a cable, a puzzle. */
const itself = new Set([
  'auto-moto',
  'telephony',
  'accessories',
  'toys',
  'baby',
  'pets',
  'culture',
  'fashion',
  'bags-luggage',
  'jewellery-watches',
  'gaming',
  'food-drink',
  'electronics',
  'computing',
  'furniture',
  'decoration',
  'paint-glue',
  'hand-tools',
  'power-tools',
]);
const covers =
  /^(?:\P{L}*\p{L}+\s)?(?:tapis|housses?|mats?|covers?|fu(?:ß|ss)matten?|tappet\p{L}*|alfombrillas?)(?!\p{L})/iu;

/**
 * What fits a maker's cars is of cars, whatever else its words mean ("Tapis de sol pour Peugeot" is none of a gym); so is what nothing
 * names and is for a car.
 */
export function ofCar(key: string, title: string, path = ''): string {
  if (key === otherCategoryKey && isOfMakers(title, path)) return 'auto-moto';
  if (!mayBe.test(title)) return key;
  const isItself = keysAbove(key).some((each) => itself.has(each));
  if (!isItself && forMaker.test(title) && !notForCar.test(title))
    return covers.test(title) ? 'car-accessories' : 'auto-moto';
  return key === otherCategoryKey && forCar.test(title) && !notForCar.test(title) ? 'car-accessories' : key;
}
