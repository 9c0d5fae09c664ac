import { isDatabaseUnavailable } from '../database/database-errors.ts';

/** Exit status of what fails for a reason that may pass, as the database is away (EX_TEMPFAIL of sysexits.h). */
export const passingFailure = 75;

/** Programming errors are printed with their stack; all others as a message. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurMistake = error instanceof TypeError || error instanceof ReferenceError;
  return (isOurMistake && error.stack) || error.message;
}

/** Prints why a process fails; returns its exit status, which tells its supervisor whether to try again. */
export function tellFailure(error: unknown): number {
  console.error(describe(error));
  return process.send && isDatabaseUnavailable(error) ? passingFailure : 1;
}
