import type { ContentUnit } from '../../../contract/catalogue/content-units.ts';
import { keysAbove } from '../categories/tree.ts';

/** The one unit in which the products of a category compare. */
const usualUnits: Readonly<Record<string, ContentUnit>> = {
  storage: 'tb',
  'internal-drives': 'tb',
  'printer-ink-toner': 'page',
  wine: 'l',
  'spirits-beer': 'l',
  'soft-drinks': 'l',
  'coffee-tea': 'kg',
  'sweet-grocery': 'kg',
  'savoury-grocery': 'kg',
  perfume: 'l',
  'skin-care': 'l',
  'hair-care': 'l',
  'bath-body': 'l',
  'oral-care': 'l',
  'nappies-hygiene': 'piece',
  'blank-media': 'piece',
};

/** The unit of a category's lists, or of one that it is part of; undefined: its products do not compare so. */
export const usualUnitOf = (categoryKey: string): ContentUnit | undefined =>
  keysAbove(categoryKey).flatMap((key) => usualUnits[key] ?? [])[0];
