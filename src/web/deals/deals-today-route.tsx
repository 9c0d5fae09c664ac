import { ListError } from '../list/list-error.tsx';
import type { Route } from './+types/deals-today-route.ts';
import { DealsPage } from './deals-page.tsx';
import { loadDeals } from './load-deals.ts';

const days = 1;

export const loader = (args: Route.LoaderArgs) => loadDeals(args, days);

/** What fell in price within a day. */
export default function DayDealsRoute({ loaderData: { list, query } }: Route.ComponentProps) {
  return <DealsPage list={list} query={query} days={days} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}
