import { Search } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { IconButton } from '../ui/button.tsx';
import { SearchField } from '../ui/field.tsx';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** `/` moves to the search box, unless something is being typed. */
function useSlashFocus(field: RefObject<HTMLInputElement | null>) {
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

/** The search box of the navbar: a plain form; a blank search does nothing (SPEC §5). */
export function SearchForm({ className }: { className?: string }) {
  const language = useLanguage();
  const { layout } = useMessages();
  const [parameters] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const searched = parameters.get('search') ?? '';
  useSlashFocus(field);
  const refuseBlank = (event: SubmitEvent) => {
    if (!field.current?.value.trim()) event.preventDefault();
  };
  return (
    <Form
      role="search"
      action={addresses.products(language)}
      onSubmit={refuseBlank}
      className={`relative flex ${className ?? ''}`}
    >
      <SearchField
        // A new search starts the field anew with its text.
        key={searched}
        ref={field}
        name="search"
        label={layout.searchProducts}
        placeholder={layout.searchPlaceholder}
        defaultValue={searched}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="pr-12"
      />
      <IconButton type="submit" label={layout.search} icon={Search} className="absolute right-0 top-0" />
    </Form>
  );
}
