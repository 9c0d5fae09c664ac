export type DebounceOptions = {
  /** Milliseconds without another call before the work is done. */
  calm: number;
  /** Milliseconds after the first call at which it is done all the same. */
  patience: number;
};

export type Debounce = {
  call(): void;
  /** What was called for is not done any more. */
  close(): void;
};

/** Does work once calls for it have calmed, however many there were. `run` must not throw. */
export function createDebounce(run: () => void, { calm, patience }: DebounceOptions): Debounce {
  let firstAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    call() {
      const now = performance.now();
      firstAt ??= now;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          firstAt = undefined;
          run();
        },
        Math.max(0, Math.min(calm, firstAt + patience - now)),
      );
    },
    close() {
      clearTimeout(timer);
    },
  };
}
