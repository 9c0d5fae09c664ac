import { type MouseEvent, type RefObject, useCallback, useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { clearSearches, useRecentSearches } from './recent-searches.ts';
import { type Suggestion, suggestionGroups } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestTexts } from './texts/texts.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The texts of the suggestions, which appear once these have loaded: the field is outside of any `Suspense`. */
export const loadTexts = suggestTexts.load;

/** Suggestions below a search field, as an ARIA combobox. Loaded when the field is used first. */
export function SearchSuggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const language = useLanguage();
  const texts = useTexts(suggestTexts);
  const id = useId();
  const listId = `${id}list`;
  const optionId = useCallback((index: number) => `${id}${index}`, [id]);
  const { typed, isOpen, active, close, setCount } = useCombobox({ field, listId, optionId });
  const found = useSuggestions(typed);
  const recent = useRecentSearches();
  const groups = suggestionGroups({ language, typed, recent, found });
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

  useEffect(() => setCount(count), [count, setCount]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving for another page closes the list
  useEffect(() => close, [key]);

  const choose = (suggestion: Suggestion, event: MouseEvent) => {
    if (suggestion.kind !== 'clear') return;
    event.preventDefault();
    clearSearches();
  };
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && texts.count(count)}
      </span>
      {isOpen && (
        <SuggestionList
          id={listId}
          groups={groups}
          typed={typed}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </>
  );
}
