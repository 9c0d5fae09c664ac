import { formatNumber, formatRating } from '../i18n/format.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { Icon } from './icon.tsx';

type RatingProps = { rating: number; count: number | null };

/** `★ 4.3 (128)`; the count only where the feeds give one. */
export function Rating({ rating, count }: RatingProps) {
  const language = useLanguage();
  const { product } = useMessages();
  const value = formatRating(language, rating);
  const label =
    count === null ? product.rating(value) : `${product.rating(value)}, ${product.ratingCount(count)}`;
  return (
    <span className="rating">
      <Icon of="star" size={16} className="fill-current" />
      <span aria-hidden="true" suppressHydrationWarning>
        {value}
        {count !== null && <span>{` (${formatNumber(language, count)})`}</span>}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
