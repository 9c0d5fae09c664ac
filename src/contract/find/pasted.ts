import { parseGtin } from '../products/gtin.ts';
import { maxPasted } from './find-limits.ts';

/** What somebody pasted or shared: a merchant's address, a barcode or ISBN, or none of these. */
export type Pasted =
  | { kind: 'link'; url: string }
  /** GTIN padded to 14 digits. */
  | { kind: 'code'; gtin: string; digits: number }
  | { kind: 'text' };

const address = /https?:\/\/[^\s<>"]+/i;
const bareAddress = /^(?:www\.)?[a-z\d](?:[a-z\d-]*\.)+[a-z]{2,}\/[^\s<>"]+$/i;
const label =
  /^(?:(?:code|n[°o]|num[eé]ro)\s)?(?:code[- ]?barres?|barcode|e-?an|gtin|upc|isbn|gencod)(?:[- ]?1[0-4])?\s*:?\s*(?=[\d"'=])/i;

const sentenceEnd = new Set(".,;:!?'’)]}»");

/** A sentence's end is none of the address. */
function withoutEnd(address: string): string {
  let length = address.length;
  while (sentenceEnd.has(address[length - 1] ?? '')) length--;
  return address.slice(0, length);
}

function linkIn(text: string): string | undefined {
  const found = address.exec(text)?.[0] ?? (bareAddress.test(text) ? `https://${text}` : undefined);
  const url = found && withoutEnd(found);
  return url !== undefined && URL.canParse(url) ? new URL(url).href : undefined;
}

/** Recognises a link, also within the text that programs share with it, and codes as printed on packages. */
export function readPasted(given: string): Pasted {
  const text = given.trim().slice(0, maxPasted);
  const url = linkIn(text);
  if (url !== undefined) return { kind: 'link', url };
  const code = text.replace(label, '');
  const gtin = code.length <= 40 ? parseGtin(code) : undefined;
  return gtin === undefined
    ? { kind: 'text' }
    : { kind: 'code', gtin, digits: code.replace(/[^\dXx]/g, '').length };
}

/** Whether a search is none: a link, or a code that no model number looks like. */
export function isPasted(search: string): boolean {
  const pasted = readPasted(search);
  return pasted.kind === 'link' || (pasted.kind === 'code' && pasted.digits >= 10);
}
