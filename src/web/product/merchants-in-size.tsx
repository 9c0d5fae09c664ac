import type { Product } from '../../contract/catalogue/schema.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { allOffers, countMerchants } from './offers/best-offers.ts';
import { productTexts } from './texts/texts.ts';

/** How many of a product's merchants have the chosen size, as lists in that size count them. */
export function MerchantsInSize({ product }: { product: Product }) {
  const language = useLanguage();
  const { sizes } = useTexts(productTexts);
  if (product.size === null) return null;
  const having = countMerchants(allOffers(product).filter(({ sizeState }) => sizeState === 'in_stock'));
  return (
    <p className="text-sm">
      {sizes.having(having, product.merchantsCount, sizeName(product.size, language))}
    </p>
  );
}
