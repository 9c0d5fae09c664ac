import { AppError } from '../app-error.ts';
import type { Session } from './handlers.ts';

/**
 * For calls with a user id: another user's objects are not found.
 * @throws AppError `not_found`
 */
export function refuseOthers(userId: string | undefined, session: Pick<Session, 'userId'>): void {
  if (userId !== undefined && userId !== String(session.userId)) throw new AppError('not_found');
}
