import { featureNames } from './features/names.ts';
import model from './model.json' with { type: 'json' };

/** Binary trees of one depth, each level by level; a tree that decides earlier repeats its value. */
const { depth, bias } = model;
const splits = 2 ** depth - 1;
const leaves = 2 ** depth;
const features = Uint8Array.from(model.features);
const cuts = Float64Array.from(model.cuts);
const leafValues = Float64Array.from(model.leafValues);
const trees = features.length / splits;
if (depth !== 4) throw new Error(`The trees have ${depth} levels, not four`);

/** Log-odds that the trees give to features. */
export function scoreByTrees(x: Float64Array): number {
  let score = bias;
  for (let tree = 0; tree < trees; tree++) {
    const from = tree * splits;
    // Four levels, written out and without branches: thousands of such steps are taken for each pair.
    const leaf = childOf(x, from, childOf(x, from, childOf(x, from, childOf(x, from, 0))));
    score += leafValues[tree * leaves + leaf - splits];
  }
  return score;
}

/** The node below, on the side of the feature's value. */
function childOf(x: Float64Array, from: number, node: number): number {
  const at = from + node;
  return 2 * node + 2 - Number(x[features[at]] < cuts[at]);
}

/**
 * The same score by feature: each step down a tree changes the mean of the leaves below, and the change counts for the
 * feature that the step tests. `base` and the features' parts add up to the score.
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
      const feature = features[at];
      node = 2 * node + (x[feature] < cuts[at] ? 1 : 2);
      const next = expectedAt(tree, node);
      parts[feature] = parts[feature] + next - expected;
      expected = next;
    }
  }
  return { base, parts };
}

/** Mean of the leaf values below a node. */
function expectedAt(tree: number, node: number): number {
  if (node >= splits) return leafValues[tree * leaves + node - splits];
  return (expectedAt(tree, 2 * node + 1) + expectedAt(tree, 2 * node + 2)) / 2;
}
