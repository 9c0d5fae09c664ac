import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ProductSort } from '../../../contract/catalogue/product-sorts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchInputs, type SearchText } from '../search-inputs.tsx';
import { ChoiceBox, FacetValues, type OnChange, useHasAllValues } from './facet-values.tsx';
import { PriceFacet } from './price-facet.tsx';
import { facetTexts } from './texts/texts.ts';
import { type FacetView, useApplyForm } from './use-facets.ts';

export type FacetFormProps = {
  view: FacetView;
  /** What a form without scripts has to send besides; the default order is left out. */
  text: SearchText | undefined;
  sortBy: ProductSort | undefined;
};

type PartProps = { view: FacetView; ticked: FacetView['choice'] | undefined; onChange: OnChange };

type Step = { value: number; count: number; label: string };

type StepFacetProps = {
  name: 'rating' | 'within';
  title: string;
  steps: readonly Step[];
  chosen: number | undefined;
  /** What the choice of none of them is called. */
  any: string;
  onChange: PartProps['onChange'];
};

/** One of several steps, or any; those that nothing meets are left out. */
function StepFacet({ name, title, steps, chosen, any, onChange }: StepFacetProps) {
  const offered = steps.filter(({ value, count }) => count > 0 || value === chosen);
  if (offered.length === 0) return null;
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {offered.map(({ value, count, label }) => (
        <ChoiceBox
          key={value}
          type="radio"
          name={name}
          value={String(value)}
          label={label}
          count={count}
          isChosen={chosen === value}
          onChange={onChange}
        />
      ))}
      <ChoiceBox
        type="radio"
        name={name}
        value=""
        label={any}
        isChosen={chosen === undefined}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** The least rating. */
function RatingFacet({ view, ticked, onChange }: PartProps) {
  const texts = useTexts(facetTexts);
  const steps = view.facets.ratings.map(({ least, count }) => ({
    value: least,
    count,
    label: texts.minRating(least),
  }));
  const chosen = (ticked ?? view.choice).rating;
  const { rating: title } = texts.names;
  return <StepFacet name="rating" {...{ title, steps, chosen, onChange }} any={texts.anyRating} />;
}

/** Working days within which an offer arrives. */
function ArrivalFacet({ view, ticked, onChange }: PartProps) {
  const texts = useTexts(facetTexts);
  const steps = view.facets.arrivals.map(({ within, count }) => ({
    value: within,
    count,
    label: texts.arrivesWithin(within),
  }));
  const chosen = (ticked ?? view.choice).within;
  const { arrival: title } = texts.names;
  return <StepFacet name="within" {...{ title, steps, chosen, onChange }} any={texts.anyArrival} />;
}

/** Boxes for offers in stock and for free delivery. A box that would leave no product is hidden, unless it is ticked. */
function OfferFacet({ view, ticked, onChange }: PartProps) {
  const texts = useTexts(facetTexts);
  const { stock, delivery } = ticked ?? view.choice;
  const { inStock, freeDelivery } = view.facets;
  const boxes = [
    { name: 'stock', value: 'in', label: texts.inStock, count: inStock, isChosen: stock !== undefined },
    {
      ...{ name: 'delivery', value: 'free', label: texts.freeDelivery },
      ...{ count: freeDelivery, isChosen: delivery !== undefined },
    },
  ].filter(({ count, isChosen }) => count > 0 || isChosen);
  if (boxes.length === 0) return null;
  return (
    <fieldset className="facet">
      <legend>{texts.names.offer}</legend>
      {boxes.map((box) => (
        <ChoiceBox key={box.name} {...box} onChange={onChange} />
      ))}
    </fieldset>
  );
}

/** Whether a box was changed before hydration: React keeps its state. */
const wasChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((box) => box instanceof HTMLInputElement && box.checked !== box.defaultChecked);

/**
 * All facets of a list as one form, which works without scripts; with scripts each choice applies at once.
 */
export default function FacetForm({ view, text, sortBy }: FacetFormProps) {
  const texts = useTexts(facetTexts);
  const hasAllValues = useHasAllValues();
  const { apply, ticked } = useApplyForm(view.address);
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyChoice = useEffectEvent(() => {
    if (form.current && wasChanged(form.current)) void apply(form.current);
  });
  useEffect(() => applyEarlyChoice(), []);
  const onChange: OnChange = ({ target }) => target.form && void apply(target.form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void apply(event.currentTarget);
  };
  const several = (name: keyof FacetView['values'] & keyof typeof texts.names) => (
    <FacetValues
      name={name}
      title={texts.names[name]}
      values={view.values[name]}
      ticked={ticked?.[name]}
      onChange={onChange}
    />
  );
  return (
    // Resets boxes that a browser restored from an earlier visit.
    <form ref={form} onSubmit={submit} autoComplete="off" className="grid gap-6">
      <SearchInputs text={text} />
      {sortBy && <input type="hidden" name="sortBy" value={sortBy} />}
      {hasAllValues && <input type="hidden" name="values" value="all" />}
      {several('in')}
      {several('brand')}
      <PriceFacet view={view} />
      <OfferFacet view={view} ticked={ticked} onChange={onChange} />
      <ArrivalFacet view={view} ticked={ticked} onChange={onChange} />
      {several('condition')}
      {view.specifications.map(({ key, title, values }) => (
        <FacetValues
          key={key}
          name="spec"
          title={title}
          values={values}
          ticked={ticked?.spec}
          onChange={onChange}
        />
      ))}
      <RatingFacet view={view} ticked={ticked} onChange={onChange} />
      {several('merchant')}
      <noscript>
        <Button type="submit" tone="primary">
          {texts.apply}
        </Button>
      </noscript>
    </form>
  );
}
