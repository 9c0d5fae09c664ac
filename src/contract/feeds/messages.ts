import type { Language } from '../language.ts';

const en = {
  feed_address_invalid:
    'Only addresses that begin with https:// or http:// are accepted, without a port, user name or password.',
  feed_address_internal:
    'The address leads to an internal network. Feeds are only fetched from the internet.',
  feed_exists: 'This merchant already has a feed with this name.',
  feed_changed: 'Someone else has changed this feed in the meantime. Check it before saving.',
  feed_has_no_address: 'This feed has no address to fetch it from.',
  feed_merchant_inactive: 'This merchant is inactive. Turn it back on to import its feeds.',
  feed_not_busy: 'This feed is not being imported.',
  run_not_held: 'This import is no longer waiting for a decision.',
  feed_not_readable:
    'This is not a known feed: no CSV or TSV table, XML or JSON with items. Ask the merchant for such a file.',
  feed_file_too_large: 'The file is too large: 1 GB at most, as sent.',
  feed_file_interrupted:
    'Another file has been sent for this feed in the meantime, or a part is missing. Send it again.',
  feed_has_address: 'This feed is fetched from its address. Remove the address to send files.',
  feed_busy: 'This feed is being imported. Send the file when it has finished.',
  feed_merging: 'An import of this feed is changing the catalogue. Try again in a moment.',
  feed_decision_busy: 'This feed is being imported. Decide when it has finished.',
  feed_columns_incomplete:
    'Choose the columns for the item number, title, price and link. Where the file has no links, fill in the link template.',
  feed_columns_missing: 'Columns named in the feed’s settings are missing from the file. Check them.',
  feed_columns_repeated: 'Each column can only be used once.',
  feed_has_no_key: 'This feed has no key.',
  feed_switched_off:
    'This feed or its merchant is inactive: offers are accepted again once it is turned back on.',
  push_key_wrong:
    'This key does not open this feed. Send the feed’s key as “Authorization: Bearer KEY”; ask for a new one if yours is lost.',
  push_columns_unknown:
    'The rows have no known columns. Use those of the feed’s files: Google’s (id, title, price, link …), Awin’s (merchant_product_id, product_name, search_price …), or those that the feed’s settings name.',
  pushes_waiting:
    'Too many rows of this feed are still waiting to be merged. Send the next ones in a moment.',
  run_notation_missing: 'Say how the prices of the file are written.',
  run_currency_missing: 'Say which currency the prices of the file are in.',
  feed_link_missing: 'The file has no links to its items: fill in the link template.',
  feed_vat_missing: 'The file’s prices exclude VAT: fill in its rate.',
  feed_link_template_invalid:
    'Enter an https address with a column in braces, for example https://merchant.example/products/{handle}.',
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
  feed_not_readable:
    'Ce n’est pas un flux\u00a0: ni tableau CSV ou TSV, ni XML, ni JSON avec des articles. Demandez un tel fichier au marchand.',
  feed_file_too_large: 'Le fichier est trop volumineux\u00a0: 1\u00a0Go au maximum, tel qu’il est envoyé.',
  feed_file_interrupted:
    'Un autre fichier a été envoyé entre-temps pour ce flux, ou il manque une partie. Recommencez l’envoi.',
  feed_has_address: 'Ce flux est récupéré à son adresse. Retirez l’adresse pour envoyer des fichiers.',
  feed_busy: 'Ce flux est en cours d’import. Envoyez le fichier quand ce sera terminé.',
  feed_merging: 'Un import du flux est en train de modifier le catalogue. Réessayez dans un instant.',
  feed_decision_busy: 'Ce flux est en cours d’import. Décidez quand ce sera terminé.',
  feed_columns_incomplete:
    'Choisissez les colonnes de la référence, du titre, du prix et du lien. Si le fichier n’a pas de liens, remplissez le modèle de lien.',
  feed_columns_missing: 'Il manque au fichier des colonnes nommées dans les réglages du flux. Vérifiez-les.',
  feed_columns_repeated: 'Chaque colonne ne peut servir qu’une fois.',
  feed_has_no_key: 'Ce flux n’a pas de clé.',
  feed_switched_off:
    'Ce flux ou son marchand est inactif\u00a0: les offres seront de nouveau acceptées après sa réactivation.',
  push_key_wrong:
    'Cette clé n’ouvre pas ce flux. Envoyez la clé du flux dans l’en-tête Authorization (Bearer KEY)\u00a0; demandez-en une nouvelle si vous l’avez perdue.',
  push_columns_unknown:
    'Les lignes n’ont aucune colonne connue. Reprenez celles des fichiers du flux\u00a0: celles de Google (id, title, price, link…), d’Awin (merchant_product_id, product_name, search_price…), ou celles que nomment les réglages du flux.',
  pushes_waiting: 'Trop de lignes de ce flux attendent encore. Envoyez les suivantes dans un instant.',
  run_notation_missing: 'Indiquez comment sont écrits les prix du fichier.',
  run_currency_missing: 'Indiquez dans quelle devise sont les prix du fichier.',
  feed_link_missing:
    'Le fichier ne contient pas de liens vers les articles\u00a0: remplissez le modèle de lien.',
  feed_vat_missing: 'Les prix du fichier sont hors taxes\u00a0: indiquez le taux de TVA.',
  feed_link_template_invalid:
    'Saisissez une adresse en https avec une colonne entre accolades, par exemple https://marchand.example/products/{handle}.',
};

export const feedMessages: Record<Language, Record<FeedReason, string>> = { en, fr };
