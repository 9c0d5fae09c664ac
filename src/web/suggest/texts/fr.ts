import { plural } from '../../i18n/plural.ts';

/** French texts of the search box's suggestions. */
export const texts = {
  label: 'Suggestions',
  groups: {
    recent: 'Recherches récentes',
    categories: 'Catégories',
    brands: 'Marques',
    products: 'Produits',
  },
  clear: 'Effacer les recherches récentes',
  count: (n: number) => plural('fr', n, { one: `${n} suggestion`, other: `${n} suggestions` }),
};
