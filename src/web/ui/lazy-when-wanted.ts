import { type ComponentType, lazy } from 'react';

const activities = ['scroll', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Resolves once the element is in view or the visitor does anything at all: whatever is done next finds the part
 * alive. At once where the server has not drawn it.
 */
function whenWanted(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end();
    });
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
 * there is nothing to press yet. Stands in a `Suspense`; links in it work before as links do.
 */
export const lazyWhenWanted = <Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => (import.meta.env.SSR ? load() : whenWanted(id).then(load)));
