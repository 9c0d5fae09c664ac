import { passwordReset, resetLinkSent } from '../../contract/accounts/recovery-outcomes.ts';
import type { Language } from '../../contract/language.ts';

const en = {
  registered:
    'Almost done: we are sending an email to this address. If it is new to Visavis, you can already sign in.',
  resetSent: resetLinkSent.en,
  passwordReset: passwordReset.en,
  emailConfirmed: 'Your email address is confirmed.',
  emailHandedOver:
    'Your email address is confirmed. As it already had price alerts, which only you may see, we are sending you a link to choose a new password.',
  emailRestored:
    'Your previous email address is restored, and your account is signed out of all devices. We are sending you a link to choose a new password.',
  signedOutEverywhere: 'Your account is signed out of all devices, and its keys for programs are withdrawn.',
  accountLinked: 'The account is linked. You can now sign in with it.',
  accountUnlinked: 'The account is unlinked. You can no longer sign in with it.',
  sessionEnded: 'The device is signed out. Browser notifications of alerts are off.',
  accountDeleted: 'Your account and your data have been deleted.',
  confirmationSent: 'We are sending you a new link.',
  signedOut: 'You are signed out.',
  profileUpdated: 'Profile updated successfully',
  addressAsked: 'Profile updated successfully. Now open the link that we are sending to your new address.',
  languageSet: 'From now on our emails come in this language.',
  passwordUpdated: 'Password updated successfully',
  userUpdated: 'The user has been updated.',
  userDeleted: 'The user has been deleted.',
};
const fr: typeof en = {
  registered:
    'C’est presque terminé\u00a0: nous envoyons un e-mail à cette adresse. Si vous n’aviez pas encore de compte, vous pouvez déjà vous connecter.',
  resetSent: resetLinkSent.fr,
  passwordReset: passwordReset.fr,
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  emailHandedOver:
    'Votre adresse e-mail est confirmée. Comme elle avait déjà des alertes prix, que vous seul devez voir, nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  emailRestored:
    'Votre ancienne adresse e-mail est rétablie, et votre compte est déconnecté de tous les appareils. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  signedOutEverywhere:
    'Votre compte est déconnecté de tous les appareils, et ses clés pour programmes sont retirées.',
  accountLinked: 'Le compte est associé. Vous pouvez maintenant vous connecter avec.',
  accountUnlinked: 'Le compte est dissocié. Vous ne pouvez plus vous connecter avec.',
  sessionEnded: 'L’appareil est déconnecté. Les notifications d’alertes des navigateurs sont désactivées.',
  accountDeleted: 'Votre compte et vos données sont supprimés.',
  confirmationSent: 'Nous vous envoyons un nouveau lien.',
  signedOut: 'Vous êtes déconnecté.',
  profileUpdated: 'Profil mis à jour',
  addressAsked: 'Profil mis à jour. Ouvrez maintenant le lien que nous envoyons à votre nouvelle adresse.',
  languageSet: 'Nos e-mails arriveront désormais dans cette langue.',
  passwordUpdated: 'Mot de passe mis à jour',
  userUpdated: 'L’utilisateur a été mis à jour.',
  userDeleted: 'L’utilisateur a été supprimé.',
};
const texts: Record<Language, typeof en> = { en, fr };

/** Success messages of account calls. */
export const messageResponse = (language: Language, name: keyof typeof en): { message: string } => ({
  message: texts[language][name],
});
