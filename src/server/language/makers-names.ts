import { singular } from './singular.ts';

/** Names of makers and of their lines that dictionaries list among the words of a language, or that fold to another writing, by how they are folded. */
const names: ReadonlyMap<string, string> = new Map(
  (
    'iphone ipad ipod imac apple kindle kobo samsung sony philips canon nikon playstation nintendo sega atari lego barbie ' +
    'playmobil pokemon disney marvel nike adidas puma dyson tefal bosch siemens michelin peugeot renault citroen ford toyota ' +
    'yamaha fender gibson stanley hermes chanel dior gucci prada rolex omega casio intel amd nvidia microsoft google asus acer dell ' +
    'lenovo huawei motorola nokia blackberry toshiba hitachi fujitsu panasonic epson xerox kodak olympus pentax corsair kingston ' +
    'seagate verbatim hotpoint whirlpool steelseries'
  )
    .split(' ')
    .map((name) => [singular(name), name]),
);

/** Whether a folded word is the name of a maker or of what it makes, rather than a word for things. */
export const isMakersName = (term: string): boolean => names.has(term);

/** Names of devices among these, and such as are words of a language: behind them a number tells which one. */
const lines: ReadonlySet<string> = new Set(
  'iphone ipad ipod imac kindle playstation galaxy'.split(' ').map(singular),
);

/** Whether a folded word is the name of devices rather than of who makes them. */
export const isLineName = (term: string): boolean => lines.has(term);

/** Words of no language for how things are made or connected, by whichever maker. */
const makes: ReadonlySet<string> = new Set(
  'displayport freesync magsafe microsd bluray inkjet ultrawide ultrabook powerbank trackpad chromeos'
    .split(' ')
    .map(singular),
);

/** Whether a folded word says how things of any maker are made. */
export const isOfAnyMaker = (term: string): boolean => makes.has(term);

/** How the name that folds to a term is written: "philips". */
export const writtenName = (term: string): string | undefined => names.get(term);
