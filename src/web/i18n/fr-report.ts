import type { ReportReason } from '../../contract/report-reasons.ts';

const reasons: Record<ReportReason, string> = {
  price: 'Le prix n’est pas celui du marchand',
  delivery: 'Les frais de livraison sont erronés',
  availability: 'Le produit n’y est pas disponible',
  match: 'C’est un autre produit ou une autre version',
  product: 'L’image, le titre ou les caractéristiques sont erronés',
  other: 'Autre chose',
};

/** French texts of the dialog about what is wrong. */
export const reportFr = {
  title: 'Signaler une erreur',
  lead: 'Vous avez vu une erreur\u00a0? Dites-nous laquelle, nous vérifions.',
  about: 'Cela concerne',
  whole: 'le produit dans son ensemble',
  what: 'Qu’est-ce qui ne va pas\u00a0?',
  reasons,
  choose: 'Choisissez ce qui ne va pas.',
  comment: 'Précisions (facultatif)',
  commentHint: 'Aucune donnée personnelle n’est nécessaire.',
  send: 'Envoyer',
  cancel: 'Annuler',
  failed: 'Impossible d’envoyer le signalement. Veuillez réessayer.',
};
