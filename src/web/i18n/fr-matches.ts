import type { MatchReason } from '../../contract/match-reasons.ts';

/** French texts about matching. */
export const matchesFr = {
  lead: 'Ces deux offres décrivent-elles le même produit\u00a0? Touches\u00a0: S (même), D (différents), P (plus tard).',
  none: 'Aucun rapprochement à vérifier.',
  left: 'Première offre',
  right: 'Seconde offre',
  same: 'Même produit (S)',
  different: 'Produits différents (D)',
  later: 'Plus tard (P)',
  waiting: (n: string) => `${n} à vérifier`,
  why: 'Raison du doute',
  reasons: {
    near_threshold: 'Le score est proche du seuil.',
    gtin_disagrees: 'Les GTIN ne concordent pas.',
    price_implausible: 'Les prix sont trop éloignés.',
  },
  seen: (offers: string, clicks: string) =>
    `Offres en cours\u00a0: ${offers} · clics en 30 jours\u00a0: ${clicks}`,
  evidence: 'Indices (positif\u00a0: même produit)',
  names: {
    amounts: 'quantités',
    brand: 'marque',
    codes: 'codes du titre',
    colour: 'couleur',
    description: 'description',
    'enough against': 'trop d’indices contraires',
    'length of titles': 'longueur des titres',
    'no common GTIN': 'aucun GTIN commun',
    numbers: 'nombres du titre',
    'other GTIN': 'autre GTIN',
    'part number': 'référence fabricant',
    picture: 'image',
    price: 'prix',
    'same GTIN': 'même GTIN',
    'words in common': 'mots communs',
    'words of one title only': 'mots d’un seul titre',
  } satisfies Record<MatchReason, string>,
  decided: 'Décision enregistrée',
  failed: 'La décision n’a pas pu être enregistrée',
  decisions: 'Décisions',
  kinds: {
    merge: 'produits fusionnés',
    split: 'offres séparées',
    move: 'offre déplacée',
    same: 'même produit',
    different: 'produits différents',
    never: 'jamais rapprocher',
  },
  columns: { at: 'Date', kind: 'Décision', articles: 'Articles', note: 'Note', by: 'Par (compte)' },
  undo: 'Annuler',
  undoOf: (id: string) => `Annuler la décision ${id}`,
  undone: 'annulée',
};

export type MatchesTexts = typeof matchesFr;
