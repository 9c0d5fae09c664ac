import { plural } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

/** English texts of the search box's suggestions. */
export const texts: typeof fr = {
  label: 'Suggestions',
  groups: {
    recent: 'Recent searches',
    categories: 'Categories',
    brands: 'Brands',
    products: 'Products',
  },
  clear: 'Clear recent searches',
  count: (n) => plural('en', n, { one: '1 suggestion', other: `${n} suggestions` }),
};
