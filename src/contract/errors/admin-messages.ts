import type { Language } from '../language.ts';

const en = {
  stale: 'Someone else has changed this in the meantime.',
  superadmin_fixed: 'Superadmins cannot be edited or deleted here.',
  last_manager: 'The last account that can manage users must be kept.',
  product_price_required: 'Price must be a number from 0.01 to 1,000,000',
  product_category_required: 'Category is required',
  gtin_invalid: 'One of the GTINs is not valid.',
  product_offered: 'Merchants have offered this product: it is kept for its address and its price history.',
  picture_refused: 'One of the files is not a valid image: JPEG, PNG, WebP or AVIF, at least 24 pixels.',
  picture_unknown: 'One of the images no longer exists.',
  pictures_too_many: 'A product can have 10 images at most.',
  category_name_required: 'Category name is required',
  category_name_invalid: 'A category name must contain a letter or a digit, and no slash.',
  category_exists: 'There is already a category with this name.',
  category_parent_invalid: 'There is no such parent category.',
  category_parent_circular: 'A category cannot be part of itself or of a category below it.',
  category_parent_deep: 'Categories have three levels at most: choose a parent on a higher level.',
  category_needed: 'The site depends on this category: it cannot be deleted.',
  category_target_invalid: 'Choose another category for the products.',
  mapping_category_required: 'Choose one of our categories.',
  promo_code_exists: 'This merchant already has this promo code.',
  promo_code_of_file:
    'The merchant’s file of promotions states this code: add one of the same name by hand, and that will count.',
  promo_file_has_address:
    'This file of promotions is fetched from an address: remove the address to send one.',
  promo_file_no_address: 'This file of promotions has no address: send a file.',
  promo_file_not_held: 'This file of promotions is no longer waiting for a decision. Reload the page.',
  promo_file_too_large: 'A file of promotions has 1 MB at most.',
  category_not_empty: 'This category contains products: choose where to move them.',
  import_merging: 'An import is adding offers at the moment. Try again in a minute.',
  match_stale: 'This has changed in the meantime. Check where it stands now, then decide again.',
  match_undone: 'Someone has already undone this decision.',
  family_itself: 'Choose another product than the one that is to be put into a family.',
  family_alike:
    'Both products are the same variant: there would be nothing to choose between. Merge them instead.',
  offer_gone: 'One of the offers is gone: its merchant no longer lists it.',
  match_itself: 'Choose two different products or offers.',
  match_all_offers: 'All offers of the product are chosen: leave at least one, or merge the product instead.',
  match_nothing_known: 'One of the products has no offer now: there is nothing to keep apart.',
  match_too_large: 'The products have too many offers to be kept apart in one go.',
};

/** Why a call of the back office was refused; `details.reason` of the error. */
export type AdminReason = keyof typeof en;

const fr: Record<AdminReason, string> = {
  stale: 'Quelqu’un d’autre a modifié ces données entre-temps.',
  superadmin_fixed: 'Un superadmin ne peut être ni modifié ni supprimé ici.',
  last_manager: 'Le dernier compte qui peut gérer les utilisateurs doit être conservé.',
  product_price_required: 'Le prix doit être un nombre de 0,01 à 1\u202f000\u202f000',
  product_category_required: 'La catégorie est obligatoire',
  gtin_invalid: 'Un des GTIN n’est pas valide.',
  product_offered:
    'Des marchands ont proposé ce produit\u00a0: il est conservé pour son adresse et l’historique de ses prix.',
  picture_refused:
    'Un des fichiers n’est pas une image valide\u00a0: JPEG, PNG, WebP ou AVIF, d’au moins 24 pixels.',
  picture_unknown: 'Une des images n’existe plus.',
  pictures_too_many: 'Un produit peut avoir 10 images au maximum.',
  category_name_required: 'Le nom de la catégorie est obligatoire',
  category_name_invalid:
    'Un nom de catégorie doit contenir une lettre ou un chiffre, et aucune barre oblique.',
  category_exists: 'Une catégorie porte déjà ce nom.',
  category_parent_invalid: 'Cette catégorie parente n’existe pas.',
  category_parent_circular:
    'Une catégorie ne peut pas être rattachée à elle-même ni à l’une de ses sous-catégories.',
  category_parent_deep:
    'Les catégories ont trois niveaux au maximum\u00a0: choisissez une catégorie parente d’un niveau supérieur.',
  category_needed: 'Le site dépend de cette catégorie\u00a0: elle ne peut pas être supprimée.',
  category_target_invalid: 'Choisissez une autre catégorie pour les produits.',
  mapping_category_required: 'Choisissez une de nos catégories.',
  promo_code_exists: 'Ce marchand a déjà ce code promo.',
  promo_code_of_file:
    'Ce code vient du fichier de promotions du marchand\u00a0: ajoutez-en un du même nom à la main, c’est lui qui comptera.',
  promo_file_has_address:
    'Ce fichier de promotions est récupéré à une adresse\u00a0: retirez-la pour en envoyer un.',
  promo_file_no_address: 'Ce fichier de promotions n’a pas d’adresse\u00a0: envoyez un fichier.',
  promo_file_not_held: 'Ce fichier de promotions n’attend plus de décision. Rechargez la page.',
  promo_file_too_large: 'Un fichier de promotions fait 1\u00a0Mo au maximum.',
  category_not_empty: 'Cette catégorie contient des produits\u00a0: choisissez où les déplacer.',
  import_merging: 'Un import est en train d’intégrer des offres. Réessayez dans une minute.',
  match_stale: 'La situation a changé entre-temps. Regardez où elle en est avant de décider à nouveau.',
  match_undone: 'Quelqu’un a déjà annulé cette décision.',
  family_itself: 'Choisissez un autre produit que celui à mettre dans une famille.',
  family_alike:
    'Les deux produits sont la même variante : il n’y aurait rien à choisir. Fusionnez-les plutôt.',
  offer_gone: 'Une des offres a disparu : son marchand ne la propose plus.',
  match_itself: 'Choisissez deux produits ou deux offres différents.',
  match_all_offers:
    'Toutes les offres du produit sont choisies : laissez-en au moins une, ou fusionnez le produit.',
  match_nothing_known: 'Un des produits n’a plus d’offre : il n’y a rien à séparer.',
  match_too_large: 'Les produits ont trop d’offres pour être séparés en une fois.',
};

export const adminMessages: Record<Language, Record<AdminReason, string>> = { en, fr };
