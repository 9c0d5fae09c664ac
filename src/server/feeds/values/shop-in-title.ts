import { plainLetters } from '../../../contract/plain-letters.ts';

const separators = [' | ', ' - ', ' – ', ' — ', ' • ', ' · '];
/** Longer than a shop's name. */
const longest = 40;

/** A shop's or host's name by its letters and digits alone, for comparing: "Maison Lise" and "maison-lise" are one. */
export const shopLetters = (name: string): string => plainLetters(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Feeds link to one site. */
let known = { host: '', label: '', whole: '' };

/** The own part of a host's name, "myshop" of "www.my-shop.co.uk", and all of it. */
function siteOf(link: string): typeof known {
  const start = link.indexOf('//') + 2;
  const end = link.indexOf('/', start);
  const host = end < 0 ? link.slice(start) : link.slice(start, end);
  if (host !== known.host) {
    const name = host.replace(/^www\d?\./, '');
    known = { host, label: shopLetters(name.split('.')[0] ?? ''), whole: shopLetters(name) };
  }
  return known;
}

/** A title without the shop's own name behind it, as pages have it: "Sérum – 30 ml | Maison Lise" of maison-lise.fr. */
export function withoutShop(title: string, link: string): string {
  const start = Math.max(0, title.length - longest);
  const end = title.slice(start);
  let at = -1;
  for (const separator of separators) at = Math.max(at, end.lastIndexOf(separator));
  if (at < 0 || start + at < 3) return title;
  const name = shopLetters(end.slice(at + 3));
  const { label, whole } = siteOf(link);
  return name.length > 2 && (name === label || name === whole) ? title.slice(0, start + at).trimEnd() : title;
}
