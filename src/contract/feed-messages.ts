import type { Language } from './language.ts';

const en = {
  feed_address_invalid:
    'Only addresses that begin with https:// or http:// are accepted, without a port, name or password.',
  feed_address_internal:
    'The address leads to an internal network. Feeds are fetched from the internet only.',
  feed_exists: 'This merchant already has a feed of that name.',
  feed_changed: 'Somebody else changed this feed meanwhile. Look at it again before saving.',
  feed_has_no_address: 'The feed has no address to fetch it from.',
  feed_merchant_inactive: 'The merchant is inactive. Switch it on to have its feeds imported.',
  feed_not_busy: 'The feed is not being imported.',
  run_not_held: 'This import does not wait for a decision any more.',
  feed_not_fetched: 'Nothing could be fetched from this address.',
  feed_not_readable:
    'This is no feed that we know: Awin CSV, Google Merchant RSS, Atom or TSV, or a table in CSV or TSV.',
  feed_file_damaged: 'The file cannot be read: it is damaged, is no text, or holds what no feed does.',
  feed_file_too_large: 'The file is too large: feeds have 1 GB at most as they are sent.',
  feed_file_interrupted:
    'Another file has been sent for this feed meanwhile, or a part is missing. Send it again.',
  feed_has_address: 'This feed is fetched from its address. Take the address away to send files.',
  feed_busy: 'The feed is being imported. Send the file when that is done.',
  feed_decision_busy: 'The feed is being imported. Decide when that is done.',
  feed_columns_incomplete: 'Say which columns hold the article number, title, price and link.',
  feed_columns_missing: 'The file lacks columns that the settings of the feed name. Look at them again.',
  feed_columns_repeated: 'Each column can hold one thing only.',
};

/** Why a call about feeds was refused; `details.reason` of the error. */
export type FeedReason = keyof typeof en;

const fr: Record<FeedReason, string> = {
  feed_address_invalid:
    'Seules les adresses en https:// ou http:// sont acceptées, sans port, identifiant ni mot de passe.',
  feed_address_internal: 'L’adresse mène à un réseau interne. Les flux ne sont récupérés que sur Internet.',
  feed_exists: 'Ce marchand a déjà un flux de ce nom.',
  feed_changed: 'Quelqu’un d’autre a modifié ce flux entre-temps. Vérifiez-le avant d’enregistrer.',
  feed_has_no_address: 'Ce flux n’a pas d’adresse d’où le récupérer.',
  feed_merchant_inactive: 'Ce marchand est inactif. Réactivez-le pour importer ses flux.',
  feed_not_busy: 'Ce flux n’est pas en cours d’import.',
  run_not_held: 'Cet import n’attend plus de décision.',
  feed_not_fetched: 'Rien n’a pu être récupéré à cette adresse.',
  feed_not_readable:
    'Ce n’est pas un flux connu\u00a0: Awin CSV, Google Merchant RSS, Atom ou TSV, ou un tableau en CSV ou TSV.',
  feed_file_damaged:
    'Le fichier est illisible\u00a0: endommagé, sans texte, ou avec un contenu qu’aucun flux n’a.',
  feed_file_too_large: 'Le fichier est trop lourd\u00a0: 1\u00a0Go au plus, tel qu’il est envoyé.',
  feed_file_interrupted:
    'Un autre fichier a été envoyé entre-temps pour ce flux, ou il manque une partie. Recommencez l’envoi.',
  feed_has_address: 'Ce flux est récupéré à son adresse. Retirez l’adresse pour envoyer des fichiers.',
  feed_busy: 'Ce flux est en cours d’import. Envoyez le fichier quand ce sera terminé.',
  feed_decision_busy: 'Ce flux est en cours d’import. Décidez quand ce sera terminé.',
  feed_columns_incomplete: 'Indiquez les colonnes de la référence, du titre, du prix et du lien.',
  feed_columns_missing: 'Il manque au fichier des colonnes nommées dans les réglages du flux. Vérifiez-les.',
  feed_columns_repeated: 'Chaque colonne ne peut servir qu’une fois.',
};

export const feedMessages: Record<Language, Record<FeedReason, string>> = { en, fr };
