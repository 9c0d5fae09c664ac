import { indexBandOf } from '../../../contract/catalogue/labels.ts';
import type { Product, ProductLabels } from '../../../contract/catalogue/schema.ts';
import { formatDate, formatNumber, formatPrice, formatRating } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EnergyArrow } from '../../ui/product/energy-arrow.tsx';
import { bodyTexts } from '../body-texts/texts.ts';

/** Colours of the indices by their score, the worst first: decree 2020-1757 and order of 5 April 2024. */
const indexColours = {
  repairability: ['red', 'orange', 'yellow', 'light-green', 'green'],
  durability: ['dark-red', 'red', 'orange', 'yellow', 'green'],
} as const;

type IndexKind = keyof typeof indexColours;

/** A French index as its order has it shown: its name above its sign (a wrench in a nut, an hourglass) on the score's colour and the score on white. */
function IndexMark({ of, score }: { of: IndexKind; score: number }) {
  const language = useLanguage();
  const { labels } = useTexts(bodyTexts);
  const value = formatRating(language, score);
  return (
    <li className={`index-mark index-${indexColours[of][indexBandOf(score)]}`}>
      <span className="index-name">{labels[of]}</span>
      <span aria-hidden="true" className="index-plate">
        <span className={`index-sign index-sign-${of}`} />
        <span className="index-score">
          {value}
          <span>/10</span>
        </span>
      </span>
      <span className="sr-only">{labels.outOfTen(value)}</span>
    </li>
  );
}

/** What a year's electricity costs, and how that was computed. */
function RunningCost({ running }: { running: NonNullable<ProductLabels['running']> }) {
  const language = useLanguage();
  const { labels } = useTexts(bodyTexts);
  const { kwh, per, times, kwhPerYear, pricePerKwh, priceSince, costPerYear } = running;
  const number = (n: number) => formatNumber(language, n);
  const basis = labels.basis[per]({
    kwh: number(kwh),
    times: number(times ?? 0),
    perYear: number(kwhPerYear),
  });
  const since = formatDate(language, new Date(priceSince));
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{labels.running(formatPrice(language, costPerYear))}</p>
      <p suppressHydrationWarning className="text-sm text-ink-soft">
        {labels.computed(basis, number(pricePerKwh * 100), since)}
      </p>
    </div>
  );
}

/** The EU's energy label, French indices and running cost of a product, where merchants state them. */
export function LabelsPart({ product: { labels: stated } }: { product: Product }) {
  const { labels } = useTexts(bodyTexts);
  if (!stated) return null;
  const { energyClass, eprel, repairability, durability, running } = stated;
  return (
    <section id="labels" aria-labelledby="labels-title" className="grid gap-4">
      <h2 id="labels-title" className="text-2xl font-bold">
        {labels.title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {energyClass && <EnergyArrow of={energyClass} label={eprel?.address} isLarge />}
        {(repairability !== null || durability !== null) && (
          <ul className="flex flex-wrap gap-3">
            {repairability !== null && <IndexMark of="repairability" score={repairability} />}
            {durability !== null && <IndexMark of="durability" score={durability} />}
          </ul>
        )}
      </div>
      {running && <RunningCost running={running} />}
      {eprel && (
        <p>
          <a
            href={eprel.address}
            rel="noopener"
            className="font-medium text-brand underline underline-offset-4 hover:no-underline"
          >
            {labels.eprel}
          </a>
        </p>
      )}
      <p className="text-sm text-ink-soft">{labels.note}</p>
    </section>
  );
}
