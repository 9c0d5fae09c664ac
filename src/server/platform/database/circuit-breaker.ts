export type CircuitBreakerOptions = {
  /** Whether an error says that the other side no longer answers. */
  isSilence: (error: unknown) => boolean;
  /** Asks something small; resolves once the other side answers. */
  probe: () => Promise<unknown>;
  /** What those get who ask while it does not. */
  refusal: () => Error;
  onOpen?: ((error: unknown) => void) | undefined;
  onClose?: (() => void) | undefined;
  /** Milliseconds between probes. */
  retryEvery?: number;
};

export type CircuitBreaker = {
  isOpen(): boolean;
  /** Does work that asks the other side; refused at once, also half-way, while that does not answer. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** @throws refusal */
  assertClosed(): void;
  /** Tells of an error of work that was not run by it. */
  note(error: unknown): void;
  /** Ends probing. */
  end(): void;
};

/**
 * Spares everybody the wait for somebody who does not answer: once somebody has waited in vain, and a probe that follows
 * at once has no answer either, all are refused, until a probe gets one. Who is only busy goes on being asked.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { isSilence, probe, refusal, onOpen, onClose, retryEvery = 500 } = options;
  const waiting = new Set<(error: Error) => void>();
  let isDoubted = false;
  let isOpen = false;
  let hasEnded = false;

  const isAnswering = (): Promise<boolean> =>
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
    while (!hasEnded && !(await isAnswering())) {
      if (!isOpen && !hasEnded) open(error);
      await new Promise((resolve) => setTimeout(resolve, retryEvery).unref());
    }
    isDoubted = false;
    if (!isOpen || hasEnded) return;
    isOpen = false;
    onClose?.();
  }

  function note(error: unknown): void {
    if (isDoubted || hasEnded || !isSilence(error)) return;
    isDoubted = true;
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
