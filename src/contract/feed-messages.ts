import type { Language } from './language.ts';

const en = {
  feed_address_invalid: 'The address must begin with https:// or http:// and hold neither name nor password.',
  feed_address_internal:
    'The address leads to an internal network. Feeds are fetched from the internet only.',
  feed_exists: 'This merchant already has a feed of that name.',
  feed_changed: 'Somebody else changed this feed meanwhile. Look at it again before saving.',
  feed_has_no_address: 'The feed has no address to fetch it from.',
  feed_not_busy: 'The feed is not being imported.',
  run_not_held: 'This import does not wait for a decision any more.',
  feed_not_fetched: 'Nothing could be fetched from this address.',
  feed_not_readable:
    'What this address holds is no feed that we know: Awin CSV, Google Merchant RSS, Atom or TSV.',
};

/** Why a call about feeds was refused; `details.reason` of the error. */
export type FeedReason = keyof typeof en;

const fr: Record<FeedReason, string> = {
  feed_address_invalid:
    'L’adresse doit commencer par https:// ou http:// et ne contenir ni identifiant ni mot de passe.',
  feed_address_internal: 'L’adresse mène à un réseau interne. Les flux ne sont récupérés que sur Internet.',
  feed_exists: 'Ce marchand a déjà un flux de ce nom.',
  feed_changed: 'Quelqu’un d’autre a modifié ce flux entre-temps. Vérifiez-le avant d’enregistrer.',
  feed_has_no_address: 'Ce flux n’a pas d’adresse d’où le récupérer.',
  feed_not_busy: 'Ce flux n’est pas en cours d’import.',
  run_not_held: 'Cet import n’attend plus de décision.',
  feed_not_fetched: 'Rien n’a pu être récupéré à cette adresse.',
  feed_not_readable:
    'Le contenu de cette adresse n’est pas un flux connu\u00a0: Awin CSV, Google Merchant RSS, Atom ou TSV.',
};

export const feedMessages: Record<Language, Record<FeedReason, string>> = { en, fr };
