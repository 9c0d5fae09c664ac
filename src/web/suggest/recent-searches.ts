import { createStoredList } from '../recent/stored-list.ts';

const maxLength = 200;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;

/** What was searched last in this browser, which alone knows it. */
const list = createStoredList<string>({
  key: 'recentSearches',
  limit: 5,
  isEntry: isSearch,
  isSame: (a, b) => a.toLowerCase() === b.toLowerCase(),
});

/** Remembers a search that found something; for the result page's effect. */
export const rememberSearch = list.add;
export const clearSearches = list.clear;
/** The last searches, newest first; empty on the server and during hydration. */
export const useRecentSearches = list.useList;
