import type { Favourite } from '../../contract/favourites/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { selectionTexts } from './texts/texts.ts';

/** How a product's best delivered price moved since it was saved. */
export function PriceChange({ favourite: { savedPrice, priceChange } }: { favourite: Favourite }) {
  const language = useLanguage();
  const texts = useTexts(selectionTexts);
  const format = (euros: number) => formatPrice(language, Math.abs(euros));
  if (priceChange === null) return savedPrice === null ? null : texts.notComparable(format(savedPrice));
  if (priceChange === 0) return texts.same;
  return priceChange < 0 ? (
    <span className="font-medium text-good">{texts.fell(format(priceChange))}</span>
  ) : (
    <span className="font-medium text-warn">{texts.rose(format(priceChange))}</span>
  );
}
