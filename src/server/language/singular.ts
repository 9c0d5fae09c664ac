/** Names that look like plurals of things: who asks for Windows wants no window. */
const names: ReadonlySet<string> = new Set(['windows']);

/**
 * Takes a French or English plural off a folded word: "laptops", "batteries", "jeux", "watches".
 * Light on purpose: two words may only meet where their readers would call them the same.
 */
export function singular(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  if (word.length < 4 || (last !== letterS && last !== letterX) || /\d/.test(word) || names.has(word))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(?:au|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (last === letterS && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const letterS = 115;
const letterX = 120;
