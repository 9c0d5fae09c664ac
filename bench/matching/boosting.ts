/** Gradient boosting of shallow binary trees for logistic loss, with binned features. */
export type Example = { features: Float64Array; isTrue: boolean; weight: number };

export type Settings = {
  trees: number;
  depth: number;
  rate: number;
  /** Pulls leaf values towards 0. */
  damping: number;
  /** Least weight of evidence (sum of second derivatives) on each side of a split. */
  leastEvidence: number;
  /** Share of examples and of features that a tree sees. */
  sample: number;
};

/** A whole tree, level by level; a node that is not split sends everything right (`cut` −1e9). */
export type Tree = { features: number[]; cuts: number[]; leafValues: number[] };

type Data = { bins: Uint8Array[]; cuts: number[][]; gradient: Float64Array; curvature: Float64Array };
type Split = { feature: number; bin: number; gain: number };

const binCount = 64;
const never = -1e9;

/** Trains trees one after the other, each on what those before it left wrong; the same data give the same trees. */
export function boost(examples: readonly Example[], settings: Settings): { bias: number; trees: Tree[] } {
  const random = randomNumbers(1);
  const count = examples.length;
  const data = binFeatures(examples);
  const total = (is: (example: Example) => boolean) =>
    examples.reduce((sum, example) => sum + (is(example) ? example.weight : 0), 0);
  const bias = Math.log(total(({ isTrue }) => isTrue) / total(({ isTrue }) => !isTrue));
  const scores = new Float64Array(count).fill(bias);
  const trees: Tree[] = [];
  for (let round = 0; round < settings.trees; round++) {
    for (const [i, { isTrue, weight }] of examples.entries()) {
      const likely = 1 / (1 + Math.exp(-(scores[i] as number)));
      data.gradient[i] = weight * (likely - (isTrue ? 1 : 0));
      data.curvature[i] = weight * Math.max(1e-6, likely * (1 - likely));
    }
    const seen = Uint8Array.from({ length: count }, () => (random() < settings.sample ? 1 : 0));
    const asked = data.bins.map((_, feature) => feature).filter(() => random() < settings.sample);
    trees.push(growTree(data, seen, asked, settings, scores));
  }
  return { bias, trees };
}

function growTree(
  data: Data,
  seen: Uint8Array,
  asked: readonly number[],
  settings: Settings,
  scores: Float64Array,
): Tree {
  const splits = 2 ** settings.depth - 1;
  const tree: Tree = { features: [], cuts: [], leafValues: [] };
  let members: Int32Array[] = [Int32Array.from(scores.keys())];
  for (let node = 0; node < splits; node++) {
    const own = members[node] as Int32Array;
    const split = findSplit(data, own, seen, asked, settings);
    tree.features.push(split?.feature ?? 0);
    tree.cuts.push(split ? (data.cuts[split.feature]?.[split.bin] as number) : never);
    const bins = data.bins[split?.feature ?? 0] as Uint8Array;
    const isLeft = (i: number) => split !== undefined && (bins[i] as number) <= split.bin;
    members.push(
      own.filter(isLeft),
      own.filter((i) => !isLeft(i)),
    );
  }
  members = members.slice(splits);
  for (const own of members) {
    const value = settings.rate * leafValueOf(data, own, seen, settings.damping);
    tree.leafValues.push(value);
    for (const i of own) scores[i] = (scores[i] as number) + value;
  }
  return tree;
}

function leafValueOf(data: Data, members: Int32Array, seen: Uint8Array, damping: number): number {
  let gradient = 0;
  let curvature = 0;
  for (const i of members) {
    if (seen[i] === 0) continue;
    gradient += data.gradient[i] as number;
    curvature += data.curvature[i] as number;
  }
  return -gradient / (curvature + damping);
}

/** The split that explains most; undefined where none helps. */
function findSplit(
  data: Data,
  members: Int32Array,
  seen: Uint8Array,
  asked: readonly number[],
  { damping, leastEvidence }: Settings,
): Split | undefined {
  const gradients = new Float64Array(binCount);
  const curvatures = new Float64Array(binCount);
  let best: Split | undefined;
  for (const feature of asked) {
    const bins = data.bins[feature] as Uint8Array;
    gradients.fill(0);
    curvatures.fill(0);
    let gradient = 0;
    let curvature = 0;
    for (const i of members) {
      if (seen[i] === 0) continue;
      const bin = bins[i] as number;
      gradients[bin] = (gradients[bin] as number) + (data.gradient[i] as number);
      curvatures[bin] = (curvatures[bin] as number) + (data.curvature[i] as number);
      gradient += data.gradient[i] as number;
      curvature += data.curvature[i] as number;
    }
    const worth = (g: number, c: number) => (g * g) / (c + damping);
    let leftGradient = 0;
    let leftCurvature = 0;
    for (let bin = 0; bin < (data.cuts[feature]?.length ?? 0); bin++) {
      leftGradient += gradients[bin] as number;
      leftCurvature += curvatures[bin] as number;
      const rightCurvature = curvature - leftCurvature;
      if (leftCurvature < leastEvidence || rightCurvature < leastEvidence) continue;
      const gain =
        worth(leftGradient, leftCurvature) +
        worth(gradient - leftGradient, rightCurvature) -
        worth(gradient, curvature);
      if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain };
    }
  }
  return best;
}

/** Sorts each feature's values into bins of equal size; bin k holds the values below cut k. */
function binFeatures(examples: readonly Example[]): Data {
  const count = examples.length;
  const bins: Uint8Array[] = [];
  const cuts: number[][] = [];
  for (let feature = 0; feature < (examples[0]?.features.length ?? 0); feature++) {
    const column = Float64Array.from(examples, (example) => example.features[feature] as number);
    const sorted = column.toSorted();
    const own: number[] = [];
    for (let bin = 1; bin < binCount; bin++) {
      const value = Number((sorted[Math.floor((bin * count) / binCount)] as number).toPrecision(4));
      if (value > (own.at(-1) ?? (sorted[0] as number))) own.push(value);
    }
    cuts.push(own);
    bins.push(Uint8Array.from(column, (value) => own.filter((cut) => value >= cut).length));
  }
  return { bins, cuts, gradient: new Float64Array(count), curvature: new Float64Array(count) };
}

/** Numbers from 0 to 1 that are the same in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
