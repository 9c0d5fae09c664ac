import { useSyncExternalStore } from 'react';

const tickMs = 15_000;
let now: Date | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function snapshot(): Date {
  now ??= new Date();
  return now;
}

/** The time, moving on; undefined on the server and during hydration, so that cached pages stay true. */
export const useNow = (): Date | undefined => useSyncExternalStore(subscribe, snapshot, () => undefined);
