/** Names of makers and of their lines that dictionaries list among the words of a language, folded. */
const names: ReadonlySet<string> = new Set(
  (
    'iphone ipad ipod imac apple kindle kobo samsung sony philips canon nikon playstation nintendo sega atari lego barbie ' +
    'playmobil pokemon disney marvel nike adidas puma dyson tefal bosch siemens michelin peugeot renault citroen ford toyota ' +
    'yamaha fender gibson stanley hermes chanel dior gucci prada rolex omega'
  ).split(' '),
);

/** Whether a folded word is the name of a maker or of what it makes, rather than a word for things. */
export const isMakersName = (term: string): boolean => names.has(term);
