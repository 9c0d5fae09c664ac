/** The two languages of the interface. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** What merchants write in: their feeds are made for shoppers in France. */
export const merchantLanguage: Language = 'fr';

export const isLanguage = (text: string | undefined): text is Language => text === 'fr' || text === 'en';

/**
 * The best of our languages for an Accept-Language header (RFC 9110 §12.5.4),
 * or `fallback` where it names neither of them.
 */
export function negotiateLanguage<F extends Language | undefined>(
  header: string | undefined,
  fallback: F,
): Language | F {
  let best: { language: Language; weight: number } | undefined;
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    if (!isLanguage(language)) continue;
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality ? Number.parseFloat(quality.trim().slice(2)) : 1;
    if (weight > 0 && (!best || weight > best.weight)) best = { language, weight };
  }
  return best?.language ?? fallback;
}
