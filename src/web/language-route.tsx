import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isLanguage } from '../contract/language.ts';
import type { Route } from './+types/language-route.ts';
import { routeError } from './load.ts';

/** Refuses a first segment that is no language: `/de/products` is not a page. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw routeError('not_found');
  return null;
}

/** Only another language is another question: links within a page need no answer from the server. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang;

export default function LanguageRoute() {
  return <Outlet />;
}
