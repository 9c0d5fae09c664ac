import { countIn } from '../../../i18n/plural.ts';

const count = countIn('fr');

/** French texts of the facets of lists. */
export const texts = {
  title: 'Filtrer',
  open: (chosen: number) => (chosen > 0 ? `Filtrer (${chosen})` : 'Filtrer'),
  apply: 'Appliquer',
  show: (n: string, total: number) => count(total, `Voir ${n} produit`, `Voir les ${n} produits`),
  names: {
    in: 'Catégorie',
    brand: 'Marque',
    price: 'Prix livré',
    merchant: 'Marchand',
    rating: 'Note',
    offer: 'Disponibilité',
    arrival: 'Délai de livraison',
    condition: 'État',
  },
  more: (n: number) => count(n, `${n} autre`, `${n} autres`),
  narrow: (facet: string) => `Rechercher dans «\u00a0${facet}\u00a0»`,
  noValue: 'Aucun résultat.',
  inStock: 'En stock',
  freeDelivery: 'Livraison offerte',
  arrivesWithin: (days: number) =>
    count(days, `Livré en ${days} jour ouvré`, `Livré en ${days} jours ouvrés au maximum`),
  anyArrival: 'Tous les délais',
  minRating: (stars: number) => `${stars} sur 5 et plus`,
  anyRating: 'Toutes les notes',
  below: (price: string) => `Jusqu’à ${price}`,
  between: (low: string, high: string) => `${low} à ${high}`,
  above: (price: string) => `À partir de ${price}`,
  from: 'De (€)',
  to: 'À (€)',
  setPrice: ', choisir cette fourchette de prix',
  specification: (name: string, value: string) => `${name} : ${value}`,
  chosen: 'Filtres appliqués',
  remove: (value: string) => `Retirer le filtre : ${value}`,
  removeAll: 'Effacer les filtres',
  nothingLeft: 'Aucun produit ne correspond à tous ces filtres.',
  nothingLeftNext: 'Retirez-en un pour voir plus de produits\u00a0:',
};
