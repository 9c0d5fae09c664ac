import { type ChangeEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { SearchField } from '../../forms/control.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { Value } from './chosen.ts';
import { columnId } from './column-id.ts';
import { facetTexts } from './texts/texts.ts';

/** Values shown at once; chosen ones in addition. */
const shownValues = 6;
/** Values behind "more" without scripts: they are in every page's markup. Its button requests the rest. */
const plainValues = 24;
/** From so many on, looking for one takes a search field. */
const manyValues = 8;

/** Submits the form, like the boxes of a facet. */
export type OnChange = (event: ChangeEvent<HTMLInputElement>) => void;

type ChoiceBoxProps = {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  count?: number;
  isChosen: boolean;
  isHidden?: boolean;
  onChange: OnChange;
};

/** A value with a box and the number of products that it would show. */
export function ChoiceBox({ type = 'checkbox', isHidden, isChosen, label, count, ...rest }: ChoiceBoxProps) {
  const language = useLanguage();
  return (
    <label className="facet-value" hidden={isHidden}>
      <input type={type} checked={isChosen} {...rest} />
      <span>{label}</span>
      {count !== undefined && <small>{formatNumber(language, count)}</small>}
    </label>
  );
}

/** Whether the address requests all values of every facet, for visitors without scripts. */
export const useHasAllValues = (): boolean => useSearchParams()[0].get('values') === 'all';

type PlainMoreProps = { values: Value[]; beyond: number; box: (value: Value) => React.ReactNode };

/**
 * Without scripts the rest of a facet is open; further values come with the page that its button requests.
 */
function PlainMore({ values, beyond, box }: PlainMoreProps) {
  const texts = useTexts(facetTexts);
  return (
    <noscript>
      {values.map(box)}
      {beyond > 0 && (
        <button
          type="submit"
          name="values"
          value="all"
          formAction={`#${columnId}`}
          className="facet-value text-brand"
        >
          {texts.more(beyond)}
        </button>
      )}
    </noscript>
  );
}

type MoreProps = {
  title: string;
  values: Value[];
  isWhole: boolean;
  box: (value: Value, isHidden: boolean) => React.ReactNode;
};

/** The rest of a long facet, collapsed and rendered once opened, as it is most of the markup. */
function MoreValues({ title, values, isWhole, box }: MoreProps) {
  const texts = useTexts(facetTexts);
  const [isOpen, setOpen] = useState(isWhole);
  const [wanted, setWanted] = useState('');
  const isMeant = ({ label }: Value) => plainLetters(label).includes(plainLetters(wanted.trim()));
  return (
    <details
      open={isWhole}
      // It may have been opened before hydration.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="facet-more"
    >
      <summary>{texts.more(values.length)}</summary>
      {isOpen && !isWhole && values.length > manyValues && (
        <SearchField
          label={texts.narrow(title)}
          placeholder={texts.narrow(title)}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="my-1 min-h-9! lg:text-sm!"
        />
      )}
      {isOpen && values.map((value) => box(value, !isMeant(value)))}
      {isOpen && !values.some(isMeant) && <p className="text-sm text-ink-soft">{texts.noValue}</p>}
    </details>
  );
}

type FacetValuesProps = {
  name: string;
  title: string;
  values: Value[];
  /** Values of the list that is loading. */
  ticked: readonly string[] | undefined;
  onChange: OnChange;
};

/** A facet of which several values can be chosen; nothing where there is nothing to choose. */
export function FacetValues({ name, title, values, ticked, onChange }: FacetValuesProps) {
  const isWhole = useHasAllValues();
  const offered = values.filter(({ count, isChosen }) => count > 0 || isChosen);
  const chosen = offered.filter(({ isChosen }) => isChosen).length;
  if (offered.length < 2 && chosen === 0) return null;
  const box = (value: Value, isHidden = false) => (
    <ChoiceBox
      key={value.value}
      name={name}
      value={value.value}
      label={value.label}
      count={value.count}
      isChosen={ticked?.includes(value.value) ?? value.isChosen}
      isHidden={isHidden}
      onChange={onChange}
    />
  );
  const shown = Math.max(shownValues, chosen);
  // All of them: sizes stand in their own order, and the largest are as wanted as the smallest.
  const more = offered.slice(shown);
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {offered.slice(0, shown).map((value) => box(value))}
      {more.length > 0 && <MoreValues title={title} values={more} isWhole={isWhole} box={box} />}
      {more.length > 0 && !isWhole && (
        <PlainMore
          values={more.slice(0, plainValues)}
          beyond={more.length - plainValues}
          box={(value) => box(value)}
        />
      )}
    </fieldset>
  );
}
