/** Thread that divides carts: asked by a `SplitRequest`, it responds with a `SplitResult`. Started by splitter.ts. */
import { parentPort } from 'node:worker_threads';
import { findLowestCost, findPlans } from './plans.ts';
import type { SplitRequest, SplitResult } from './splitter.ts';

const port = parentPort;
if (!port) throw new Error('split-worker.ts runs as a worker thread');

port.on('message', ({ id, wanted, problem, budget }: SplitRequest) => {
  const found = wanted === 'plans' ? findPlans(problem, budget) : findLowestCost(problem, budget);
  const result: SplitResult = { id, found };
  port.postMessage(result);
});
