import { addresses } from '../../contract/addresses.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { TextLink } from '../ui/states.tsx';

/** The legal line above a list: its order, the number of merchants, not exhaustive, no paid placement. */
export function LegalLine({ criterion, merchantsCount }: { criterion: string; merchantsCount: number }) {
  const language = useLanguage();
  const { list } = useTexts(sharedTexts);
  const merchants = list.merchants(formatNumber(language, merchantsCount), merchantsCount);
  return (
    <p className="text-sm text-ink-soft">
      {list.criterion(criterion, merchants)}{' '}
      <TextLink to={addresses.ranking(language)}>{list.rankingLink}</TextLink>
    </p>
  );
}
