import { withDeferredRejection } from '../process/deferred-rejection.ts';

/** Numbers of a sequence fetched in advance, so that no request waits for one behind long statements. */
export type NumberPool = {
  /** Fetches as many as are missing, in the background. */
  prepare(count: number): void;
  take(count: number): Promise<number[]>;
};

export function createNumberPool(ask: (count: number) => Promise<number[]>): NumberPool {
  let held: number[] = [];
  let asked = 0;
  let pending: Promise<unknown> = Promise.resolve();

  function prepare(count: number): void {
    const lacking = count - held.length - asked;
    if (lacking <= 0) return;
    asked += lacking;
    const filled = ask(lacking).then((numbers) => {
      asked -= lacking;
      held = [...held, ...numbers];
    });
    pending = withDeferredRejection(Promise.all([pending, filled]));
  }

  return {
    prepare,
    async take(count) {
      prepare(count);
      if (held.length < count) await pending;
      const taken = held.slice(0, count);
      held = held.slice(count);
      return taken;
    },
  };
}
