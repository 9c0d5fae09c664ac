/** Tea, which without its accent would be the English article. */
const tea = /(?<!\p{L})thé(?!\p{L})/giu;

/** A text with tea in the plural, before accents are folded. */
export const withTeas = (text: string): string =>
  text.includes('é') || text.includes('É') ? text.replaceAll(tea, '$&s') : text;
