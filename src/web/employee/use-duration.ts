import { useTimeTexts } from './texts/use-texts.ts';

/** Hours and minutes, as people write them. */
export function useDuration(): (seconds: number) => string {
  const { hours } = useTimeTexts();
  return (seconds) => {
    const minutes = Math.floor(seconds / 60);
    return hours(String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0'));
  };
}
