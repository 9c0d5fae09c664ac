import type { UnitPrice as Price } from '../../../contract/catalogue/schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';

/** `12,50 €/L hors livraison`: of the price without delivery, as the law on prices per unit has it. */
export function UnitPrice({ price, unit }: Price) {
  const language = useLanguage();
  const { product } = useTexts(sharedTexts);
  return <span className="tabular-nums">{`${formatPrice(language, price)}${product.perUnit[unit]}`}</span>;
}
