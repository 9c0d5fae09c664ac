import { cleanLine } from './clean-text.ts';

const nothing = /^(?:n\/?[ac]|null|none|nan|undefined|inconnue?|unknown|aucune?|[-–—_.0?x]+)$/i;
const noBrand =
  /^(?:sans marque|no ?brand|unbranded|g[ée]n[ée]rique|generic|oem|divers|autres?|other|marque inconnue)$/i;

/** In characters. Longer ones are lists of all variants' numbers, whose beginnings many articles share. */
const maxCodeLength = 100;

/** A maker's own number or model; '' where a placeholder stands. */
export function parseCode(text: string): string {
  const code = cleanLine(text, maxCodeLength + 1);
  return code.length > maxCodeLength || nothing.test(code) ? '' : code;
}

/** A brand's name; '' where a placeholder stands. */
export function parseBrand(text: string): string {
  const brand = parseCode(text);
  return noBrand.test(brand) ? '' : brand;
}
