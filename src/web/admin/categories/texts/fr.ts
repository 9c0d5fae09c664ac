import { plural } from '../../../i18n/plural.ts';

const products = (n: number, text: string) =>
  plural('fr', n, { one: `${text} produit`, many: `${text} de produits`, other: `${text} produits` });

/** French texts of the category manager. */
export const texts = {
  label: 'Catégories',
  filter: 'Trouver une catégorie',
  add: 'Ajouter une catégorie',
  addFailed: 'Impossible d’ajouter la catégorie',
  deleteFailed: 'Impossible de supprimer la catégorie',
  columns: { name: 'Nom anglais', nameFr: 'Nom français', parent: 'Catégorie parente', products: 'Produits' },
  picture: {
    label: 'Image',
    of: (name: string) => `Image de ${name}`,
    choose: 'Choisir une image',
    remove: 'Retirer l’image',
    hint: (megabytes: number) =>
      `JPEG, PNG, WebP ou AVIF, ${megabytes} Mo au maximum\u00a0; enregistrée immédiatement. Sans image, l’accueil montre un des produits les mieux notés de la catégorie.`,
  },
  noParent: 'Aucune',
  unknown: 'Catégorie inconnue',
  editOf: (name: string) => `Modifier ${name}`,
  deleteOf: (name: string) => `Supprimer ${name}`,
  upOf: (name: string) => `Monter ${name}`,
  downOf: (name: string) => `Descendre ${name}`,
  fixed: 'Le site dépend de cette catégorie.',
  deleteTitle: 'Supprimer cette catégorie\u00a0?',
  loss: (name: string) => `La catégorie «\u00a0${name}\u00a0» sera supprimée définitivement.`,
  raised: (n: number, text: string) =>
    plural('fr', n, {
      one: 'Sa sous-catégorie montera d’un niveau.',
      other: `Ses ${text} sous-catégories monteront d’un niveau.`,
    }),
  moved: (n: number, text: string) => `${products(n, text)} à déplacer. Choisissez où\u00a0:`,
  moveTo: 'Vers',
  products,
};
