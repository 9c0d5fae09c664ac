import type { Language } from '../../contract/language.ts';

/** What a word means in each language, as the vocabulary calls it; null: no kind of thing that shops sell. */
type Meanings = Readonly<Record<Language, string | null>>;

/**
 * Words, folded, that name one thing in French and another one, or none, in English: on French pages they mean
 * the French one (`search/engine/words/page-language.ts`). English names that French shoppers use as well ("chair", "tire") are not among them.
 */
export const twoMeanings: ReadonlyMap<string, Meanings> = new Map<string, Meanings>([
  ['basket', { fr: 'sneaker', en: 'panier' }],
  ['chat', { fr: 'cat', en: null }],
  ['chemise', { fr: 'shirt', en: 'nightgown' }],
  ['costume', { fr: 'suit', en: 'déguisement' }],
  ['couche', { fr: 'nappy', en: 'sofa' }],
  ['foot', { fr: 'soccer', en: null }],
  ['four', { fr: 'oven', en: null }],
  ['lit', { fr: 'bed', en: null }],
  ['pain', { fr: 'bread', en: null }],
  ['pull', { fr: 'sweater', en: null }],
  ['robe', { fr: 'dress', en: 'dressing gown' }],
  ['slip', { fr: 'briefs', en: 'nightgown' }],
  ['store', { fr: 'roller blind', en: null }],
  ['tong', { fr: 'flip flops', en: 'kitchen tongs' }],
]);
