import { Star } from 'lucide-react';
import { formatNumber, formatRating } from '../i18n/format.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';

type RatingProps = { rating: number; count: number | null };

/** `★ 4.3 (128)`; the count only where the feeds give one. */
export function Rating({ rating, count }: RatingProps) {
  const language = useLanguage();
  const { product } = useMessages();
  const value = formatRating(language, rating);
  const label =
    count === null ? product.rating(value) : `${product.rating(value)}, ${product.ratingCount(count)}`;
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <Star aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 fill-current" />
      <span aria-hidden="true" suppressHydrationWarning className="tabular-nums">
        {value}
        {count !== null && <span className="text-ink-soft"> ({formatNumber(language, count)})</span>}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
