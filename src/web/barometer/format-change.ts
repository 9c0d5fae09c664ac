import type { Language } from '../../contract/language.ts';
import { formatPercent } from '../i18n/format.ts';

/** A change in percent with its sign, a minus as printers set it: −1.4 is `−1,4 %`, `−1.4%`. */
export function formatChange(language: Language, percent: number): string {
  const size = formatPercent(language, Math.abs(percent) / 100, { min: 1, max: 1 });
  if (!/[1-9]/.test(size)) return size;
  return (percent < 0 ? '−' : '+') + size;
}
