import { expect, test } from 'vitest';
import { createNodeChoice } from './node-choice.ts';

const nodes = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;
type Node = (typeof nodes)[number];

/** Requests one after the other, 20 ms apart; how many each node got. */
function ask(count: number, takes: (node: Node) => number | undefined, gap = 20) {
  let clock = 0;
  const choice = createNodeChoice<Node>(() => clock);
  const counts = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < count; i++) {
    const node = choice.choose(nodes);
    counts[node.name]++;
    choice.started(node);
    clock += gap;
    choice.ended(node, takes(node));
  }
  return counts;
}

test('nodes that are alike are asked in turn', () => {
  expect(ask(300, () => 0.5)).toEqual({ a: 100, b: 100, c: 100 });
});

test('nodes that take about the same share the work, whichever happened to be slow', () => {
  let i = 0;
  const counts = ask(3_000, () => ((i++ * 37) % 60) * 3);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(400);
});

test('a slow node is tried now and then, one that fails as well', () => {
  const slow = ask(3_000, ({ name }) => (name === 'b' ? 1_500 : 10));
  expect(slow.b).toBeGreaterThan(0);
  expect(slow.b).toBeLessThan(30);
  const failing = ask(3_000, ({ name }) => (name === 'c' ? undefined : 10));
  expect(failing.c).toBeGreaterThan(0);
  expect(failing.c).toBeLessThan(30);
});

test('a node that has become quick again gets its share', () => {
  let clock = 0;
  const choice = createNodeChoice<Node>(() => clock);
  const [slow] = nodes;
  choice.started(slow);
  choice.ended(slow, 2_000);
  let last = 0;
  for (let i = 0; i < 6_000; i++) {
    const node = choice.choose(nodes);
    choice.started(node);
    clock += 20;
    choice.ended(node, 10);
    if (i >= 5_000 && node === slow) last++;
  }
  expect(last).toBeGreaterThan(250);
});

test('of nodes that are alike the one with less under way is asked', () => {
  const choice = createNodeChoice<Node>(() => 0);
  const asked = nodes.map(() => {
    const node = choice.choose(nodes);
    choice.started(node);
    return node.name;
  });
  expect(new Set(asked).size).toBe(3);
  choice.ended(nodes[1], 1);
  expect(choice.choose(nodes)).toBe(nodes[1]);
});
