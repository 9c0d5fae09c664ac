export type CircuitBreakerOptions = {
  /** Whether an error is a timeout of the remote side. */
  isTimeout: (error: unknown) => boolean;
  /** A cheap request; resolves once the remote side responds. */
  probe: () => Promise<unknown>;
  /** The error of calls while the circuit is open. */
  refusal: () => Error;
  onOpen?: ((error: unknown) => void) | undefined;
  onClose?: (() => void) | undefined;
  /** Milliseconds between probes. */
  retryEvery?: number;
};

export type CircuitBreaker = {
  isOpen(): boolean;
  /** Runs work that calls the remote side; rejected at once, also half-way, while the circuit is open. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** @throws refusal */
  assertClosed(): void;
  /** Reports an error of work outside of `run`. */
  note(error: unknown): void;
  /** Ends probing. */
  end(): void;
};

/**
 * A circuit breaker: opens when a call has timed out and the probe that follows at once fails too; closes
 * when a probe succeeds. A remote side that is only busy passes the probe.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { isTimeout, probe, refusal, onOpen, onClose, retryEvery = 500 } = options;
  const waiting = new Set<(error: Error) => void>();
  let isProbing = false;
  let isOpen = false;
  let hasEnded = false;

  const isResponding = (): Promise<boolean> =>
    probe().then(
      () => true,
      () => false,
    );

  function open(error: unknown): void {
    isOpen = true;
    onOpen?.(error);
    for (const refuse of waiting) refuse(refusal());
    waiting.clear();
  }

  async function doubt(error: unknown): Promise<void> {
    while (!hasEnded && !(await isResponding())) {
      if (!isOpen && !hasEnded) open(error);
      await new Promise((resolve) => setTimeout(resolve, retryEvery).unref());
    }
    isProbing = false;
    if (!isOpen || hasEnded) return;
    isOpen = false;
    onClose?.();
  }

  function note(error: unknown): void {
    if (isProbing || hasEnded || !isTimeout(error)) return;
    isProbing = true;
    void doubt(error);
  }

  function assertClosed(): void {
    if (isOpen) throw refusal();
  }

  return {
    isOpen: () => isOpen,
    assertClosed,
    note,
    async run(work) {
      assertClosed();
      const { promise: refused, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      try {
        return await Promise.race([work(), refused]);
      } catch (error) {
        note(error);
        throw error;
      } finally {
        waiting.delete(reject);
      }
    },
    end() {
      hasEnded = true;
    },
  };
}
