import { texts as report } from '../../../report/texts/fr.ts';
import { texts as admin } from '../../texts/fr.ts';

/** French texts of what visitors report. */
export const texts = {
  label: 'Signalements',
  state: 'État',
  states: { open: admin.todo, resolved: 'Traités', dismissed: 'Rejetés' },
  columns: { product: 'Produit', what: 'Signalement', offer: 'Offre', reported: 'Reçu' },
  reasons: report.reasons,
  manage: 'Gérer les offres',
  wholeProduct: report.whole,
  before: (price: string) => `Alors\u00a0: ${price}`,
  now: (price: string) => `Maintenant\u00a0: ${price}`,
  gone: 'Cette offre n’est plus disponible.',
  byUser: (id: string) => `Par l’utilisateur n°\u00a0${id}`,
  anonymous: 'Par un visiteur non connecté',
  note: 'Note interne (facultatif)',
  resolve: 'Traité',
  dismiss: 'Rejeter',
  reopen: 'Rouvrir',
  of: (action: string, product: string) => `${action}\u00a0: ${product}`,
  decided: {
    resolved: 'Signalement traité.',
    dismissed: 'Signalement rejeté.',
    open: 'Signalement rouvert.',
  },
};
