import { anyOf } from '../../../language/any-of.ts';

/** What is for a screen or in place of one, with its size behind it. */
const ofScreens = anyOf`
  protect\p{L}{0,8}|protège|films?|vitres?|verres?|tremp[ée]|remplacement|dalles?|blocs?|pour|para|per|für
`;
/** In English the last word may name the thing: "LCD display 7 inch". */
const name = String.raw`(?:[\s,;|–—-]{1,3}(?:[ée]cran|bildschirm|pantalla|schermo)|\s?[,;|–—-]\s?(?:screen|display))`;
/** How large a device's own screen is, behind its name; monitors are larger: "Halo X12 – Écran 6,6 pouces". */
const screen = new RegExp(
  String.raw`(?<=\S)(?<!(?<!\p{L})${ofScreens})${name}(?: (?:de|tactile|hd\+?|fhd\+?|amoled|oled|ips|:)){0,3}\s[1-8](?:[.,]\d{1,2})?\s?(?:pouces?|inch(?:es)?|zoll|pulgadas|pollici|["”″]|'')(?!\p{L})`,
  'giu',
);
/** Few titles have to be read for it. */
const mayBe = /cran|screen|display|bildschirm|pantalla|schermo/i;

/** A title without the size of its thing's own screen: it is no screen. */
export const withoutScreen = (title: string): string =>
  mayBe.test(title) ? title.replace(screen, '') : title;
