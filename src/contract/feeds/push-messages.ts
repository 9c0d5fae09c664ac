import type { Language } from '../language.ts';
import { type RejectionReason, rejectionMessage } from './rejection-messages.ts';

const en = {
  price_held:
    'the price is far from the last one or from other offers: the offer is hidden until a push a quarter of an hour later, or the next file, repeats it',
  other_feed: 'another feed of the merchant comes first and decides what this item shows',
};

/** What became of a pushed row that is more than its being accepted, or why it was not. */
export type PushReason = keyof typeof en | RejectionReason;

const fr: Record<keyof typeof en, string> = {
  price_held:
    'le prix s’écarte trop du précédent ou des autres offres\u00a0: l’offre est masquée jusqu’à ce qu’un envoi un quart d’heure plus tard, ou le prochain fichier, le répète',
  other_feed: 'un autre flux du marchand passe avant et décide de ce que cet article affiche',
};

const messages = { en, fr };

export const pushMessage = (language: Language, reason: PushReason): string =>
  Object.hasOwn(en, reason)
    ? messages[language][reason as keyof typeof en]
    : rejectionMessage(language, reason);
