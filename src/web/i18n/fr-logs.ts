/** French texts of the lists of mails and of what happened. */
export const logsFr = {
  mails: {
    columns: { at: 'Date', to: 'Destinataire', subject: 'Objet', state: 'État' },
    states: {
      queued: 'en attente',
      sending: 'en cours d’envoi',
      sent: 'envoyé',
      kept: 'conservé, aucun serveur n’est configuré',
      failed: 'en échec',
      uncertain: 'incertain, non renvoyé',
    },
    /** Why a mail ended, as we write it; what a mail server answered stays as it is. */
    errors: {
      'too late': 'pas envoyé à temps pour être encore utile',
      interrupted: 'l’envoi a été interrompu',
    },
    attempts: (n: string) => `tentatives\u00a0: ${n}`,
    show: 'Lire le texte',
  },
  audit: {
    columns: {
      at: 'Date',
      action: 'Événement',
      actor: 'Par (compte)',
      subject: 'Compte concerné',
      address: 'Adresse réseau',
      details: 'Détails',
    },
  },
};

export type LogsTexts = typeof logsFr;
