import { type ComponentType, lazy } from 'react';

/**
 * Resolves once the element is in view, or a screen away for who has begun to scroll: what changes when it comes to
 * life (times become relative) has changed before it is read. At once where the server has not drawn it.
 */
function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          resolve();
        },
        { rootMargin },
      );
      observer.observe(element);
    };
    watch('0px');
    addEventListener('scroll', () => watch('100%'), { once: true, passive: true });
  });
}

/**
 * A part of a page that the server draws and whose script is loaded when it comes near: below the first screen there
 * is nothing to press yet. Stands in a `Suspense`; links in it work before as links do.
 */
export const lazyWhenNear = <Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => (import.meta.env.SSR ? load() : whenNear(id).then(load)));
