import type { Language } from '../language.ts';

const en = {
  time_already_running: 'You are already clocked in.',
  time_not_running: 'You are not clocked in.',
  time_running: 'This entry is still running: clock out first.',
  time_too_old: 'Entries can be added and corrected for 7 days.',
  time_invalid: 'An entry must end after it starts, last 24 hours at most and be in the past.',
  time_overlaps: 'Another of your entries covers this time.',
  time_changed: 'This entry has been changed in the meantime. Check it again.',
};

/** Why a call about hours was refused; `details.reason` of the error. */
export type TimeReason = keyof typeof en;

const fr: Record<TimeReason, string> = {
  time_already_running: 'Vous avez déjà pointé votre arrivée.',
  time_not_running: 'Vous n’avez pas pointé votre arrivée.',
  time_running: 'Cette période est en cours\u00a0: pointez d’abord votre départ.',
  time_too_old: 'Une période peut être ajoutée ou corrigée pendant 7 jours.',
  time_invalid:
    'Une période doit finir après son début, durer 24 heures au maximum et se situer dans le passé.',
  time_overlaps: 'Une autre de vos périodes couvre ce moment.',
  time_changed: 'Cette période a été modifiée entre-temps. Vérifiez-la.',
};

export const timeMessages: Record<Language, Record<TimeReason, string>> = { en, fr };
