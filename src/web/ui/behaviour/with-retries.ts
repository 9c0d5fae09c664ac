/** Milliseconds before the second try; doubled before each further one, to an hour at most. */
const firstPause = 1_000;
const maxPause = 3_600_000;

/**
 * Loads again until it succeeds, for parts that a page can do without meanwhile: a connection that breaks, or a script that
 * a new version replaced, must not replace the page by an error. `onFailure`: called at the first failure.
 */
export const withRetries =
  <Part>(load: () => Promise<Part>, onFailure?: () => void) =>
  async (): Promise<Part> => {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, maxPause)) {
      try {
        return await load();
      } catch {
        if (pause === firstPause) onFailure?.();
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
          // Not later than there is a connection again.
          addEventListener('online', resolve, { once: true });
        });
      }
    }
  };
