import type { Language } from '../language.ts';

const en = {
  name_required: 'Name is required',
  email_invalid: 'Invalid email address',
  email_required: 'Email is required',
  password_required: 'Password is required',
  phone_too_short: 'Phone must be at least 8 digits',
  password_too_short: 'Password must be at least 6 characters',
  reset_password_too_short: 'Password must be at least 6 characters.',
  fields_missing: 'Please fill all fields.',
  new_password_too_short: 'New password must be at least 6 characters.',
  password_too_short_for_staff: 'Staff passwords must be at least 10 characters.',
  password_too_common: 'This password is too common for a staff account. Choose another.',
  password_same: 'Choose a password other than the current one.',
  wrong_credentials: 'The email or password is incorrect.',
  wrong_password: 'The current password is incorrect.',
  no_password: 'Your account has no password yet. Choose one with “Forgot password?”.',
  email_taken: 'This email address cannot be used.',
  password_change_required: 'Choose a new password first.',
  email_confirmation_required: 'Confirm your email address first: open the link we sent to it.',
  email_unconfirmed: 'This person has not confirmed their email address yet: staff must have done so.',
  last_superadmin: 'The last superadmin account cannot be deleted.',
  reset_link_invalid: 'Reset link is invalid or expired.',
  link_invalid: 'This link is invalid or has expired.',
  link_spent: 'This link is invalid, has expired or was used before.',
  link_needless: 'This link has expired or was used before. The address of your account is confirmed.',
  link_needs_session:
    'This address has price alerts of its own. To move your account to it, open the link where you are signed in to that account.',
  key_invalid: 'This key does not exist, has expired or was withdrawn.',
  key_scope: 'This key is not for that: make one that is.',
  key_acts_for_nobody: 'A key reads public data only. For this call, sign in to the account.',
  keys_full: 'You have reached the maximum number of keys. Withdraw one first.',
  too_many_attempts: 'Too many attempts. Wait a moment and try again.',
};

/** Why a call about accounts was refused; `details.reason` of the error. */
export type AccountReason = keyof typeof en;

const fr: Record<AccountReason, string> = {
  name_required: 'Le nom est obligatoire',
  email_invalid: 'Adresse e-mail non valide',
  email_required: 'L’adresse e-mail est obligatoire',
  password_required: 'Le mot de passe est obligatoire',
  phone_too_short: 'Le téléphone doit comporter au moins 8 chiffres',
  password_too_short: 'Le mot de passe doit comporter au moins 6 caractères',
  reset_password_too_short: 'Le mot de passe doit comporter au moins 6 caractères.',
  fields_missing: 'Remplissez tous les champs.',
  new_password_too_short: 'Le nouveau mot de passe doit comporter au moins 6 caractères.',
  password_too_short_for_staff: 'Les mots de passe du personnel doivent comporter au moins 10 caractères.',
  password_too_common:
    'Ce mot de passe est trop courant pour un compte du personnel. Choisissez-en un autre.',
  password_same: 'Choisissez un autre mot de passe que l’actuel.',
  wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  wrong_password: 'Le mot de passe actuel est incorrect.',
  no_password:
    'Votre compte n’a pas encore de mot de passe. Choisissez-en un avec «\u00a0Mot de passe oublié\u00a0?\u00a0».',
  email_taken: 'Cette adresse e-mail ne peut pas être utilisée.',
  password_change_required: 'Choisissez d’abord un nouveau mot de passe.',
  email_confirmation_required:
    'Confirmez d’abord votre adresse e-mail\u00a0: ouvrez le lien que nous y avons envoyé.',
  email_unconfirmed:
    'Cette personne n’a pas encore confirmé son adresse e-mail\u00a0: le personnel doit l’avoir fait.',
  last_superadmin: 'Le dernier compte superadmin ne peut pas être supprimé.',
  reset_link_invalid: 'Le lien de réinitialisation n’est pas valide ou a expiré.',
  link_invalid: 'Ce lien n’est pas valide ou a expiré.',
  link_spent: 'Ce lien n’est pas valide, a expiré ou a déjà servi.',
  link_needless: 'Ce lien a expiré ou a déjà servi. L’adresse de votre compte est confirmée.',
  link_needs_session:
    'Cette adresse a déjà ses propres alertes prix. Pour que votre compte la prenne, ouvrez le lien là où vous y êtes connecté.',
  key_invalid: 'Cette clé n’existe pas, a expiré ou a été retirée.',
  key_scope: 'Cette clé ne permet pas cela\u00a0: créez-en une qui le permet.',
  key_acts_for_nobody: 'Une clé ne lit que les données publiques. Pour cet appel, connectez-vous au compte.',
  keys_full: 'Vous avez atteint le nombre maximal de clés. Retirez-en une d’abord.',
  too_many_attempts: 'Trop de tentatives. Patientez un instant, puis réessayez.',
};

export const accountMessages: Record<Language, Record<AccountReason, string>> = { en, fr };

export const accountMessage = (language: Language, reason: AccountReason): string =>
  accountMessages[language][reason];
