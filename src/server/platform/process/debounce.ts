export type DebounceOptions = {
  /** Milliseconds without another call before the work runs. */
  wait: number;
  /** Maximum milliseconds after the first call. */
  maxWait: number;
};

export type Debounce = {
  call(): void;
  /** Cancels a pending run. */
  close(): void;
};

/** Debounces calls: `run` is called once for a series of them. `run` must not throw. */
export function createDebounce(run: () => void, { wait, maxWait }: DebounceOptions): Debounce {
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
        Math.max(0, Math.min(wait, firstAt + maxWait - now)),
      );
    },
    close() {
      clearTimeout(timer);
    },
  };
}
