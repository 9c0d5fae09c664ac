import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { type PartInEuros, partsInWords } from './own-part-words.ts';
import { myPriceTexts } from './texts/texts.ts';
import '../styles/my-price.css';

type OwnLineProps = {
  /** In euros. */
  total: number;
  deliveryKnown: boolean;
  parts: readonly PartInEuros[];
  merchant?: string | undefined;
  /** It is the best of its list. */
  isBest?: boolean;
  /** It is dearer than the public price, as the merchants are left out that have this. */
  isWithout?: boolean;
  className?: string;
};

/** A shopper's own price, marked as such, with what makes it. */
export function OwnLine({ total, deliveryKnown, parts, merchant, ...more }: OwnLineProps) {
  const { isBest = false, isWithout = false, className } = more;
  const language = useLanguage();
  const { own } = useTexts(myPriceTexts);
  const why = [
    ...(isWithout ? [own.without] : []),
    ...(deliveryKnown ? [] : [own.unknown]),
    partsInWords(language, own, parts),
  ].filter(Boolean);
  return (
    <span className={classNames('own-line wrap-anywhere', className)}>
      <span className="own-line-price">
        <Icon of="user-round" size={16} />
        {isBest ? own.best : own.price}{' '}
        <strong className="whitespace-nowrap tabular-nums">{formatPrice(language, total)}</strong>
        {merchant !== undefined && ` ${own.at(merchant)}`}
      </span>
      {why.length > 0 && <span className="own-line-why">{why.join(', ')}</span>}
    </span>
  );
}
