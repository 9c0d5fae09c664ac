import { setTimeout as delay } from 'node:timers/promises';
import { getCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';
import type { Siblings } from '../platform/process/siblings.ts';
import type { Search } from '../search/service.ts';

const topic = 'catalogue version';
/** Milliseconds: notifications take less than one, unless a process is busy or has lost its connection. */
const maxWait = 500;
const lookEvery = 2;

/**
 * Resolves once all processes at this port know every committed change of the catalogue, or after half a second:
 * people see their own edits, whichever process serves the next request.
 */
export function createAwaitPropagation(
  database: Database,
  search: Pick<Search, 'newestVersion'>,
  siblings: Siblings | undefined,
): () => Promise<void> {
  async function waitFor(version: number): Promise<void> {
    const deadline = performance.now() + maxWait;
    while (search.newestVersion() < version && performance.now() < deadline) await delay(lookEvery);
  }

  siblings?.onRequest(topic, (version) => waitFor(version as number));
  return async () => {
    // The change is committed: losing the database afterwards does not undo it.
    const version = await getCatalogueVersion(database).catch(() => 0);
    await Promise.all([waitFor(version), siblings?.request(topic, version)]);
  };
}
