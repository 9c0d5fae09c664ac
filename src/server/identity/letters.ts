import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import type { Letter } from '../mail/service.ts';

type Common = { greeting: (name: string) => string; signature: string };
const common: Record<Language, Common> = {
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    signature: 'Visavis – les prix face à face',
  },
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    signature: 'Visavis – prices, face to face',
  },
};

export type LetterKind =
  | 'confirm'
  | 'registered_already'
  | 'reserved'
  | 'reset'
  | 'password_changed'
  | 'moved'
  | 'link';

type Words = {
  subject: string;
  paragraphs: readonly string[];
  label?: string;
  notes: readonly string[];
};

const texts: Record<Language, Record<LetterKind, Words>> = {
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Cette adresse a été indiquée pour un compte Visavis. Confirmez qu’elle est bien la vôtre : c’est nécessaire pour recevoir des alertes de prix, et pour qu’une nouvelle adresse remplace l’ancienne.',
      ],
      label: 'Confirmer mon adresse',
      notes: [
        'Le lien fonctionne pendant 7 jours. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
      ],
    },
    registered_already: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu créer un compte Visavis avec cette adresse. Elle en a déjà un : rien n’a été changé.',
        'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous l’avez oublié.',
      ],
      label: 'Choisir un nouveau mot de passe',
      notes: ['Si ce n’était pas vous, ignorez ce message.'],
    },
    reserved: {
      subject: 'Votre adresse est encore réservée',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu utiliser cette adresse sur Visavis. Elle était jusqu’à récemment celle d’un compte, qui en a maintenant une autre : pendant 14 jours, elle ne peut revenir qu’à lui.',
        'Pour la lui rendre, ouvrez le lien de notre e-mail « L’adresse de votre compte a été changée ». Pour créer un autre compte avec elle, recommencez après ces 14 jours.',
      ],
      notes: ['Si ce n’était pas vous, ignorez ce message.'],
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: ['Vous avez demandé à réinitialiser le mot de passe de votre compte Visavis.'],
      label: 'Choisir un nouveau mot de passe',
      notes: [
        'Le lien fonctionne une seule fois, pendant 30 minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      ],
    },
    password_changed: {
      subject: 'Votre mot de passe a été changé',
      paragraphs: [
        'Le mot de passe de votre compte Visavis vient d’être changé, et toutes les sessions ouvertes sont terminées.',
      ],
      label: 'Choisir un nouveau mot de passe',
      notes: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.'],
    },
    link: {
      subject: 'Relier un compte Google ou Facebook ?',
      paragraphs: [
        'Quelqu’un, sans doute vous, s’est connecté avec un compte Google ou Facebook qui porte cette adresse. Confirmez que ce compte est le vôtre : il ouvrira ensuite votre compte Visavis.',
      ],
      label: 'Relier ce compte',
      notes: [
        'Le lien fonctionne pendant 30 minutes. Si ce n’était pas vous, ignorez ce message.',
        'Si votre adresse n’était pas encore confirmée, elle le sera ; par sécurité, le mot de passe choisi avant cela ne fonctionnera plus et toutes les sessions ouvertes seront terminées.',
      ],
    },
    moved: {
      subject: 'L’adresse de votre compte a été changée',
      paragraphs: [
        'L’adresse e-mail de votre compte Visavis a été remplacée par une autre. Celle-ci n’y donne plus accès.',
      ],
      label: 'Annuler ce changement',
      notes: [
        'Si c’était vous, il n’y a rien à faire. Sinon, annulez le changement : votre adresse revient et toutes les sessions ouvertes sont terminées. Le lien fonctionne pendant 14 jours.',
      ],
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your email address',
      paragraphs: [
        'This address was given for a Visavis account. Please confirm that it is yours: price alerts need it, and a new address takes the place of the old one only then.',
      ],
      label: 'Confirm my address',
      notes: ['The link works for 7 days. If you did not ask for this, ignore this message.'],
    },
    registered_already: {
      subject: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to create a Visavis account with this address. It has one already: nothing was changed.',
        'Sign in with your password, or choose a new one if you have forgotten it.',
      ],
      label: 'Choose a new password',
      notes: ['If this was not you, ignore this message.'],
    },
    reserved: {
      subject: 'Your address is still reserved',
      paragraphs: [
        'Somebody, probably you, tried to use this address at Visavis. Until lately it was the address of an account that has another one now: for 14 days it can only go back to it.',
        'To give it back, open the link in our mail “The address of your account was changed”. To create another account with it, please try again after these 14 days.',
      ],
      notes: ['If this was not you, ignore this message.'],
    },
    reset: {
      subject: 'Choose a new password',
      paragraphs: ['You asked to reset the password of your Visavis account.'],
      label: 'Choose a new password',
      notes: [
        'The link works once, for 30 minutes. If you did not ask for this, ignore this message: your password stays the same.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your Visavis account has just been changed, and all open sessions have ended.',
      ],
      label: 'Choose a new password',
      notes: ['If this was not you, choose a new password right away.'],
    },
    link: {
      subject: 'Link a Google or Facebook account?',
      paragraphs: [
        'Somebody, probably you, signed in with a Google or Facebook account that has this address. Please confirm that it is yours: from then on it opens your Visavis account.',
      ],
      label: 'Link this account',
      notes: [
        'The link works for 30 minutes. If this was not you, ignore this message.',
        'If your address was not confirmed yet, it will be; for safety, the password chosen before that will stop working and all open sessions will end.',
      ],
    },
    moved: {
      subject: 'The address of your account was changed',
      paragraphs: [
        'The email address of your Visavis account was replaced by another one. This one no longer opens it.',
      ],
      label: 'Undo this change',
      notes: [
        'If this was you, there is nothing to do. If not, undo it: your address comes back and all open sessions end. The link works for 14 days.',
      ],
    },
  },
};

/** Anybody can register anybody's address: what looks like an advertisement is not mailed there as a name. */
const isHarmless = (name: string): boolean => name.length <= 40 && !/[/@:<>]|www\.|\.\w{2,}/i.test(name);

/** A letter about an account; `url`: where its one link leads. */
export function writeLetter(
  kind: LetterKind,
  { name, language }: { name: string; language: Language },
  url: string,
): Letter {
  const { subject, paragraphs, label, notes } = texts[language][kind];
  const { greeting, signature } = common[language];
  return {
    language,
    subject,
    greeting: greeting(isHarmless(name) ? name : ''),
    paragraphs,
    ...(label && { action: { label, url } }),
    notes,
    signature,
  };
}

/** Where the links of letters lead; the token stands behind `#`, which no server and no other site gets to see. */
export const letterAddress = {
  confirm: (language: Language, token: string) => `${addresses.confirmEmail(language)}#${token}`,
  link: (language: Language, token: string) => `${addresses.linkAccount(language)}#${token}`,
  undo: (language: Language, token: string) => `${addresses.undoEmail(language)}#${token}`,
  reset: (language: Language, token: string, userId: number) =>
    addresses.resetPassword(language, { token, uid: String(userId) }),
} as const;
