import type { Language } from '../language.ts';

const en = {
  search_phrase_invalid:
    'Each phrase must contain a word that is useful for search, other than “the” or “of”, and no control characters.',
  search_group_too_small: 'A group must contain two different phrases, at least one of which products use.',
  search_groups_full: 'Search cannot contain more groups. Delete one first, or add to another.',
  brand_name_invalid:
    'Each name must contain a Latin letter or a digit, 100 characters at most and no control characters.',
  brand_names_same: 'Both names already refer to the same brand.',
};

/** Why an edit of aliases was refused; `details.reason` of the error. */
export type AliasReason = keyof typeof en;

const fr: Record<AliasReason, string> = {
  search_phrase_invalid:
    'Chaque expression doit contenir un mot utile à la recherche, autre que «\u00a0le\u00a0» ou «\u00a0de\u00a0», et aucun caractère de contrôle.',
  search_group_too_small:
    'Un groupe doit contenir deux expressions différentes, dont au moins une que les produits emploient.',
  search_groups_full:
    'La recherche ne peut pas contenir plus de groupes. Supprimez-en un d’abord, ou complétez-en un autre.',
  brand_name_invalid:
    'Chaque nom doit contenir une lettre latine ou un chiffre, 100 caractères au maximum et aucun caractère de contrôle.',
  brand_names_same: 'Les deux noms désignent déjà la même marque.',
};

export const aliasMessages: Record<Language, Record<AliasReason, string>> = { en, fr };
