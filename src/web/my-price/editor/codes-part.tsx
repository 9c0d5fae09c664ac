import { useEffect, useState } from 'react';
import type { CallOutput } from '../../../contract/api.ts';
import type { Language } from '../../../contract/language.ts';
import type { OwnTerms } from '../../../contract/my-price/terms.ts';
import { callApi } from '../../api/call.ts';
import { Checkbox } from '../../forms/field.tsx';
import { Section } from '../../forms/section.tsx';
import { categoryName } from '../../i18n/category-name.ts';
import { formatDate, formatPercent, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { changeOwnTerms } from '../terms-store.ts';
import { myPriceTexts } from '../texts/texts.ts';

type Codes = CallOutput<'listPromoCodes'>;
type Categories = CallOutput<'listCategories'>;

/** What is asked for; undefined: it is not here yet, or it failed: the list is a help. */
function useHelp<T>(ask: (language: Language) => Promise<T>): T | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<T>();
  useEffect(() => {
    let isCurrent = true;
    ask(language).then(
      (result) => isCurrent && setFound(result),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, language]);
  return found;
}

const askForCodes = (language: Language) => callApi('listPromoCodes', { language, query: {} });
const askForCategories = (language: Language) => callApi('listCategories', { language });

function KnownCode({ code, categories }: { code: Codes[number]; categories: Categories | undefined }) {
  const language = useLanguage();
  const { codes } = useTexts(myPriceTexts);
  const { percent, amount, minimum, from, until } = code;
  const day = (text: string) => formatDate(language, new Date(text));
  const category = categories?.find(({ _id }) => _id === code.category);
  const off = percent === null ? formatPrice(language, amount ?? 0) : formatPercent(language, percent / 100);
  const note = language === 'fr' ? code.noteFr : code.noteEn;
  return (
    <li className="wrap-anywhere">
      <strong className="font-semibold">{code.merchant}</strong>{' '}
      {codes.known({
        ...code,
        off: `−${off}`,
        minimum: minimum > 0 ? formatPrice(language, minimum) : undefined,
        from: from === null ? undefined : day(from),
        until: until === null ? undefined : day(until),
        category: category && categoryName(language, category),
        isOfCategory: code.category !== null,
        isOfOffers: code.offers !== null,
      })}
      {note && <span className="block text-ink-soft">{note}</span>}
    </li>
  );
}

/** Whether promo codes count, and those that are known. */
export function CodesPart({ terms: { usesCodes } }: { terms: OwnTerms }) {
  const { codes: texts } = useTexts(myPriceTexts);
  const codes = useHelp(askForCodes);
  const categories = useHelp(askForCategories);
  return (
    <Section title={texts.title}>
      <Checkbox
        checked={usesCodes}
        onChange={({ target: { checked } }) => changeOwnTerms((terms) => ({ ...terms, usesCodes: checked }))}
      >
        {texts.count}
      </Checkbox>
      <p className="text-sm text-ink-soft">{texts.note}</p>
      {codes?.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <ul className="grid gap-2 text-sm">
        {codes?.map((code, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may have a code for several promotions
          <KnownCode key={`${code.merchant} ${code.code} ${place}`} code={code} categories={categories} />
        ))}
      </ul>
    </Section>
  );
}
