import { useEffect, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { formatDate, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bodyTexts } from '../body-texts/texts.ts';
import { type MerchantPrices, merchantPrices } from './merchant-prices.ts';

type MerchantHistoryProps = { productId: string; days: number };

/** Loaded on demand: the prices of each merchant would be most of a page's bytes. */
function useRows({ productId, days }: MerchantHistoryProps) {
  const language = useLanguage();
  const [rows, setRows] = useState<MerchantPrices[] | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    callApi('getProductHistory', { language, params: { id: productId }, query: { days } })
      .then((history) => isWanted && setRows(merchantPrices(history)))
      .catch(() => isWanted && setRows('failed'));
    return () => {
      isWanted = false;
    };
  }, [language, productId, days]);
  return rows;
}

/** Each merchant's present and lowest price. */
export default function MerchantHistory(props: MerchantHistoryProps) {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  const rows = useRows(props);
  if (!rows) return <Skeleton className="h-24 max-w-prose" />;
  if (rows === 'failed') return <p role="alert">{texts.failed}</p>;
  if (rows.length === 0) return <p>{texts.noneInWindow}</p>;
  return (
    <table className="w-full max-w-prose text-sm tabular-nums">
      <caption className="sr-only">{texts.merchantsCaption}</caption>
      <thead>
        <tr className="text-left text-ink-soft">
          {[texts.merchant, texts.now, texts.atLeast].map((name, index) => (
            <th key={name} scope="col" className={`py-1 font-normal ${index > 0 ? 'text-right' : 'pr-4'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ merchant, now, lowest, lowestAt }) => (
          <tr key={merchant} className="border-t border-rule align-top">
            <th scope="row" className="py-1 pr-4 text-left font-normal wrap-anywhere">
              {merchant}
            </th>
            <td className="py-1 text-right font-semibold">
              {now === null ? texts.unavailable : formatPrice(language, now)}
            </td>
            <td className="py-1 pl-2 text-right">
              {formatPrice(language, lowest)}
              <span className="block text-xs text-ink-soft">{formatDate(language, new Date(lowestAt))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
