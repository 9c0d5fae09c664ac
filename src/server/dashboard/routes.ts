import type { dashboardEndpoints } from '../../contract/dashboard/endpoints.ts';
import { countOpenReviews } from '../matching/service.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import {
  countPageChecks,
  countPeople,
  countTodo,
  countWaitingJobs,
  listClickedMerchants,
  listClickedProducts,
  listClicksByDay,
  listMissedSearches,
  listPageChecks,
  listRecentRuns,
} from './queries.ts';

const withTextId = <Item extends { id: number }>({ id, ...rest }: Item) => ({ ...rest, _id: String(id) });

/** The figures of the dashboard, never cached. */
export const dashboardHandlers = (
  db: Database,
  { arePagesChecked }: { arePagesChecked: boolean },
): HandlersOf<typeof dashboardEndpoints> => ({
  async getDashboard() {
    const [
      todo,
      matchReviews,
      waitingJobs,
      people,
      byDay,
      merchants,
      products,
      missedSearches,
      runs,
      checks,
      checkedMerchants,
    ] = await Promise.all([
      countTodo(db),
      countOpenReviews(db),
      countWaitingJobs(db),
      countPeople(db),
      listClicksByDay(db),
      listClickedMerchants(db),
      listClickedProducts(db),
      listMissedSearches(db),
      listRecentRuns(db),
      countPageChecks(db),
      listPageChecks(db),
    ]);
    return {
      todo: { ...todo, matchReviews, waitingJobs },
      people,
      clicks: { byDay, merchants: merchants.map(withTextId), products: products.map(withTextId) },
      missedSearches,
      pageChecks: { isOn: arePagesChecked, total: checks, merchants: checkedMerchants.map(withTextId) },
      runs: runs.map(({ finishedAt, ...run }) =>
        withTextId({ ...run, finishedAt: finishedAt.toISOString() }),
      ),
    };
  },
});
