import { useEffect, useState } from 'react';
import { calls } from '../../contract/calls.ts';
import type { Suggestions } from '../../contract/catalogue/suggestions-schema.ts';
import type { Language } from '../../contract/language.ts';
import { useLanguage } from '../i18n/language.ts';

/** Debounce in milliseconds after the last key. */
const pause = 120;
/** As on the server: one letter matches too much, and a pasted link is no search. */
const minLength = 2;
const maxLength = 200;

/** In the page's language, which may be another than the browser's. */
async function fetchSuggestions(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  const response = await fetch(`/api${calls.suggest.path}?${new URLSearchParams({ search: text })}`, {
    headers: { 'Accept-Language': language },
    signal,
  });
  return response.ok ? ((await response.json()) as Suggestions) : undefined;
}

/**
 * Suggestions for the typed text; undefined until loaded, or after a failure, which is silent. Those of the
 * former text stay until the next ones have loaded.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const text = typed.trim().toLowerCase();
  const isAsked = text.length >= minLength && text.length <= maxLength;
  useEffect(() => {
    if (!isAsked) {
      setSuggestions(undefined);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text, language, abort.signal)
        .then((found) => !abort.signal.aborted && setSuggestions(found))
        .catch(() => !abort.signal.aborted && setSuggestions(undefined));
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, language, isAsked]);
  return isAsked ? suggestions : undefined;
}
