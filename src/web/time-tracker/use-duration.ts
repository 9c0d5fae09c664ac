import { useTexts } from '../i18n/texts.ts';
import { timeTexts } from './texts/texts.ts';

/** Hours and minutes, as people write them. */
export function useDuration(): (seconds: number) => string {
  const { hours } = useTexts(timeTexts);
  return (seconds) => {
    const minutes = Math.floor(seconds / 60);
    return hours(String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0'));
  };
}
