import { type ComponentType, lazy } from 'react';

/** What is about to come into view is wanted as well. */
const rootMargin = '160px';

const activities = ['scroll', 'pointerdown', 'keydown', 'popstate'] as const;

/** Resolves once the element is in view or the visitor does anything at all: whatever is done next finds it alive. */
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
 * A part of a page that the server draws and whose script is loaded when it is wanted: outside of the first screen
 * there is nothing to press yet. Stands in a `Suspense`; links in it work before as links do. Where the server has not
 * drawn it, it is loaded together with the page that names it.
 */
export function lazyWhenWanted<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  if (import.meta.env.SSR) return lazy(load);
  const drawn = document.getElementById(id);
  if (drawn) return lazy(() => whenWanted(drawn).then(load));
  const loaded = load();
  // A failure is shown when the page renders the part.
  loaded.catch(() => undefined);
  return lazy(() => loaded);
}
