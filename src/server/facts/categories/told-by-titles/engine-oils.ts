import { anyOf } from '../../../language/any-of.ts';
import { keysAbove } from '../tree.ts';

/** Grades of SAE, which only oils of engines and gears have: "10W-40", "75W90", "SAE 30"; no watts: "10W-20W", "5W 30 LED". */
const grade =
  /(?<![\d.,])(?:0|5|10|15|20|25|70|75|80|85)w[-–]?(?:8|12|16|20|30|40|50|60|80|85|90|110|140)(?![\d.,]|\s?[wvk](?!\p{L})|\s?(?:led|mah|lm))|(?<!\p{L})sae\s?\d{2}(?!\d)/iu;
const electric = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    leds?|lamp\p{L}*|lights?|bulbs?|ampoules?|chargeu?rs?|chargers?|lade\p{L}*|usb|power|panneaux?|panels?|solar\p{L}*
    bottle|bouteille|socks?|flasque|miniature
  `}(?!\p{L})`,
  'iu',
);

/** Oils are called by their maker's names and a grade ("Norvik X-tra 5W-40 5L"), on shelves like "Moteur". */
export function oilOr(key: string, title: string): string {
  if (!grade.test(title) || electric.test(title) || keysAbove(key).includes('auto-moto')) return key;
  return 'car-accessories';
}
