import type { ReportReason } from '../../../contract/reports/report-reasons.ts';

const reasons: Record<ReportReason, string> = {
  price: 'Le prix n’est pas celui du marchand',
  delivery: 'Les frais de livraison sont erronés',
  availability: 'Le produit n’est pas disponible',
  match: 'Autre produit ou autre version',
  product: 'L’image, le titre ou les caractéristiques sont erronés',
  other: 'Autre chose',
};

/** French texts of the dialog about what is wrong. */
export const texts = {
  title: 'Signaler une erreur',
  lead: 'Vous avez vu une erreur\u00a0? Dites-nous laquelle, nous la vérifierons.',
  about: 'Cela concerne',
  whole: 'le produit dans son ensemble',
  what: 'Qu’est-ce qui ne va pas\u00a0?',
  reasons,
  choose: 'Indiquez ce qui ne va pas.',
  comment: 'Précisions (facultatif)',
  commentHint: 'Aucune donnée personnelle n’est nécessaire.',
  send: 'Envoyer',
  cancel: 'Annuler',
  failed: 'L’envoi du signalement a échoué. Réessayez.',
};
