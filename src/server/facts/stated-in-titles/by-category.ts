import { cables, cases, cooling, ink, keyboardsMice, power } from './accessories.ts';
import { cooking, dishwashers, laundry, refrigerators } from './appliances.ts';
import { cameras } from './cameras.ts';
import { computers, drives, processors } from './computers.ts';
import { networking, paper, printers, racks } from './office.ts';
import { phones } from './phones.ts';
import { monitors, tvs } from './screens.ts';
import type { TitleRule } from './title-rule.ts';

/** By category; the nearest that an offer's is, or is part of, counts. */
export const titleRules: Readonly<Record<string, readonly TitleRule[]>> = {
  'fridges-freezers': refrigerators,
  laundry,
  dishwashers,
  cooking,
  phones,
  tvs,
  processors,
  cameras,
  accessories: cases,
  'phone-accessories': cases,
  'internal-drives': drives,
  storage: drives,
  'keyboards-mice': keyboardsMice,
  cooling,
  'cables-adapters': cables,
  'power-batteries': power,
  'printer-ink-toner': ink,
  'tablet-accessories': cases,
  'computer-accessories': cases,
  'bags-cases': cases,
  networking,
  'paper-labels': paper,
  'printers-scanners': printers,
  'racks-mounts': racks,
  laptops: computers,
  computers,
  tablets: phones,
  monitors,
};
