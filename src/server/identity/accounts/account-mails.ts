import { addresses } from '../../../contract/addresses.ts';
import type { Language } from '../../../contract/language.ts';
import { mailedAddresses } from '../../../contract/mailed-addresses.ts';
import type { MailContent } from '../../mail/service.ts';

const greetings: Record<Language, (name: string) => string> = {
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
};

export type AccountMailKind =
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

const texts: Record<Language, Record<AccountMailKind, Words>> = {
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Cette adresse a été indiquée pour un compte Visavis. Confirmez qu’elle est bien la vôtre\u00a0: c’est nécessaire pour recevoir vos alertes prix, et pour qu’une nouvelle adresse remplace l’ancienne.',
      ],
      label: 'Confirmer mon adresse',
      notes: [
        'Le lien fonctionne pendant 7 jours. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
      ],
    },
    registered_already: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte Visavis. Vous en avez déjà un\u00a0: rien n’a été modifié.',
        'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous l’avez oublié.',
      ],
      label: 'Choisir un nouveau mot de passe',
      notes: ['Si ce n’était pas vous, ignorez ce message.'],
    },
    reserved: {
      subject: 'Votre adresse est encore réservée',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu utiliser cette adresse sur Visavis. Elle était récemment encore celle d’un compte, qui en a maintenant une autre\u00a0: pendant 14 jours, elle reste réservée à ce compte.',
        'Pour la rétablir sur ce compte, ouvrez le lien de notre e-mail «\u00a0L’adresse e-mail de votre compte a été modifiée\u00a0». Pour créer un autre compte avec cette adresse, recommencez après ces 14 jours.',
      ],
      notes: ['Si ce n’était pas vous, ignorez ce message.'],
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: ['Vous avez demandé à réinitialiser le mot de passe de votre compte Visavis.'],
      label: 'Choisir un nouveau mot de passe',
      notes: [
        'Le lien fonctionne une seule fois, pendant 30 minutes. Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte Visavis vient d’être modifié, et votre compte a été déconnecté de tous les appareils.',
      ],
      label: 'Choisir un nouveau mot de passe',
      notes: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.'],
    },
    link: {
      subject: 'Associer un compte Google ou Facebook ?',
      paragraphs: [
        'Quelqu’un, sans doute vous, s’est connecté avec un compte Google ou Facebook qui porte cette adresse. Confirmez que ce compte est le vôtre : il vous permettra ensuite de vous connecter à Visavis.',
      ],
      label: 'Associer ce compte',
      notes: [
        'Le lien fonctionne pendant 30 minutes. Si ce n’était pas vous, ignorez ce message.',
        'Si votre adresse n’était pas encore confirmée, elle le sera\u00a0; par sécurité, le mot de passe choisi auparavant ne fonctionnera plus et votre compte sera déconnecté de tous les appareils.',
      ],
    },
    moved: {
      subject: 'L’adresse e-mail de votre compte a été modifiée',
      paragraphs: [
        'L’adresse e-mail de votre compte Visavis a été remplacée par une autre. Celle-ci ne permet plus de s’y connecter.',
      ],
      label: 'Annuler ce changement',
      notes: [
        'Si c’était vous, vous n’avez rien à faire. Sinon, annulez ce changement\u00a0: votre adresse sera rétablie et votre compte sera déconnecté de tous les appareils. Le lien fonctionne pendant 14 jours.',
      ],
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your email address',
      paragraphs: [
        'This address was given for a Visavis account. Confirm that it is yours: you need to in order to receive your price alerts, and for a new address to replace the previous one.',
      ],
      label: 'Confirm my address',
      notes: ['The link works for 7 days. If you did not ask for this, ignore this message.'],
    },
    registered_already: {
      subject: 'You already have an account',
      paragraphs: [
        'Someone, probably you, tried to use this address for another Visavis account. You already have one: nothing was changed.',
        'Sign in with your password, or choose a new one if you have forgotten it.',
      ],
      label: 'Choose a new password',
      notes: ['If this was not you, ignore this message.'],
    },
    reserved: {
      subject: 'Your address is still reserved',
      paragraphs: [
        'Someone, probably you, tried to use this address on Visavis. It was until recently the address of an account that now has another one: for 14 days it is reserved for that account.',
        'To restore it to that account, open the link in our email “The email address of your account was changed”. To create another account with this address, try again after these 14 days.',
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
        'The password of your Visavis account has just been changed, and your account has been signed out of all devices.',
      ],
      label: 'Choose a new password',
      notes: ['If this was not you, choose a new password right away.'],
    },
    link: {
      subject: 'Link a Google or Facebook account?',
      paragraphs: [
        'Someone, probably you, signed in with a Google or Facebook account that has this address. Confirm that this account is yours: you will then be able to sign in to Visavis with it.',
      ],
      label: 'Link this account',
      notes: [
        'The link works for 30 minutes. If this was not you, ignore this message.',
        'If your address was not confirmed yet, it will be; for safety, the password chosen before will stop working and your account will be signed out of all devices.',
      ],
    },
    moved: {
      subject: 'The email address of your account was changed',
      paragraphs: [
        'The email address of your Visavis account has been replaced. This one can no longer be used to sign in.',
      ],
      label: 'Undo this change',
      notes: [
        'If this was you, there is nothing to do. If not, undo this change: your address will be restored and your account will be signed out of all devices. The link works for 14 days.',
      ],
    },
  },
};

/** Anybody can register any address: a name that looks like an advertisement is not mailed there. */
const isHarmless = (name: string): boolean => name.length <= 40 && !/[/@:<>]|www\.|\.\w{2,}/i.test(name);

/** A letter about an account; `url`: where its one link leads. */
export function writeAccountMail(
  kind: AccountMailKind,
  { name, language }: { name: string; language: Language },
  url: string,
): MailContent {
  const { subject, paragraphs, label, notes } = texts[language][kind];
  return {
    language,
    subject,
    greeting: greetings[language](isHarmless(name) ? name : ''),
    paragraphs,
    ...(label && { action: { label, url } }),
    notes,
  };
}

/** Addresses of mailed links; the token is in the fragment, which is not sent to any server. */
export const mailedLinks = {
  confirm: (language: Language, token: string) => `${mailedAddresses.confirmEmail(language)}#${token}`,
  link: (language: Language, token: string) => `${mailedAddresses.linkAccount(language)}#${token}`,
  undo: (language: Language, token: string) => `${mailedAddresses.undoEmail(language)}#${token}`,
  reset: (language: Language, token: string, userId: number) =>
    addresses.resetPassword(language, { token, uid: String(userId) }),
} as const;
