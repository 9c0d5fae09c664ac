/**
 * Text without accents and ligatures, in its own case: "Écran" → "Ecran", "œuvre" → "oeuvre".
 * The length may change.
 */
export function withoutAccents(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/[^\0-\x7f]/g, withoutAccent);
}

const plainForms: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '′': "'",
  '”': '"',
  '“': '"',
  '″': '"',
};
/** Combining marks of Latin letters, which NFKD takes off them. */
const firstMark = 0x300;
const lastMark = 0x36f;

function withoutAccent(character: string): string {
  const code = character.charCodeAt(0);
  return code >= firstMark && code <= lastMark ? '' : (plainForms[character] ?? character);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/**
 * Takes a French or English plural off a folded word: "laptops", "batteries", "jeux", "watches".
 * Light on purpose: two words may only meet where their readers would call them the same.
 */
export function singular(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  if (word.length < 4 || (last !== letterS && last !== letterX) || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(?:au|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (last === letterS && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const letterS = 115;
const letterX = 120;
