import type { User } from '../../contract/account.schema.ts';
import type { Language } from '../../contract/language.ts';
import type { UserRow } from './users-queries.ts';

const en = {
  registered:
    'Almost done: we are sending an email to this address. If it is new here, you can already sign in.',
  resetSent: 'If that email is registered, a reset link has been sent.',
  passwordReset: 'Password has been reset.',
  emailConfirmed: 'Your email address is confirmed.',
  emailRestored: 'Your former email address is back, and all sessions have ended.',
  signedOutEverywhere: 'You are signed out everywhere.',
  accountLinked: 'The account is linked. You can sign in with it now.',
  accountUnlinked: 'The account is unlinked. It no longer opens yours.',
  sessionEnded: 'The session has ended.',
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
    'C’est presque fini\u00a0: nous envoyons un e-mail à cette adresse. Si elle est nouvelle ici, vous pouvez déjà vous connecter.',
  resetSent: 'Si cette adresse a un compte, un lien de réinitialisation lui a été envoyé.',
  passwordReset: 'Le mot de passe a été réinitialisé.',
  emailConfirmed: 'Votre adresse e-mail est confirmée.',
  emailRestored: 'Votre ancienne adresse est rétablie et toutes les sessions sont terminées.',
  signedOutEverywhere: 'Vous êtes déconnecté partout.',
  accountLinked: 'Le compte est relié. Vous pouvez maintenant l’utiliser pour vous connecter.',
  accountUnlinked: 'Le compte est détaché. Il n’ouvre plus le vôtre.',
  sessionEnded: 'La session est terminée.',
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

/** What calls about accounts say when they are done (SPEC §8). */
export const answerOf = (language: Language, name: keyof typeof en): { message: string } => ({
  message: texts[language][name],
});

/** A user as the API shows them to themselves. */
export const describeUser = (user: UserRow): User => ({
  _id: String(user.id),
  id: String(user.id),
  name: user.name,
  email: user.email,
  phone: user.phone,
  role: user.role,
  emailVerified: user.emailVerifiedAt !== null,
  pendingEmail: user.pendingEmail,
  mustChangePassword: user.mustChangePassword,
});
