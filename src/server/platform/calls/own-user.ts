import { AppError } from '../app-error.ts';
import type { Session } from './handlers.ts';

/**
 * For calls that carry the id of whose things they are about: those of another user are not found.
 * @throws AppError `not_found`
 */
export function refuseOthers(userId: string | undefined, session: Pick<Session, 'userId'>): void {
  if (userId !== undefined && userId !== String(session.userId)) throw new AppError('not_found');
}
