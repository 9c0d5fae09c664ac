import { ListError } from '../list/list-error.tsx';
import { routeError } from '../load.ts';
import type { Route } from './+types/deals-route.ts';
import { DealsPage } from './deals-page.tsx';
import { loadDeals } from './load-deals.ts';

const daysOf = (period: string | undefined) => (period === 'today' ? 1 : 7);

export function loader(args: Route.LoaderArgs) {
  const { period } = args.params;
  if (period !== undefined && period !== 'today') throw routeError('not_found');
  return loadDeals(args, daysOf(period));
}

/** What fell in price within a week, or within a day. */
export default function DealsRoute({
  loaderData: { list, query },
  params: { period },
}: Route.ComponentProps) {
  return <DealsPage list={list} query={query} days={daysOf(period)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}
