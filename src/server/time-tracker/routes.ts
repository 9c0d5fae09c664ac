import type { timeEndpoints } from '../../contract/time-tracker/endpoints.ts';
import { actorOf } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { addEntry, correctEntry, removeEntry } from './corrections.ts';
import { findRunning, listEntries, listWorkedHours, readTotals, startEntry, stopEntry } from './queries.ts';
import { describeEntry } from './service.ts';

/** Employees' hours: each sees and corrects their own, admins see everybody's. */
export function timeHandlers(database: DatabasePool): HandlersOf<typeof timeEndpoints> {
  async function describe(userId: number) {
    const running = await findRunning(database, userId);
    return { running: running ? describeEntry(running) : null, ...(await readTotals(database, userId)) };
  }
  return {
    getTimeTracker: (_input, { session }) => describe(session.userId),
    async clockIn(_input, { session }) {
      if (!(await startEntry(database, session.userId))) {
        throw new AppError('conflict', { reason: 'time_already_running' });
      }
      return describe(session.userId);
    },
    async clockOut({ body }, { session }) {
      if (!(await stopEntry(database, session.userId, body.note))) {
        throw new AppError('conflict', { reason: 'time_not_running' });
      }
      return describe(session.userId);
    },
    listTimeEntries: async ({ query }, { session }) =>
      (await listEntries(database, session.userId, query.month)).map(describeEntry),
    addTimeEntry: async ({ body }, context) =>
      describeEntry(await addEntry(database, body, actorOf(context))),
    correctTimeEntry: async ({ params, body }, context) =>
      describeEntry(await correctEntry(database, Number(params.id), body, actorOf(context))),
    async removeTimeEntry({ params }, context) {
      await removeEntry(database, Number(params.id), actorOf(context));
      return { removed: true as const };
    },
    listWorkedHours: async ({ query }) =>
      (await listWorkedHours(database, query.month)).map(({ userId, name, email, runningSince, ...row }) => ({
        ...row,
        user: { _id: String(userId), name, email },
        runningSince: runningSince?.toISOString() ?? null,
      })),
  };
}
