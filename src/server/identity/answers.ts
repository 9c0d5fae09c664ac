import type { User } from '../../contract/account.schema.ts';
import type { Language } from '../../contract/language.ts';
import type { UserRow } from './users-queries.ts';

const en = {
  registered: 'Your account has been created. You can sign in.',
  signedOut: 'You are signed out.',
  profileUpdated: 'Profile updated successfully',
  passwordUpdated: 'Password updated successfully',
};
const fr: typeof en = {
  registered: 'Votre compte est créé. Vous pouvez vous connecter.',
  signedOut: 'Vous êtes déconnecté.',
  profileUpdated: 'Profil mis à jour',
  passwordUpdated: 'Mot de passe mis à jour',
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
  mustChangePassword: user.mustChangePassword,
});
