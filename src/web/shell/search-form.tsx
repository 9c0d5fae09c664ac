import {
  type ComponentType,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import { SearchField } from '../forms/control.tsx';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/button.tsx';

type Field = RefObject<HTMLInputElement | null>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** `/` moves to the search box, unless something is being typed. */
function useSlashFocus(field: Field) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isSlash || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}

/** The suggestions' code, once the field is used: the plain form works without it. */
function useSuggestionsOf(field: Field, language: Language) {
  const [Suggestions, setSuggestions] = useState<ComponentType<{ field: Field }>>();
  const load = useCallback(() => {
    // A failure costs only the suggestions; the next use of the field tries again.
    import('../suggest/suggestions.tsx')
      .then(async ({ SearchSuggestions, loadTexts }) => {
        await loadTexts(language);
        setSuggestions(() => SearchSuggestions);
      })
      .catch(() => undefined);
  }, [language]);
  // The field may have been used before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, [field, load]);
  return { Suggestions, load };
}

/** The search box of the navbar: a plain form with suggestions; a blank search does nothing. */
export function SearchForm({ className }: { className?: string }) {
  const language = useLanguage();
  const { layout } = useTexts(sharedTexts);
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const results = addresses.products(language);
  const field = useRef<HTMLInputElement>(null);
  // Lists of the back office are searched by a parameter of the same name.
  const isOfResults = pathname === results || pathname === '/products';
  const searched = (isOfResults && parameters.get('search')) || '';
  useSlashFocus(field);
  const { Suggestions, load } = useSuggestionsOf(field, language);
  const refuseBlank = (event: SubmitEvent) => {
    if (!field.current?.value.trim()) event.preventDefault();
  };
  return (
    <Form
      role="search"
      action={results}
      onSubmit={refuseBlank}
      className={`relative flex ${className ?? ''}`}
    >
      <SearchField
        // A new search resets the field to its text.
        key={`field ${searched}`}
        ref={field}
        name="search"
        label={layout.searchProducts}
        placeholder={layout.searchPlaceholder}
        defaultValue={searched}
        maxLength={2000}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={Suggestions ? undefined : load}
        className="pr-12 text-ellipsis"
      />
      <IconButton type="submit" label={layout.search} icon="search" className="absolute right-0 top-0" />
      {Suggestions && <Suggestions key={`suggestions ${searched}`} field={field} />}
    </Form>
  );
}
