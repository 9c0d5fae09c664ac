import type { AnnouncedPrice } from '../../../contract/catalogue/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { formatPercent, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { bodyTexts } from '../body-texts/texts.ts';

/** `−40 %`, `+5 %`, `0 %`. */
const formatSigned = (language: Language, percent: number): string =>
  `${percent < 0 ? '−' : percent > 0 ? '+' : ''}${formatPercent(language, Math.abs(percent) / 100)}`;

/** What a merchant announces beside what we recorded: plain words, without the look of a discount. */
export function AnnouncedNote({ announced }: { announced: AnnouncedPrice }) {
  const language = useLanguage();
  const { offers } = useTexts(bodyTexts);
  const { change, recordedChange, listPrice, lowestBefore } = announced;
  return (
    <span>
      {offers.announced(formatSigned(language, change), formatPrice(language, listPrice))},{' '}
      {offers.recorded(formatSigned(language, recordedChange), formatPrice(language, lowestBefore))}
    </span>
  );
}
