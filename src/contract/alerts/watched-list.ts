import { addresses, spellingAsTyped } from '../addresses.ts';
import { type FacetChoice, facetEntries, readFacetChoice } from '../catalogue/facet-choice.ts';
import type { Language } from '../language.ts';

/** A search or a filtered list that an alert watches; its limit is the highest price. */
export type WatchedList = {
  /** Key or name of its category. */
  category?: string | undefined;
  /** '' where there is no text. */
  search: string;
  isAsTyped: boolean;
  choice: FacetChoice;
};

const maxText = 200;

/** As parameters of an address: equal lists are equal texts. */
export function writeWatchedList({ category, search, isAsTyped, choice }: WatchedList): string {
  const chosen = facetEntries({ ...choice, max: undefined }).sort(([a, x], [b, y]) =>
    `${a} ${x}` < `${b} ${y}` ? -1 : 1,
  );
  const named = Object.entries({ category, search, spelling: isAsTyped ? spellingAsTyped : '' }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return new URLSearchParams([...named, ...chosen]).toString();
}

/** Reads the same; what is invalid is left out. */
export function readWatchedList(text: string): WatchedList {
  const parameters = new URLSearchParams(text);
  const short = (name: string) => (parameters.get(name) ?? '').trim().slice(0, maxText);
  return {
    category: short('category') || undefined,
    search: short('search'),
    isAsTyped: parameters.get('spelling') === spellingAsTyped,
    choice: { ...readFacetChoice(parameters), max: undefined },
  };
}

/** Whether a list is narrower than everything. */
export const isNarrowed = ({ category, search, choice }: WatchedList): boolean =>
  category !== undefined || search !== '' || facetEntries(choice).length > 0;

/** Where the list is, up to a price in euros. */
export function watchedListAddress(language: Language, text: string, max: number): string {
  const { category, search, isAsTyped, choice } = readWatchedList(text);
  const state = { choice: { ...choice, max }, isAsTyped, sortBy: 'delivered' } as const;
  return category ? addresses.category(language, category, state) : addresses.search(language, search, state);
}
