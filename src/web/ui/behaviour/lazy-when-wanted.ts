import { type ComponentType, lazy } from 'react';
import { withRetries } from './with-retries.ts';

/** Margin around the viewport. */
const rootMargin = '160px';

const activities = ['scroll', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Resolves once the element is in view or the visitor does anything, so that it is hydrated before the next
 * action.
 */
function whenWanted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end();
      },
      { rootMargin },
    );
    const end = () => {
      observer.disconnect();
      watch.abort();
      resolve();
    };
    observer.observe(element);
    for (const activity of activities) {
      addEventListener(activity, end, { signal: watch.signal, passive: true, capture: true });
    }
  });
}

/**
 * A server-rendered part of a page that is hydrated lazily, when it comes into view or the visitor does
 * anything. Must be inside a `Suspense`; its links work before hydration. Where it was not server-rendered,
 * it is loaded together with its page.
 */
export function lazyWhenWanted<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  if (import.meta.env.SSR) return lazy(load);
  const drawn = document.getElementById(id);
  if (drawn) return lazy(() => whenWanted(drawn).then(withRetries(load)));
  const loaded = load();
  // A failure is shown when the page renders the part.
  loaded.catch(() => undefined);
  return lazy(() => loaded);
}
