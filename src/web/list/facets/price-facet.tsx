import { useEffect } from 'react';
import { Link } from 'react-router';
import { tellFaultsInPageLanguage } from '../../forms/page-language.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { viewState } from '../../layout/view-link.tsx';
import { useShownValue } from '../../ui/behaviour/use-shown-value.ts';
import { Button } from '../../ui/button.tsx';
import { facetTexts } from './texts/texts.ts';
import type { FacetView } from './use-facets.ts';

const amount =
  'min-h-11 w-full min-w-0 rounded-md border border-control bg-surface px-2 text-base tabular-nums hover:border-brand';

type AmountProps = { name: 'min' | 'max'; label: string; value: number | undefined; end: number | null };

/** One end of the range; the list's own end stands in it faintly. */
function Amount({ name, label, value, end }: AmountProps) {
  const language = useLanguage();
  const field = useShownValue<HTMLInputElement>(String(value ?? ''));
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-sm text-ink-soft">
      {label}
      <input
        ref={field}
        type="number"
        inputMode="decimal"
        name={name}
        min="0.01"
        max="999999"
        step="0.01"
        defaultValue={value}
        placeholder={
          end === null ? undefined : formatNumber(language, name === 'min' ? Math.floor(end) : Math.ceil(end))
        }
        className={amount}
      />
    </label>
  );
}

/** Delivered prices: bands as links, and a range with two ends. */
export function PriceFacet({ view }: { view: FacetView }) {
  const language = useLanguage();
  const texts = useTexts(facetTexts);
  useEffect(tellFaultsInPageLanguage, []);
  const { choice, names, address } = view;
  const { bands, lowest, highest } = view.facets.prices;
  const hasPrice = choice.min !== undefined || choice.max !== undefined;
  if (bands.length < 2 && !hasPrice) return null;
  return (
    <fieldset className="facet">
      <legend>{texts.names.price}</legend>
      {bands.map(({ min, max, count }) => {
        const band = { min: min || undefined, max: max ?? undefined };
        const isChosen = band.min === choice.min && band.max === choice.max;
        return (
          <Link
            key={min}
            to={address({ ...choice, ...(isChosen ? { min: undefined, max: undefined } : band) })}
            rel="nofollow"
            discover="none"
            preventScrollReset
            state={viewState}
            aria-current={isChosen ? 'true' : undefined}
            className="facet-value"
          >
            <span>{names.price(band.min, band.max)}</span>
            <small>{formatNumber(language, count)}</small>
          </Link>
        );
      })}
      <div className="flex items-end gap-2 pt-2">
        <Amount name="min" label={texts.from} value={choice.min} end={lowest} />
        <Amount name="max" label={texts.to} value={choice.max} end={highest} />
        <Button type="submit" className="px-3!">
          OK<span className="sr-only">{texts.setPrice}</span>
        </Button>
      </div>
    </fieldset>
  );
}
