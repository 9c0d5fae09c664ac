import type { texts as fr } from './fr.ts';

/** English texts of the compare tray. */
export const texts: typeof fr = {
  label: 'Products to compare',
  removeOf: (title) => `Remove: ${title}`,
  compare: (n) => `Compare (${n})`,
  clear: 'Clear the products to compare',
  count: (n, max) => `${n} of ${max} products to compare`,
};
