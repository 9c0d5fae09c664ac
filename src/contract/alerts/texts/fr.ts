import type { Condition } from '../../catalogue/conditions.ts';
import type { AlertList, AlertTarget } from '../targets.ts';

const conditions: Record<Condition, string> = {
  new: 'neuf',
  refurbished: 'reconditionné',
  used: 'occasion',
};
const lists: Record<AlertList, string> = {
  favourites: 'Ma sélection',
  cart: 'Mon panier',
  shared: 'Sélection partagée',
};
const targets: Record<AlertTarget, string> = {
  any: 'à la prochaine baisse',
  fall: 'à chaque nouvelle baisse',
  price: 'au prix que je choisis',
  drop: 'à la baisse que je choisis',
  low: 'au prix le plus bas jamais relevé',
  rise: 'quand le prix augmente',
  stock: 'au retour en stock',
};

/** What alerts tell, on their page as in mails and feeds, in French. */
export const texts = {
  conditions,
  delivered: (price: string) => `${price} livré`,
  notStated: (price: string) => `${price}, livraison non indiquée par le marchand`,
  stockNotStated: 'stock non indiqué',
  everything: (price: string) => `${price} livré pour l’ensemble`,
  everythingNotStated: (price: string) =>
    `${price} pour l’ensemble, plus des frais de livraison non indiqués`,
  before: (price: string) => `auparavant ${price}`,
  risen: (price: string) => `contre ${price} quand vous avez activé l’alerte`,
  up: 'en hausse',
  own: 'avec vos conditions',
  low: 'prix le plus bas jamais relevé',
  back: 'de nouveau en stock',
  size: (name: string) => `taille ${name}`,
  colour: (name: string) => `couleur trouvée\u00a0: ${name}`,
  search: (label: string) => `liste ${label}`,
  others: (n: number) =>
    n === 1 ? 'et 1 autre produit de cette liste' : `et ${n} autres produits de cette liste`,
  filters: (n: number) => (n === 1 ? '1 autre filtre' : `${n} autres filtres`),
  lists,
  targets,
  inCondition: { new: 'neuf', refurbished: 'reconditionné', used: 'd’occasion' } satisfies Record<
    Condition,
    string
  >,
  anyColour: 'dans n’importe quelle couleur',
  inSize: (name: string) => `en taille ${name}`,
};
