import { cleanLine } from './clean-text.ts';

const nothing = /^(?:n\/?[ac]|null|none|nan|undefined|inconnue?|unknown|aucune?|[-–—_.0?x]+)$/i;
const noBrand =
  /^(?:sans marque|no ?brand|unbranded|g[ée]n[ée]rique|generic|oem|divers|autres?|other|marque inconnue)$/i;

/** A maker's own number or model; '' where a placeholder stands. */
export function parseCode(text: string): string {
  const code = cleanLine(text, 100);
  return nothing.test(code) ? '' : code;
}

/** A brand's name; '' where a placeholder stands. */
export function parseBrand(text: string): string {
  const brand = parseCode(text);
  return noBrand.test(brand) ? '' : brand;
}
