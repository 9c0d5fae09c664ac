import { withoutAccents } from '../../../../contract/plain-letters.ts';

/** What spellings of one brand have in common. */
export const brandKey = (brand: string): string => withoutAccents(brand).toLowerCase().trim();
