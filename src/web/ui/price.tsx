import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { classNames } from './class-names.ts';

type Size = 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<Size, string> = {
  sm: 'text-base font-semibold',
  md: 'text-xl font-bold',
  lg: 'text-2xl font-bold',
  xl: 'text-3xl font-extrabold',
};

type PriceProps = {
  /** Decimal euros. */
  euros: number;
  size?: Size;
  /** Drawn with the highlighter: for the best delivered price and nothing else. */
  isBest?: boolean;
  className?: string;
};

/**
 * A price in the page's language, in tabular figures. Browsers may put other kinds of spaces than the
 * server into a number; the difference is harmless, hence no warning.
 */
export function Price({ euros, size = 'md', isBest = false, className }: PriceProps) {
  const language = useLanguage();
  return (
    <span
      suppressHydrationWarning
      className={classNames(
        'inline-block whitespace-nowrap font-display tabular-nums',
        sizes[size],
        isBest && 'marker',
        className,
      )}
    >
      {formatPrice(language, euros)}
    </span>
  );
}
