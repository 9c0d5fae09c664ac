import { cameras } from './cameras.ts';
import { cooking } from './cooking.ts';
import { dishwashers } from './dishwashers.ts';
import { laundry } from './laundry.ts';
import type { ModelRule } from './model-rules.ts';
import { phones } from './phones.ts';
import { refrigerators } from './refrigerators.ts';
import { tvs } from './tvs.ts';

/**
 * What the letters and digits of model numbers mean, as manufacturers' guides to type codes explain them, and what a whole line
 * of products has in common. Each rule was checked against titles of the large folder that state the same value in words.
 */
export const modelCodes: Readonly<Record<string, readonly ModelRule[]>> = {
  'fridges-freezers': refrigerators,
  phones,
  dishwashers,
  laundry,
  cooking,
  cameras,
  tvs,
};
