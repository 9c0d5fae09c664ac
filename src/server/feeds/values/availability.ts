import { plainLetters } from '../../../contract/plain-letters.ts';
import type { Availability } from '../feed-offer.ts';
import { parseFlag } from './flags.ts';

const words: Record<string, Availability> = {
  'in stock': 'in_stock',
  instock: 'in_stock',
  available: 'in_stock',
  'en stock': 'in_stock',
  disponible: 'in_stock',
  'limited availability': 'in_stock',
  'out of stock': 'out_of_stock',
  outofstock: 'out_of_stock',
  'sold out': 'out_of_stock',
  unavailable: 'out_of_stock',
  'en rupture': 'out_of_stock',
  rupture: 'out_of_stock',
  'rupture de stock': 'out_of_stock',
  indisponible: 'out_of_stock',
  epuise: 'out_of_stock',
  preorder: 'preorder',
  'pre order': 'preorder',
  precommande: 'preorder',
  backorder: 'backorder',
  'available for order': 'backorder',
  'sur commande': 'backorder',
};

/** A stock status in words or as a flag; undefined where it says nothing known. */
export function parseAvailability(text: string): Availability | undefined {
  const flag = parseFlag(text);
  if (flag !== undefined) return flag ? 'in_stock' : 'out_of_stock';
  const folded = plainLetters(text)
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return words[folded];
}
