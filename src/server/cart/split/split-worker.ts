/** Thread that divides carts: asked by a `SplitRequest`, it answers with a `SplitAnswer`. Started by splitter.ts. */
import { parentPort } from 'node:worker_threads';
import { findLowestCost, findPlans } from './plans.ts';
import type { SplitAnswer, SplitRequest } from './splitter.ts';

const port = parentPort;
if (!port) throw new Error('split-worker.ts runs as a worker thread');

port.on('message', ({ id, wanted, problem, budget }: SplitRequest) => {
  const found = wanted === 'plans' ? findPlans(problem, budget) : findLowestCost(problem, budget);
  const answer: SplitAnswer = { id, found };
  port.postMessage(answer);
});
