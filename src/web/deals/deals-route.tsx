import { ListError } from '../list/list-error.tsx';
import type { Route } from './+types/deals-route.ts';
import { DealsPage } from './deals-page.tsx';
import { loadDeals } from './load-deals.ts';

const days = 7;

export const loader = (args: Route.LoaderArgs) => loadDeals(args, days);

/** What fell in price within a week. */
export default function WeekDealsRoute({ loaderData: { list, query } }: Route.ComponentProps) {
  return <DealsPage list={list} query={query} days={days} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}
