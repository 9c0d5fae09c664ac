import { withDeferredRejection } from '../process/deferred-rejection.ts';

/** Statements that were sent and are not waited for: a connection runs them in their order, before later ones. */
export type PendingWrites = {
  add(write: Promise<unknown>): void;
  /** Resolves when those added so far are done. @throws what the first of them failed with */
  done(): Promise<void>;
};

export function createPendingWrites(): PendingWrites {
  let pending: Promise<unknown> = Promise.resolve();
  return {
    add(write) {
      pending = withDeferredRejection(Promise.all([pending, withDeferredRejection(write)]));
    },
    async done() {
      await pending;
    },
  };
}
