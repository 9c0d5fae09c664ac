/** Small letters without accents, for comparing names: "Boîtiers" → "boitiers". */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
