import { countIn } from '../../i18n/plural.ts';
import { texts as shared } from '../../i18n/texts/fr.ts';

const count = countIn('fr');

/** French texts of saved products and of shared lists. */
export const texts = {
  title: 'Ma sélection',
  count: (n: number) => count(n, `${n} produit`, `${n} produits`),
  about:
    'Retrouvez ici les produits qui vous intéressent, leur meilleur prix livré du jour et son évolution depuis l’ajout.',
  signInFirst: 'Connectez-vous pour voir votre sélection.',
  signIn: 'Se connecter',
  empty: 'Votre sélection est vide.',
  emptyNext: 'Appuyez sur le cœur d’un produit pour l’ajouter ici.',
  importList: 'Importer une liste',
  browse: 'Voir les produits',
  failed: 'Impossible de charger votre sélection.',
  more: 'Afficher la suite',
  moreFailed: 'Impossible de charger la suite de votre sélection.',
  changeFailed: {
    add: 'Le produit n’a pas pu être ajouté à votre sélection.',
    remove: 'Le produit n’a pas pu être retiré de votre sélection.',
  },
  sortBy: 'Trier par',
  sorts: { newest: 'Ajouts récents', price: shared.list.sorts.delivered, drop: 'Baisse depuis l’ajout' },
  fell: (amount: string) => `${amount} de moins qu’à l’ajout`,
  rose: (amount: string) => `${amount} de plus qu’à l’ajout`,
  same: 'Même prix qu’à l’ajout',
  notComparable: (price: string) => `Ajouté à ${price}`,
  share: {
    title: 'Partager ma sélection',
    lead: 'Toute personne disposant du lien voit les produits de cette liste, toujours à jour, mais jamais votre nom. Vous pouvez désactiver le lien à tout moment.',
    make: 'Créer un lien',
    link: 'Lien de partage',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    withdraw: 'Désactiver le lien',
    loadFailed: 'Impossible de charger votre lien de partage.',
    failed: 'La modification a échoué. Réessayez.',
  },
  shared: {
    title: 'Sélection partagée',
    lead: 'Cette liste de produits a été partagée avec vous.',
    failed: 'Impossible de charger cette sélection.',
    empty: 'Cette sélection est vide pour le moment.',
    gone: 'Ce lien n’est pas valide, ou la sélection n’est plus partagée.',
  },
};
