import { type PageReading, pageBehind, type ReadPage } from '../merchant-pages/service.ts';
import type { Database } from '../platform/database/database.ts';
import { comparePage } from './compare.ts';
import { type CheckResult, insertCheck, type SampledOffer, sampleOffers } from './queries.ts';

export type CheckedOffers = { same: number; differs: number; unreadable: number };

/** Merchants looked at in a run, and pages read at a time. */
const perRun = 30;
const atATime = 4;

function resultOf(offer: SampledOffer, reading: Exclude<PageReading, { kind: 'busy' }>): CheckResult {
  if (reading.kind === 'read') return comparePage(offer, reading.products);
  return { outcome: 'unreadable', reason: reading.reason.slice(0, 40) };
}

/**
 * Compares a sample of opened offers with their merchants' pages: one offer of each merchant in a run, of which there is
 * at most one in a minute. Returns what it found.
 */
export async function checkOffers(
  db: Database,
  readPage: ReadPage,
  signal: AbortSignal,
): Promise<CheckedOffers> {
  const waiting = await sampleOffers(db, perRun);
  const found: CheckedOffers = { same: 0, differs: 0, unreadable: 0 };

  async function check(offer: SampledOffer): Promise<void> {
    const page = pageBehind(offer.pageLink ?? offer.link);
    const reading: PageReading = page
      ? await readPage(page, { isAwaited: false, signal })
      : { kind: 'unreadable', reason: 'no_link' };
    if (reading.kind === 'busy') return;
    const result = resultOf(offer, reading);
    await insertCheck(db, offer, result);
    found[result.outcome]++;
  }

  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) await check(next);
  }

  await Promise.all(Array.from({ length: atATime }, lane));
  return found;
}
