import type { Language } from '../../contract/language.ts';

export type ArrivalDays = { min: number; max: number };

const words: Record<Language, { between: string; one: string; several: string; sameDay: string }> = {
  fr: { between: ' à ', one: 'jour ouvré', several: 'jours ouvrés', sameDay: 'le jour même' },
  en: { between: ' to ', one: 'working day', several: 'working days', sameDay: 'the same day' },
};

/** "2 à 3 jours ouvrés", "1 working day": how long an offer takes to arrive. */
export function sayDeliveryDays({ min, max }: ArrivalDays, language: Language): string {
  const { between, one, several, sameDay } = words[language];
  if (max === 0) return sameDay;
  const range = min === max ? `${max}` : `${min}${between}${max}`;
  return `${range}\u00a0${max > 1 ? several : one}`;
}
