import type { DropFigures } from '../../contract/catalogue/history-schema.ts';
import type { PriceDropList } from '../../contract/catalogue/price-drops-schema.ts';
import { formatPercent, formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Badge } from '../ui/badge.tsx';

type DropProps = DropFigures &
  Pick<PriceDropList, 'days'> & { /** Median over 90 days. */ usualTotal?: number };

/** How far a best delivered price fell by our own observation: `−12 % since yesterday (129,00 €)`. */
export function Drop({ drop, previousTotal, isConfirmed, days, usualTotal }: DropProps) {
  const language = useLanguage();
  const { home } = useTexts(sharedTexts);
  return (
    <>
      <span className="text-sm font-semibold text-good">
        {home.dropSince[days](
          `−${formatPercent(language, drop / 100)}`,
          formatPrice(language, previousTotal),
        )}
      </span>
      {isConfirmed && (
        <>
          {' '}
          <Badge tone="good" title={home.noRise.because}>
            {home.noRise.name}
          </Badge>
        </>
      )}
      {usualTotal !== undefined && (
        <span className="block text-sm text-ink-soft">
          {home.usualPrice(formatPrice(language, usualTotal))}
        </span>
      )}
    </>
  );
}
