import type { Language } from './language.ts';

const en = {
  stale: 'Somebody else has changed this meanwhile.',
  superadmin_fixed: 'Superadmins can be neither edited nor deleted here.',
  last_manager: 'The last account that can manage users must stay.',
};

/** Why a call of the back office was refused; `details.reason` of the error. */
export type AdminReason = keyof typeof en;

const fr: Record<AdminReason, string> = {
  stale: 'Quelqu’un d’autre a modifié ces données entre-temps.',
  superadmin_fixed: 'Un superadmin ne peut être ni modifié ni supprimé ici.',
  last_manager: 'Le dernier compte qui peut gérer les utilisateurs doit rester.',
};

export const adminMessages: Record<Language, Record<AdminReason, string>> = { en, fr };
