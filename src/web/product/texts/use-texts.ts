import { createContext, useContext } from 'react';
import type { Language } from '../../../contract/language.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import type { productPageFr } from './fr.ts';

export type ProductTexts = typeof productPageFr;

/** The texts of pages about one product; the routes in `languages/` give them, so that only these pages load them. */
export const ProductTextsContext = createContext<Partial<Record<Language, ProductTexts>>>({});

/** The product pages' texts in the page's language. */
export function useProductTexts(): ProductTexts {
  const texts = useContext(ProductTextsContext)[useLanguage()];
  if (!texts) throw new Error('No product texts: the page stands outside their routes');
  return texts;
}
