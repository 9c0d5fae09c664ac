import type { RouterContextProvider } from 'react-router';
import type { Api } from '../../contract/api.ts';
import type { Language } from '../../contract/language.ts';
import { optional, requestOf } from '../load.ts';
import { strongestDuel } from './duel.ts';

/** The stable key of SPEC's home category, kept through renames. */
const homeCategory = 'computer-components';
const homeProducts = 8;
/** Products with the most offers, among which the hero's one is looked for. */
const duelCandidates = 8;

async function findDuel(api: Api, language: Language) {
  const { products } = await api('searchProducts', {
    language,
    query: { sortBy: 'offers', limit: duelCandidates },
  });
  const full = await Promise.all(
    products.map(({ _id }) => api('getProduct', { language, params: { id: _id } })),
  );
  return strongestDuel(full);
}

/** The parts of home; each stands or fails alone. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { api, language } = requestOf(context);
  const [duel, thumbnails, components] = await Promise.all([
    optional(context, findDuel(api, language)),
    optional(context, api('listCategoryThumbnails', { language })),
    optional(
      context,
      api('searchProducts', {
        language,
        query: { category: homeCategory, sortBy: 'rating', limit: homeProducts },
      }),
    ),
  ]);
  return { duel, thumbnails, components };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
