import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('fr', n, { one, many: other, other });

/** French texts of saved products and of shared lists. */
export const selectionFr = {
  title: 'Ma sélection',
  count: (n: number) => count(n, `${n} produit`, `${n} produits`),
  about:
    'Gardez ici les produits qui vous intéressent : leur meilleur prix livré du jour, et son évolution depuis que vous les avez enregistrés.',
  signInFirst: 'Connectez-vous pour voir votre sélection.',
  signIn: 'Se connecter',
  empty: 'Votre sélection est vide.',
  emptyNext: 'Touchez le cœur d’un produit pour le retrouver ici.',
  browse: 'Voir les produits',
  failed: 'Impossible de charger votre sélection.',
  retry: 'Réessayer',
  more: 'Afficher la suite',
  changeFailed: {
    add: 'Le produit n’a pas pu être ajouté à votre sélection.',
    remove: 'Le produit n’a pas pu être retiré de votre sélection.',
  },
  sortBy: 'Trier par',
  sorts: { newest: 'Ajouts récents', price: 'Prix livré croissant', drop: 'Baisse depuis l’ajout' },
  fell: (amount: string) => `${amount} de moins qu’à l’ajout`,
  rose: (amount: string) => `${amount} de plus qu’à l’ajout`,
  same: 'Même prix qu’à l’ajout',
  notComparable: (price: string) => `Enregistré à ${price}`,
  share: {
    title: 'Partager ma sélection',
    lead: 'Toute personne qui a le lien voit les produits de cette liste, à jour ; jamais votre nom. Vous pouvez retirer le lien à tout moment.',
    make: 'Créer un lien',
    link: 'Lien de partage',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    withdraw: 'Retirer le lien',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
  shared: {
    title: 'Une sélection partagée',
    lead: 'Quelqu’un a choisi ces produits et vous en a donné le lien.',
    empty: 'Cette sélection est vide pour le moment.',
    gone: 'Ce lien n’est pas valable, ou la sélection n’est plus partagée.',
  },
};

export type SelectionTexts = typeof selectionFr;
