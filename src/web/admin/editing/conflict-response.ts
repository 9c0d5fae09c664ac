import { CallError } from '../../api/call-error.ts';

/** The current state from a `stale` conflict response; undefined: another error. */
export function currentOf<T>(error: unknown): T | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const details = error.details as { reason?: unknown; current?: T } | undefined;
  return details?.reason === 'stale' ? details.current : undefined;
}
