import { formatMonthOfYear } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/button.tsx';
import { addMonths } from './paris-time.ts';
import { timeTexts } from './texts/texts.ts';

type MonthChoiceProps = { month: string; last: string; onChoose: (month: string) => void };

/** Leads from month to month, as far as the last one. */
export function MonthChoice({ month, last, onChoose }: MonthChoiceProps) {
  const { previous, next } = useTexts(timeTexts);
  const language = useLanguage();
  return (
    <div className="flex items-center gap-2">
      <IconButton icon="chevron-left" label={previous} onClick={() => onChoose(addMonths(month, -1))} />
      <span aria-live="polite" className="min-w-36 text-center font-semibold">
        {formatMonthOfYear(language, new Date(`${month}-15T12:00:00Z`))}
      </span>
      <IconButton
        icon="chevron-right"
        label={next}
        // It keeps the focus where it leads no further.
        aria-disabled={month >= last}
        onClick={() => month < last && onChoose(addMonths(month, 1))}
      />
    </div>
  );
}
