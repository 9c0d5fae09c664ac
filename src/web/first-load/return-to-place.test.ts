import { afterEach, expect, it, vi } from 'vitest';
import { returnToPlace } from './return-to-place.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window that is scrolled to 900 pixels, left, and brought back at `y`; returns where it stands then. */
function comeBack(y: number, persisted: boolean): number {
  const page = new EventTarget();
  const view = { scrollY: 900 };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('scrollTo', (_: number, to: number) => (view.scrollY = to));
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => view.scrollY });
  returnToPlace();
  page.dispatchEvent(new Event('pagehide'));
  view.scrollY = y;
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  Reflect.deleteProperty(globalThis, 'scrollY');
  return view.scrollY;
}

it('has a page that comes back stand where it was left', () => {
  expect(comeBack(0, true)).toBe(900);
});

it('leaves the place to the browser where that has found one, and for a page that is loaded anew', () => {
  expect(comeBack(880, true)).toBe(880);
  expect(comeBack(0, false)).toBe(0);
});
