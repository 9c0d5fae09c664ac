import { CallError } from '../api/call.ts';

/** What was refused because somebody else has saved meanwhile: the thing as it is now; undefined: another refusal. */
export function currentOf<T>(error: unknown): T | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const details = error.details as { reason?: unknown; current?: T } | undefined;
  return details?.reason === 'stale' ? details.current : undefined;
}
