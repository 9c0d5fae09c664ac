// The public interface of page checks: how long they are kept. What they found is read by those who show it.

export { deleteOldChecks } from './queries.ts';
