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
 * Spares everybody the wait for somebody who does not answer: after the first who waited in vain all are refused at
 * once, until a probe gets an answer. The first probe follows at once: who is only busy goes on being asked.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { isSilence, probe, refusal, onOpen, onClose, retryEvery = 500 } = options;
  const waiting = new Set<(error: Error) => void>();
  let isOpen = false;
  let hasEnded = false;

  async function probeUntilAnswered(): Promise<void> {
    while (!hasEnded) {
      try {
        await probe();
        isOpen = false;
        onClose?.();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryEvery).unref());
      }
    }
  }

  function note(error: unknown): void {
    if (isOpen || hasEnded || !isSilence(error)) return;
    isOpen = true;
    onOpen?.(error);
    for (const refuse of waiting) refuse(refusal());
    waiting.clear();
    void probeUntilAnswered();
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
