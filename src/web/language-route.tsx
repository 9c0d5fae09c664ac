import { Outlet } from 'react-router';
import { isLanguage } from '../contract/language.ts';
import type { Route } from './+types/language-route.ts';
import { routeError } from './load.ts';

/** Refuses a first segment that is no language: `/de/products` is not a page. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw routeError('not_found');
  return null;
}

export default function LanguageRoute() {
  return <Outlet />;
}
