import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from './load.ts';

/** Milliseconds of each request, shortest first, and how many did not succeed. */
export type Measured = { times: number[]; failures: number };

/** Makes requests at their times, whatever the responses take, until `until` is settled. `make`: whether it succeeded. */
export async function measurePaced(
  make: () => Promise<boolean>,
  perSecond: number,
  until: Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let failures = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  const startedAt = performance.now();
  for (let sent = 0; !isOver; sent++) {
    await delay(Math.max(0, startedAt + (sent * 1_000) / perSecond - performance.now()));
    const sentAt = performance.now();
    running.push(
      make()
        .catch(() => false)
        .then((isDone) => {
          if (!isDone) failures++;
          times.push(performance.now() - sentAt);
        }),
    );
  }
  await Promise.all(running);
  return { times: times.sort((a, b) => a - b), failures };
}

/** Makes requests over so many connections, each after the response before it, until `until` is settled. */
export async function measureFlood(
  make: () => Promise<boolean>,
  connections: number,
  until: Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  let failures = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  async function run(): Promise<void> {
    while (!isOver) {
      const sentAt = performance.now();
      if (!(await make().catch(() => false))) failures++;
      times.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: connections }, run));
  return { times: times.sort((a, b) => a - b), failures };
}

/** 301: the product was merged into another meanwhile. */
const goodStatuses = [200, 301];

/** Asks a server for pages, over kept connections. */
export function requestPages(port: number, next: () => string): () => Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  return async () => {
    const { status } = await request({ agent, port, path: next(), encoding: 'br' });
    return goodStatuses.includes(status);
  };
}

/** A line of a table: requests, milliseconds in the middle, of 95 and 99 %, and at most, failures. */
export function describeTimes(name: string, { times, failures }: Measured): string {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  return `| ${[name, times.length, at(0.5), at(0.95), at(0.99), (times.at(-1) ?? Number.NaN).toFixed(0), failures].join(' | ')} |`;
}
