import { type ComponentType, lazy } from 'react';

/** Resolves once the element comes into view; at once where the server has not drawn it. */
function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/**
 * A part of a page that the server draws and whose script is loaded when its element comes into view: below the
 * first screen there is nothing to press yet. Stands in a `Suspense`; links in it work before as links do.
 */
export const lazyWhenNear = <Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => (import.meta.env.SSR ? load() : whenNear(id).then(load)));
