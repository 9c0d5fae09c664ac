import type { Product } from '../../contract/catalogue/schema.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import type { Language } from '../../contract/language.ts';
import { allOffers } from './offers/best-offers.ts';
import { countMerchants } from './offers/offer-sections.ts';

/** Written by loaders only: browsers get the sentence. */
const texts: Readonly<Record<Language, (n: number, all: number, size: string) => string>> = {
  fr: (n, all, size) =>
    `${n === 1 ? '1 marchand' : `${n} marchands`} sur ${all} ${n === 1 ? 'a' : 'ont'} la taille ${size}.`,
  en: (n, all, size) => `${n} of ${all} merchants ${n === 1 ? 'has' : 'have'} size ${size}.`,
};

/** How many of a product's merchants have the chosen size, as lists in that size count them; undefined: all, or none. */
export function sizeNote(product: Product, language: Language): string | undefined {
  const { size, merchantsCount } = product;
  const having = countMerchants(allOffers(product).filter(({ sizeState }) => sizeState === 'in_stock'));
  if (size === null || having === 0 || having === merchantsCount) return undefined;
  return texts[language](having, merchantsCount, sizeName(size, language));
}
