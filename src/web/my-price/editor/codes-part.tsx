import { useEffect, useState } from 'react';
import type { CallOutput } from '../../../contract/api.ts';
import type { OwnTerms } from '../../../contract/my-price/terms.ts';
import { callApi } from '../../api/call.ts';
import { Section } from '../../forms/section.tsx';
import { formatDate, formatPercent, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { changeOwnTerms } from '../terms-store.ts';
import { myPriceTexts } from '../texts/texts.ts';
import { Tick } from './merchant-terms-form.tsx';

type Codes = CallOutput<'listPromoCodes'>;

function useCodes(): Codes | undefined {
  const language = useLanguage();
  const [codes, setCodes] = useState<Codes>();
  useEffect(() => {
    let isCurrent = true;
    // A failure is ignored: the list is a help.
    callApi('listPromoCodes', { language }).then(
      (found) => isCurrent && setCodes(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return codes;
}

function KnownCode({ code }: { code: Codes[number] }) {
  const language = useLanguage();
  const { codes } = useTexts(myPriceTexts);
  const { percent, amount, minimum, until } = code;
  const off = percent === null ? formatPrice(language, amount ?? 0) : formatPercent(language, percent / 100);
  const note = language === 'fr' ? code.noteFr : code.noteEn;
  return (
    <li className="wrap-anywhere">
      <strong className="font-semibold">{code.merchant}</strong>{' '}
      {codes.known({
        ...code,
        off: `−${off}`,
        minimum: minimum > 0 ? formatPrice(language, minimum) : undefined,
        until: until === null ? undefined : formatDate(language, new Date(until)),
      })}
      {note && <span className="block text-ink-soft">{note}</span>}
    </li>
  );
}

/** Whether promo codes count, and those that are known. */
export function CodesPart({ terms: { usesCodes } }: { terms: OwnTerms }) {
  const { codes: texts } = useTexts(myPriceTexts);
  const codes = useCodes();
  return (
    <Section title={texts.title}>
      <Tick
        isTicked={usesCodes}
        onChange={(isTicked) => changeOwnTerms((terms) => ({ ...terms, usesCodes: isTicked }))}
      >
        {texts.count}
      </Tick>
      <p className="text-sm text-ink-soft">{texts.note}</p>
      {codes?.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <ul className="grid gap-2 text-sm">
        {codes?.map((code) => (
          <KnownCode key={`${code.merchant} ${code.code}`} code={code} />
        ))}
      </ul>
    </Section>
  );
}
