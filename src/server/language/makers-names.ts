import { singular } from './singular.ts';

/** Names of makers and of their lines that dictionaries list among the words of a language, by how they are folded. */
const names: ReadonlyMap<string, string> = new Map(
  (
    'iphone ipad ipod imac apple kindle kobo samsung sony philips canon nikon playstation nintendo sega atari lego barbie ' +
    'playmobil pokemon disney marvel nike adidas puma dyson tefal bosch siemens michelin peugeot renault citroen ford toyota ' +
    'yamaha fender gibson stanley hermes chanel dior gucci prada rolex omega casio intel amd nvidia microsoft google asus acer dell ' +
    'lenovo huawei motorola nokia blackberry toshiba hitachi fujitsu panasonic epson xerox kodak olympus pentax corsair kingston ' +
    'seagate verbatim hotpoint whirlpool'
  )
    .split(' ')
    .map((name) => [singular(name), name]),
);

/** Whether a folded word is the name of a maker or of what it makes, rather than a word for things. */
export const isMakersName = (term: string): boolean => names.has(term);

/** How the name that folds to a term is written: "philips". */
export const writtenName = (term: string): string | undefined => names.get(term);
