import type { ReactNode } from 'react';
import { offerSorts } from '../../../contract/catalogue/offer-sorts.ts';
import type { Offer } from '../../../contract/catalogue/schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ViewLink } from '../../layout/view-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bodyTexts } from '../body-texts/texts.ts';
import { type ProductView, productViewQuery } from '../product-view.ts';
import { productTexts } from '../texts/texts.ts';
import { conditionsOf } from './best-offers.ts';
import type { OfferChoice } from './offer-choice.ts';
import { countChosen } from './offer-sections.ts';

type ControlsProps = { offers: readonly Offer[]; view: ProductView };

type ChoiceLinkProps = { view: ProductView; choice: OfferChoice; isChosen: boolean; children: ReactNode };

const chip =
  'inline-flex min-h-9 items-center gap-1 rounded-full border border-control bg-surface px-3 text-sm font-medium hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand';

function ChoiceLink({ view, choice, isChosen, children }: ChoiceLinkProps) {
  return (
    <ViewLink
      query={productViewQuery({ ...view, choice })}
      part="offers"
      aria-current={isChosen ? 'true' : undefined}
      className={chip}
    >
      {isChosen && <Icon of="check" size={16} />}
      {children}
    </ViewLink>
  );
}

/** A toggle filter with its number of offers; hidden where it has none. */
function Toggle({
  offers,
  view,
  name,
  label,
}: ControlsProps & { name: 'inStock' | 'freeDelivery'; label: string }) {
  const language = useLanguage();
  const { choice } = view;
  const count = countChosen(offers, { ...choice, [name]: true });
  const alone = { ...choice, condition: undefined, inStock: false, freeDelivery: false, [name]: true };
  if (countChosen(offers, alone) === 0 && !choice[name]) return null;
  return (
    <ChoiceLink view={view} choice={{ ...choice, [name]: !choice[name] }} isChosen={choice[name]}>
      {label} <span className="font-normal tabular-nums">({formatNumber(language, count)})</span>
    </ChoiceLink>
  );
}

function ConditionLinks({ offers, view }: ControlsProps) {
  const { ofCondition } = useTexts(productTexts).offers;
  const { offers: texts } = useTexts(bodyTexts);
  const language = useLanguage();
  const { choice } = view;
  const conditions = conditionsOf(offers);
  if (conditions.length < 2) return null;
  return (
    <>
      <ChoiceLink view={view} choice={{ ...choice, condition: undefined }} isChosen={!choice.condition}>
        {texts.allConditions}
      </ChoiceLink>
      {conditions.map((condition) => (
        <ChoiceLink
          key={condition}
          view={view}
          choice={{ ...choice, condition }}
          isChosen={choice.condition === condition}
        >
          {ofCondition[condition]}{' '}
          <span className="font-normal tabular-nums">
            ({formatNumber(language, countChosen(offers, { ...choice, condition }))})
          </span>
        </ChoiceLink>
      ))}
    </>
  );
}

function SortLinks({ view }: { view: ProductView }) {
  const { offers: texts } = useTexts(bodyTexts);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="float-left text-sm text-ink-soft">{texts.sort}</legend>
      {offerSorts.map((sort) => (
        <ViewLink
          key={sort}
          query={productViewQuery({ ...view, choice: { ...view.choice, sort } })}
          part="offers"
          aria-current={view.choice.sort === sort ? 'true' : undefined}
          className="inline-flex min-h-9 items-center text-sm font-medium text-brand underline underline-offset-4 hover:no-underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {texts.sorts[sort]}
        </ViewLink>
      ))}
    </fieldset>
  );
}

/** Filters and orders of the offers: links, so that they work without scripts and stand in the address. */
export function OffersControls({ offers, view }: ControlsProps) {
  const { offers: texts } = useTexts(bodyTexts);
  return (
    <nav aria-label={texts.filters} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex flex-wrap gap-2">
        <Toggle offers={offers} view={view} name="inStock" label={texts.filterInStock} />
        <Toggle offers={offers} view={view} name="freeDelivery" label={texts.filterFreeDelivery} />
        <ConditionLinks offers={offers} view={view} />
      </div>
      <SortLinks view={view} />
    </nav>
  );
}
