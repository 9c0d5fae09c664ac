import { formatNumber, formatRating } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../icon.tsx';

type RatingProps = { rating: number; count: number | null };

function useRatingTexts({ rating, count }: RatingProps) {
  const language = useLanguage();
  const { product } = useTexts(sharedTexts);
  const value = formatRating(language, rating);
  const label = product.rating(value);
  if (count === null) return { value, number: null, label };
  const number = ` (${formatNumber(language, count)})`;
  return { value, number, label: `${label}, ${product.ratingCount(formatNumber(language, count), count)}` };
}

/** `★ 4.3 (128)`; the count only where the feeds give one. */
export function Rating(props: RatingProps) {
  const { value, number, label } = useRatingTexts(props);
  return (
    <span className="rating">
      <Icon of="star" size={16} className="fill-current" />
      <span aria-hidden="true">
        {value}
        {number !== null && <span>{number}</span>}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
