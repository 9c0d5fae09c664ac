import { featureNames } from './features.ts';
import model from './model.json' with { type: 'json' };

/** Binary trees of one depth, each level by level; a tree that decides earlier repeats its answer. */
const { depth, bias } = model;
const splits = 2 ** depth - 1;
const leaves = 2 ** depth;
const features = Uint8Array.from(model.features);
const cuts = Float64Array.from(model.cuts);
const answers = Float64Array.from(model.answers);
const trees = features.length / splits;

/** Log-odds that the trees give to features; `none` where they see nothing: the base of `explainTrees`. */
export function scoreByTrees(x: Float64Array): number {
  let score = bias;
  for (let tree = 0; tree < trees; tree++) {
    const from = tree * splits;
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const at = from + node;
      node = 2 * node + ((x[features[at] as number] as number) < (cuts[at] as number) ? 1 : 2);
    }
    score += answers[tree * leaves + node - splits] as number;
  }
  return score;
}

/**
 * The same shared out: each step down a tree changes what is expected, and counts for the feature that it asks.
 * `base` and the features' parts add up to the score.
 */
export function explainTrees(x: Float64Array): { base: number; parts: Float64Array } {
  const parts = new Float64Array(featureNames.length);
  let base = bias;
  for (let tree = 0; tree < trees; tree++) {
    let node = 0;
    let expected = expectedAt(tree, node);
    base += expected;
    while (node < splits) {
      const at = tree * splits + node;
      const feature = features[at] as number;
      node = 2 * node + ((x[feature] as number) < (cuts[at] as number) ? 1 : 2);
      const next = expectedAt(tree, node);
      parts[feature] = (parts[feature] as number) + next - expected;
      expected = next;
    }
  }
  return { base, parts };
}

/** Mean of the answers below a node. */
function expectedAt(tree: number, node: number): number {
  if (node >= splits) return answers[tree * leaves + node - splits] as number;
  return (expectedAt(tree, 2 * node + 1) + expectedAt(tree, 2 * node + 2)) / 2;
}
