import { useEffect, useEffectEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { type FacetChoice, facetEntries } from '../../contract/catalogue/facet-choice.ts';
import { isProductSort, type ProductSort } from '../../contract/catalogue/product-sorts.ts';
import { Select } from '../forms/field.tsx';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { viewState } from '../layout/view-link.tsx';
import { useShownValue } from '../ui/behaviour/use-shown-value.ts';
import { Button } from '../ui/button.tsx';
import { sortsOf } from './list-state.ts';
import { SearchInputs, type SearchText } from './search-inputs.tsx';
import { useIsOffline } from './use-is-offline.ts';

type SortFormProps = {
  sortBy: ProductSort;
  defaultSort: ProductSort;
  /** Its products have prices per unit. */
  hasUnit: boolean;
  /** Address of the list in an order, at its first page; `undefined` is the default order. */
  address: (sortBy: ProductSort | undefined) => string;
  /** For the form without JavaScript. */
  text: SearchText | undefined;
  /** What is chosen in the facets, for the same. */
  choice: FacetChoice;
};

/** Chooses the order at once; without JavaScript a button sends the form. */
export function SortForm({ sortBy, defaultSort, hasUnit, address, text, choice }: SortFormProps) {
  const { list } = useTexts(sharedTexts);
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  const select = useShownValue<HTMLSelectElement>(sortBy);
  const choose = (target: HTMLSelectElement) => {
    if (!isProductSort(target.value)) return;
    if (isOffline()) {
      target.value = sortBy;
      return;
    }
    const order = target.value === defaultSort ? undefined : target.value;
    void navigate(address(order), { preventScrollReset: true, state: viewState });
  };
  const applyEarlyChoice = useEffectEvent(() => {
    const drawn = select.current?.querySelector<HTMLOptionElement>('[selected]');
    // Chosen before hydration: React keeps it.
    if (select.current && drawn?.selected === false) choose(select.current);
  });
  useEffect(() => applyEarlyChoice(), []);
  return (
    // Resets an order that a browser restored from an earlier visit.
    <Form autoComplete="off" className="flex min-w-0 items-center gap-2">
      <SearchInputs text={text} />
      {facetEntries(choice).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        ref={select}
        name="sortBy"
        label={list.sortBy}
        defaultValue={sortBy}
        onChange={({ target }) => choose(target)}
        options={sortsOf(defaultSort, hasUnit).map((sort) => ({ value: sort, label: list.sorts[sort] }))}
      />
      <noscript>
        <Button type="submit">{list.applySort}</Button>
      </noscript>
    </Form>
  );
}
