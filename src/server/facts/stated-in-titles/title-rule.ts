/**
 * What a title states of a thing of one category, and how: its name in French, the pattern in the folded title, and the
 * value, as a text or with the pattern's groups, in capitals behind a '^'. Of several rules of one name the first that fits counts.
 */
export type TitleRule = { name: string; pattern: RegExp; value: string };

export const rule = (name: string, pattern: RegExp, value: string): TitleRule => ({ name, pattern, value });

const number = String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)`;
export const amount = (units: string) => new RegExp(`${number}[ -]?(?:${units})(?![a-z\\d])`);
const inches = `(?:"|''|-?inch(?:es)?|pouces?|in(?![a-z -]))`;

export const watts = rule('Puissance', amount('w|watts?'), '$1 W');

export const screen = rule(
  'Taille de l’écran',
  new RegExp(`(?<![\\d.,x])(\\d{1,2}(?:[.,]\\d)?) ?${inches}`),
  '$1 pouces',
);
export const pixels = rule('Définition', /(?<!\d)(\d{3,4}) ?[x×] ?(\d{3,4})(?!\d)/, '$1 x $2');
