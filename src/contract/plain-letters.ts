/** Letters without a decomposition, and typographic quotation marks, with their plain forms. */
const plainForms: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  ẞ: 'SS',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '′': "'",
  '”': '"',
  '“': '"',
  '″': '"',
};
/** Combining marks of Latin letters after NFKD. */
const firstMark = 0x300;
const lastMark = 0x36f;

function withoutAccent(character: string): string {
  const code = character.charCodeAt(0);
  return code >= firstMark && code <= lastMark ? '' : (plainForms[character] ?? character);
}

export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/**
 * Text without accents and ligatures, in its own case: "Écran" → "Ecran", "œuvre" → "oeuvre", "Straße" → "Strasse".
 * The length may change. The one rule by which names and words are compared, here and in matching, search and facts.
 */
export function withoutAccents(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/[^\0-\x7f]/g, withoutAccent);
}

/** The same in small letters, for comparing names: "Boîtiers" → "boitiers". */
export const plainLetters = (text: string): string => withoutAccents(text).toLowerCase();
