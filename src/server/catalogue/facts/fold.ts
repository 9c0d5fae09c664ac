const marks = /\p{M}+/gu;

/** Lower case, without accents, words parted by single spaces: "Fréquence_boost (max.)" → "frequence boost max". */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 x ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A value that stands in addresses: "1920 × 1080" → "1920x1080", "Cuir brun" → "cuir-brun". */
export const foldValue = (text: string): string => foldName(text).replaceAll(' x ', 'x').replaceAll(' ', '-');
