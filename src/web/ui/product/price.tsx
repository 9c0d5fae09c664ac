import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { classNames } from '../class-names.ts';

type Size = 'sm' | 'md' | 'lg' | 'xl';

type PriceProps = {
  /** Decimal euros. */
  euros: number;
  size?: Size;
  /** Drawn with the highlighter: for the best delivered price and nothing else. */
  isBest?: boolean;
  className?: string;
};

/**
 * A price in the page's language, in tabular figures. Keeps the server-rendered text until it changes, as
 * browsers may format spaces differently.
 */
export function Price({ euros, size = 'md', isBest = false, className }: PriceProps) {
  const language = useLanguage();
  return (
    <span className={classNames('price', `price-${size}`, isBest && 'marker', className)}>
      {formatPrice(language, euros)}
    </span>
  );
}
