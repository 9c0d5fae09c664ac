import { texts as admin } from '../../texts/fr.ts';

/** French texts of the product manager. */
export const texts = {
  create: 'Nouveau produit',
  editing: (name: string) => `Modifier\u00a0: ${name}`,
  fields: {
    name: 'Nom',
    price: 'Prix en euros',
    priceHint:
      'Affiché tant qu’aucun marchand ne propose le produit. Les offres des marchands ne changent pas.',
    priceHintOffered: (price: string) =>
      `Des marchands proposent le produit à partir de ${price}\u00a0: ce champ peut rester vide. Un prix saisi ici n’est affiché que lorsqu’aucun d’eux ne le propose.`,
    category: 'Catégorie',
    choose: 'Choisir…',
    description: 'Description',
    inStock: 'En stock',
    yes: 'oui',
    no: 'non',
    brand: 'Marque',
    gtins: 'GTIN',
    gtinsHint: 'Séparés par des virgules',
    mpns: 'Références fabricant',
    mpnsHint: 'Séparées par des virgules',
    specifications: 'Caractéristiques',
    specificationsHint: 'Une par ligne, par exemple\u00a0: Couleur\u00a0: noir',
  },
  pictures: {
    label: 'Images',
    others: (count: string) => `${count} (autres, ou dans un autre ordre)`,
    add: 'Ajouter des images',
    hint: (max: number, megabytes: number, formMegabytes: number) =>
      `JPEG, PNG, WebP ou AVIF, ${max} au maximum, ${megabytes}\u00a0Mo chacune, ${formMegabytes}\u00a0Mo par envoi. La première est l’image principale.`,
    alt: (place: number) => `Image ${place}`,
    earlier: (place: number) => `Avancer l’image ${place}`,
    later: (place: number) => `Reculer l’image ${place}`,
    remove: (place: number) => `Retirer l’image ${place}`,
    feed: 'Sans image ajoutée ici, celle du flux est affichée.',
    tooMuch: (pictures: number, megabytes: number) =>
      `${pictures} images et ${megabytes}\u00a0Mo au maximum par envoi\u00a0: les autres images n’ont pas été ajoutées. Enregistrez, puis ajoutez-les.`,
  },
  submitCreate: 'Créer le produit',
  submitUpdate: 'Enregistrer le produit',
  failed: 'L’opération a échoué.',
  existing: 'Produits existants',
  search: admin.findProduct,
  filter: 'Filtre',
  filters: {
    all: 'Tous',
    noPicture: 'Sans image',
    noCategory: 'Sans catégorie',
    oneOffer: 'Une seule offre',
    doubtfulPrice: 'Prix douteux',
  },
  columns: { title: 'Produit', category: 'Catégorie', offers: 'Offres', price: 'Meilleur prix' },
  editOf: (name: string) => `Modifier ${name}`,
  offersOf: (title: string) => `Offres\u00a0: ${title}, `,
  deleteOf: (name: string) => `Supprimer ${name}`,
  deleteTitle: 'Supprimer ce produit\u00a0?',
  deleteLoss: (name: string) =>
    `«\u00a0${name}\u00a0», ses images et ce que les visiteurs en ont gardé (sélections, alertes, paniers) seront supprimés définitivement.`,
  deleteFailed: 'Impossible de supprimer le produit',
  kept: 'Ce produit reste au catalogue',
  keptWhy: (name: string) =>
    `Des marchands proposent «\u00a0${name}\u00a0»\u00a0: il est conservé pour son adresse et son historique de prix. Si quelque chose y est faux, corrigez le produit, ou déplacez ses offres, séparez-les ou fusionnez-le avec un autre.`,
  keptOffers: 'Gérer ses offres',
};
