import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useLoaded } from '../use-loaded.ts';
import { merchantCategoriesTexts } from './texts/texts.ts';

/** How many products and offers a decision about these categories concerns. */
export function Extent({ ids }: { ids: string[] }) {
  const texts = useTexts(merchantCategoriesTexts);
  const language = useLanguage();
  const { value, error } = useLoaded('getMerchantCategoriesExtent', { body: { ids } });
  const counts = value && {
    products: texts.products(value.products, formatNumber(language, value.products)),
    offers: texts.offers(value.offers, formatNumber(language, value.offers)),
  };
  return (
    <span role="status" className="self-center text-sm">
      {counts ? texts.extent(counts.products, counts.offers) : (error ?? texts.counting)}
      {value && value.placed > 0 && ` ${texts.placed(value.placed, formatNumber(language, value.placed))}`}
    </span>
  );
}
