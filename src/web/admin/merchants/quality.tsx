import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { merchantsTexts } from './texts/texts.ts';

type Measure = { name: string; count: number; of: number; hint: string; isWorry: boolean };

/** Shares above which a figure is highlighted. */
const warningThresholds = { gtin: 0.5, delivery: 0.2, matched: 0.2, rejected: 0.05 } as const;

function useMeasures({ offers, quality }: ManagedMerchant): Measure[] {
  const { quality: texts } = useTexts(merchantsTexts);
  if (!quality) return [];
  const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
  const of = offers;
  const { validGtin, gtinRepeated, deliveryUnknown, stale, matched, pricesFar, pricesHeld } = quality;
  const { rowsRead, rowsRejected } = quality;
  return [
    { ...texts.gtin, count: validGtin, of, isWorry: of > 0 && share(validGtin, of) < warningThresholds.gtin },
    { ...texts.repeated, count: gtinRepeated, of, isWorry: gtinRepeated > 0 },
    {
      ...texts.delivery,
      count: deliveryUnknown,
      of,
      isWorry: share(deliveryUnknown, of) > warningThresholds.delivery,
    },
    { ...texts.stale, count: stale, of, isWorry: stale > 0 },
    {
      ...texts.matched,
      count: matched,
      of,
      isWorry: of > 0 && share(matched, of) < warningThresholds.matched,
    },
    { ...texts.far, count: pricesFar, of, isWorry: pricesFar > 0 },
    { ...texts.held, count: pricesHeld, of: of + pricesHeld, isWorry: pricesHeld > 0 },
    {
      ...texts.rejected,
      count: rowsRejected,
      of: rowsRead,
      isWorry: share(rowsRejected, rowsRead) > warningThresholds.rejected,
    },
  ];
}

/** The quality of a merchant's feeds: shares and counts. */
export function Quality({ merchant }: { merchant: ManagedMerchant }) {
  const { quality: texts } = useTexts(merchantsTexts);
  const language = useLanguage();
  const measures = useMeasures(merchant);
  if (!merchant.quality) return <p className="py-2">{texts.notMeasured}</p>;
  const { deliveryRuled: ruled } = merchant.quality;
  const number = (n: number) => formatNumber(language, n);
  return (
    <section aria-label={texts.label(merchant.name)} className="grid gap-3 py-2">
      <p className="font-semibold">{texts.label(merchant.name)}</p>
      <dl className="admin-figures">
        {measures.map(({ name, count, of, hint, isWorry }) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="font-semibold">{name}</dt>
            <dd className={isWorry ? 'text-xl font-bold text-warn' : 'text-xl font-bold'}>
              {of === 0 ? '–' : formatPercent(language, count / of)}
              {isWorry && <span className="sr-only">{` (${texts.worry})`}</span>}
            </dd>
            <dd>{texts.counts(number(count), number(of))}</dd>
            <dd className="text-ink-soft">{hint}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">
        {ruled > 0 && `${texts.ruled(number(ruled), ruled)} `}
        {texts.measured(formatDateTime(language, new Date(merchant.quality.measuredAt)))}
      </p>
    </section>
  );
}
