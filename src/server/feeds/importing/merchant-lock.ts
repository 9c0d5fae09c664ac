import { findMerchantOf, type MerchantHints, merchantLockName } from '../../merchants/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockSession, tryLockSession, unlockSession } from '../feeds-queries.ts';

/** Does the work while no other import for the merchant runs, in no process; says so by `onNotice` where it has to wait. */
export async function withMerchantLock<T>(
  session: Transaction,
  hints: MerchantHints,
  onNotice: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const name = merchantLockName(await findMerchantOf(session, hints), hints);
  if (!(await tryLockSession(session, name))) {
    onNotice(`Another import for ${name.replace('merchant ', '')} is running: waiting until it is done.`);
    await lockSession(session, name);
  }
  try {
    return await work();
  } finally {
    // Advisory locks end with the connection.
    await unlockSession(session, name).catch(() => undefined);
  }
}
