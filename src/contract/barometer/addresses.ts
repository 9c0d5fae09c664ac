import type { Language } from '../language.ts';

/** What the barometer shows: a category's English name (left out: all products) and days (left out: 90). */
export type BarometerView = { category?: string | undefined; days?: number | undefined };

const query = (entries: Record<string, string | number | undefined>): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined) given.set(name, String(value));
  const text = given.toString();
  return text && `?${text}`;
};

/** Apart from all other addresses (`contract/addresses.ts`), which each first visit loads: few pages lead here. */
export const barometerAddresses = {
  page: (language: Language, { category, days }: BarometerView = {}) => {
    const part = category === undefined ? '' : `/${encodeURIComponent(category)}`;
    return `/${language}/barometer${part}${query({ days })}`;
  },
  /** CSV: of one category, or of all. */
  file: (language: Language, { category, days }: BarometerView = {}) =>
    `/${language}/barometer.csv${query({ category, days })}`,
} as const;
