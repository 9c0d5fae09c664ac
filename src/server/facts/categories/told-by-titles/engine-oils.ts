import { anyWord } from '../../../language/any-of.ts';
import { keysAbove } from '../tree.ts';

/** Grades of SAE that are sold, of engines' and gears' oils: "10W-40", "75W90"; no watts: "10W-20W", "5W-30°", "LED 15W-60 cm". */
const grade =
  /(?<![\d.,])(?:0w[-–]?(?:8|12|16|20|30|40)|5w[-–]?(?:20|30|40|50)|10w[-–]?(?:30|40|50|60)|15w[-–]?[45]0|20w[-–]?[456]0|25w[-–]?[56]0|70w[-–]?(?:75|80)|75w[-–]?(?:80|85|90|110|140)|8[05]w[-–]?(?:90|140))(?![\d.,°Ωx]|\s?(?:[wvk]|mah|lm|cm|mm|k?hz|ohms?)(?!\p{L})|\s?leds?(?!\p{L}))/iu;
/** "SAE 30"; inches of tools are SAE as well, so it counts beside an amount only, and no part of a hose's norm: "SAE 30 R7". */
const plainGrade = /(?<!\p{L})sae\s?(?:[1-6]0|75|80|90|140)(?![\d\p{L}]|\sr\d)/iu;
const amount =
  /(?<![\d.,])\d{1,3}(?:[.,]\d{1,3})?\s?(?:l|lt|ltr|litres?|liters?|litros?|litri|ml|qts?|quarts?|gal)(?!\p{L})/iu;
/** What has watts, or the grade written on it. */
const others = anyWord`
  leds?|lamp\p{L}*|lights?|bulbs?|spots?|ampoules?|projecteurs?|appliques?|chargeu?rs?|chargers?|lade\p{L}*|usb|power|panneaux?
  panels?|solar\p{L}*|bottle|bouteille|socks?|flasque|miniature|speakers?|haut-parleurs?|r[ée]sist(?:ance|or)s?
  t-?shirts?|tee|hoodies?|sweats?|caps?|casquettes?|mugs?|signs?|enseignes?|posters?|affiches?|stickers?|autocollants?|decals?
  plaque|patch|[ée]cussons?|porte-cl[ée]s?|keychains?|jeans?|pantalons?|bougies?
`;

/** Oils are called by their maker's names and a grade ("Norvik X-tra 5W-40 5L"), on shelves like "Moteur". */
export function oilOr(key: string, title: string): string {
  const isGraded = grade.test(title) || (plainGrade.test(title) && amount.test(title));
  if (!isGraded || others.test(title) || keysAbove(key).includes('auto-moto')) return key;
  return 'car-accessories';
}
