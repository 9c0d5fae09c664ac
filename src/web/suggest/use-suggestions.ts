import { useEffect, useState } from 'react';
import { calls } from '../../contract/calls.ts';
import type { Suggestions } from '../../contract/catalogue/suggestions-schema.ts';

/** Milliseconds without a key before the server is asked. */
const pause = 120;
/** As the server: one letter begins too much. */
const leastLength = 2;

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  const response = await fetch(`/api${calls.suggest.path}?${new URLSearchParams({ search: text })}`, {
    signal,
  });
  return response.ok ? ((await response.json()) as Suggestions) : undefined;
}

/**
 * What the text that is being typed may mean; undefined until an answer is there, and where none comes: suggestions
 * are a help, their failure is silent. Those of the text before stay until the next ones come.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const [answer, setAnswer] = useState<Suggestions>();
  const text = typed.trim().toLowerCase();
  const isAsked = text.length >= leastLength;
  useEffect(() => {
    if (!isAsked) {
      setAnswer(undefined);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text, abort.signal)
        .then((found) => !abort.signal.aborted && setAnswer(found))
        .catch(() => !abort.signal.aborted && setAnswer(undefined));
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isAsked]);
  return isAsked ? answer : undefined;
}
