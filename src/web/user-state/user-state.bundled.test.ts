import { afterEach, expect, it, vi } from 'vitest';
import { changeFavourite } from '../favourites/change-favourite.ts';
import { loadUserState } from './load-user-state.ts';
import { clearUserState, readUserState, setFavouriteState, setListedFavourites } from './user-state.ts';

const saved = () => [...readUserState().favourites].sort();

/** The next call is answered when the test says so. */
function holdCall(body: object) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => promise);
  vi.stubGlobal('fetch', fetch);
  return { fetch, respond: () => resolve(Response.json(body)) };
}

afterEach(() => {
  clearUserState();
  vi.unstubAllGlobals();
});

it('takes from a list what is saved, but what is under way', () => {
  for (const id of ['1', '2', '3']) setFavouriteState(id, true, false);
  setFavouriteState('3', false, true);
  setFavouriteState('4', true, true);
  setListedFavourites(['2', '3', '5'], false);
  expect(saved()).toEqual(['1', '2', '4', '5']);
  setListedFavourites(['2', '3', '5'], true);
  expect(saved()).toEqual(['2', '4', '5']);
});

it('does not show the marks of who has left', async () => {
  const { fetch, respond } = holdCall({ favourites: ['1'], alerts: ['2'], unread: 3 });
  const loading = loadUserState('en');
  clearUserState();
  respond();
  await loading;
  expect(readUserState()).toMatchObject({ favourites: new Set(), alerts: new Set(), unread: 0 });
  expect(fetch).toHaveBeenCalledOnce();
});

it('does not show what was under way for who has left', async () => {
  const { respond } = holdCall({ message: 'Saved.' });
  const changing = changeFavourite('1', true, 'en');
  expect(saved()).toEqual(['1']);
  clearUserState();
  respond();
  await changing;
  expect(saved()).toEqual([]);
});
