import type { dashboardEndpoints } from '../../contract/dashboard/endpoints.ts';
import { countDoubts } from '../matching/service.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import {
  countPeople,
  countTodo,
  countWaitingJobs,
  listClickedMerchants,
  listClickedProducts,
  listClicksByDay,
  listMissedSearches,
  listRecentRuns,
} from './queries.ts';

const withTextId = <Item extends { id: number }>({ id, ...rest }: Item) => ({ ...rest, _id: String(id) });

/** The figures of the dashboard, never cached. */
export const dashboardHandlers = (db: Database): HandlersOf<typeof dashboardEndpoints> => ({
  async getDashboard() {
    const [todo, matchReviews, waitingJobs, people, byDay, merchants, products, missedSearches, runs] =
      await Promise.all([
        countTodo(db),
        countDoubts(db),
        countWaitingJobs(db),
        countPeople(db),
        listClicksByDay(db),
        listClickedMerchants(db),
        listClickedProducts(db),
        listMissedSearches(db),
        listRecentRuns(db),
      ]);
    return {
      todo: { ...todo, matchReviews, waitingJobs },
      people,
      clicks: { byDay, merchants: merchants.map(withTextId), products: products.map(withTextId) },
      missedSearches,
      runs: runs.map(({ finishedAt, ...run }) =>
        withTextId({ ...run, finishedAt: finishedAt.toISOString() }),
      ),
    };
  },
});
