import { expect, it } from 'vitest';
import { runWithLookahead } from './look-ahead.ts';

const work = () => {
  const { promise: nextMayStart, resolve: reachSecondPart } = Promise.withResolvers<void>();
  const { promise: done, resolve, reject } = Promise.withResolvers<string>();
  return { nextMayStart, done, reachSecondPart, resolve, reject };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Runs three tasks; tells which have started, and what has been yielded. */
function runThree() {
  const works = [work(), work(), work()] as const;
  const started: number[] = [];
  const told: string[] = [];
  const start = (task: (typeof works)[number]) => {
    started.push(works.indexOf(task));
    return task;
  };
  const all = runWithLookahead([...works], start, (text) => told.push(text));
  return { works, started, told, all };
}

it('starts the next task when one is half done, and yields results in order', async () => {
  const { works, started, told, all } = runThree();
  await settle();
  expect(started).toEqual([0]);
  works[0].reachSecondPart();
  works[1].reachSecondPart();
  await settle();
  // At most two are under way, although the second would let a third one start.
  expect(started).toEqual([0, 1]);
  works[0].resolve('first');
  await settle();
  expect(started).toEqual([0, 1, 2]);
  works[1].resolve('second');
  works[2].resolve('third');
  await all;
  expect(told).toEqual(['first', 'second', 'third']);
});

it('starts another one for a task that ends before those in front of it', async () => {
  const { works, started, told, all } = runThree();
  for (const each of works) each.reachSecondPart();
  works[1].resolve('no feed');
  await settle();
  expect(started).toEqual([0, 1, 2]);
  expect(told).toEqual([]);
  works[2].resolve('third');
  works[0].resolve('first');
  await all;
  expect(told).toEqual(['first', 'no feed', 'third']);
});

it('starts nothing after a failure, and ends with it once the work that is under way is done', async () => {
  const { works, started, told, all } = runThree();
  works[0].reachSecondPart();
  works[1].reachSecondPart();
  await settle();
  works[0].reject(new Error('lost'));
  await settle();
  works[1].resolve('fine');
  await expect(all).rejects.toThrow('lost');
  expect(started).toEqual([0, 1]);
  expect(told).toEqual([]);
});
