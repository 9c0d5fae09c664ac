import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');

/** French texts of the barometer. */
export const texts = {
  title: 'Baromètre des prix',
  titleOf: (category: string) => `Baromètre des prix\u00a0: ${category}`,
  description:
    'Comment évoluent les prix livrés, par catégorie, sur 30 jours, 90 jours et un an, d’après nos relevés.',
  descriptionOf: (category: string) =>
    `Comment évoluent les prix livrés de la catégorie «\u00a0${category}\u00a0», sur 30 jours, 90 jours et un an, d’après nos relevés.`,
  lead: 'Comment évoluent les meilleurs prix livrés, d’après nos seuls relevés.',
  all: 'Tous les produits',
  period: 'Période',
  periods: { 30: '30 jours', 90: '90 jours', 365: '1 an' },
  change: (change: string, since: string) => `${change} depuis le ${since}`,
  basis: (n: number, shown: string) =>
    count(n, `Calculé sur ${shown} produit`, `Calculé sur ${shown} produits`),
  until: (to: string) => `jusqu’au ${to} inclus`,
  shorter: 'Nos relevés ne remontent pas plus loin.',
  chart: (from: string, to: string, change: string) =>
    `Indice des prix du ${from} au ${to}\u00a0: ${change}. Les valeurs sont dans le tableau qui suit.`,
  base: '100 au premier jour',
  values: 'Les valeurs jour par jour',
  valuesCaption: 'Indice des prix à la fin de chaque jour, le plus récent d’abord',
  day: 'Jour',
  index: 'Indice',
  products: 'Produits',
  file: 'Télécharger (CSV)',
  none: 'Pas encore assez de produits suivis, ou pas depuis assez longtemps, pour un indice.',
  categories: 'Par catégorie',
  categoriesCaption: 'Évolution des prix par catégorie',
  category: 'Catégorie',
  evolution: 'Évolution',
  sinceDay: (since: string) => `depuis le ${since}`,
  seeProducts: 'Voir les produits',
  seeAll: 'Tous les produits',
  seeDrops: 'Voir les baisses de prix',
  how: 'Comment nous calculons',
  method: [
    'Chaque jour, nous comparons le meilleur prix livré (neuf, en stock, frais de livraison connus) de chaque produit à celui de la veille. L’évolution d’une catégorie est la moyenne géométrique de ces rapports\u00a0: chaque produit y compte autant, quel que soit son prix. L’indice enchaîne ces évolutions et part de 100.',
    'Un produit ne compte que les jours où il avait un prix la veille aussi\u00a0: un produit nouveau ou retiré ne fait donc bouger aucun indice. Un prix qui fait plus que tripler en un jour, ou qui tombe à moins du tiers, est tenu pour une erreur.',
    'Nous ne publions un indice que si au moins 20 produits y comptent chaque jour, et sur 7 jours au moins. Un jour sans assez de produits interrompt la série, qui repart du lendemain.',
    'Ces prix sont ceux des marchands que nous comparons\u00a0; les quantités vendues nous sont inconnues. Ce baromètre n’est donc pas une mesure de l’inflation.',
  ],
};
