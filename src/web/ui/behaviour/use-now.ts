import { useSyncExternalStore } from 'react';

const tickMs = 15_000;
let now: Date | undefined;
/** During hydration: formatting times is deferred, since a browser's first formatter takes long. */
let isBusy = false;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  isBusy = false;
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  if (isBusy) setTimeout(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function snapshot(): Date | undefined {
  if (!isBusy) now ??= new Date();
  return now;
}

function snapshotAsDrawn(): undefined {
  isBusy = !import.meta.env.SSR && now === undefined;
}

/**
 * The current time, updated regularly; undefined on the server and during hydration, so that cached pages
 * stay true.
 */
export const useNow = (): Date | undefined => useSyncExternalStore(subscribe, snapshot, snapshotAsDrawn);
