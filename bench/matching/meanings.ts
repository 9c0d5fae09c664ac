import { divideTitles } from '../../src/server/matching/comparing/divide-titles.ts';
import type { WordFacts } from '../../src/server/matching/comparing/word-facts.ts';
import { meaningSize, pieceCount, piecesOf } from '../../src/server/matching/comparing/word-meanings.ts';
import { randomNumbers } from './boosting.ts';
import type { LabelledPair } from './labelled.ts';

/**
 * Learns what words of titles mean: a vector for each piece of a word, such that what is left of two titles of one product
 * sums up to nearly the same, and of two products' does not. Logistic loss on `bias − distance²`, AdaGrad.
 */
export type WeightedPair = { pair: LabelledPair; weight: number };

const rounds = 8;
const rate = 0.05;
const damping = 1e-4;
const firstBias = 2;
const biasRate = 0.01;
/** Pairs are parted in so many, so that what was learned of a title never judges it. */
const folds = 5;

type Example = { pieces: Int32Array; shares: Float64Array; isTrue: boolean; weight: number };

/** Pieces of what is left of two titles, those of the second with their sign turned. */
function toExample({ pair: { a, b, isSame }, weight }: WeightedPair): Example {
  const { onlyA, onlyB } = divideTitles(a, b);
  const shares = new Map<number, number>();
  const add = (words: readonly WordFacts[], sign: number) => {
    for (const { word } of words) {
      const pieces = piecesOf(word);
      for (const piece of pieces) shares.set(piece, (shares.get(piece) ?? 0) + sign / pieces.length);
    }
  };
  add(onlyA, 1);
  add(onlyB, -1);
  return {
    pieces: Int32Array.from(shares.keys()),
    shares: Float64Array.from(shares.values()),
    isTrue: isSame,
    weight,
  };
}

function sumUp(vectors: Float32Array, { pieces, shares }: Example, sum: Float64Array): number {
  sum.fill(0);
  for (const [k, piece] of pieces.entries())
    for (let i = 0; i < meaningSize; i++)
      sum[i] = (sum[i] as number) + (shares[k] as number) * (vectors[piece * meaningSize + i] as number);
  return sum.reduce((squares, value) => squares + value * value, 0);
}

/** Vectors of pieces that no pair has stay as they were drawn: what is not known is not the same. */
function drawVectors(random: () => number): Float32Array {
  const gauss = () => (random() + random() + random() + random() - 2) * 1.7;
  return Float32Array.from(
    { length: pieceCount * meaningSize },
    () => (2.4 * gauss()) / Math.sqrt(meaningSize),
  );
}

function learn(examples: readonly Example[]): Float32Array {
  const random = randomNumbers(3);
  const vectors = drawVectors(random);
  const slopes = new Float32Array(pieceCount).fill(1e-2);
  const sum = new Float64Array(meaningSize);
  const order = [...examples];
  let bias = firstBias;
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as Example, order[i] as Example];
    }
    for (const example of order) {
      const squares = sumUp(vectors, example, sum);
      const likely = 1 / (1 + Math.exp(squares - bias));
      const error = (likely - Number(example.isTrue)) * example.weight;
      bias -= biasRate * error;
      for (const [k, piece] of example.pieces.entries()) {
        const slope = -2 * error * (example.shares[k] as number);
        slopes[piece] = (slopes[piece] as number) + (slope * slope * squares) / meaningSize;
        const step = rate / Math.sqrt(slopes[piece] as number);
        for (let i = 0; i < meaningSize; i++) {
          const at = piece * meaningSize + i;
          const value = vectors[at] as number;
          vectors[at] = value - step * (slope * (sum[i] as number) + damping * value);
        }
      }
    }
  }
  return vectors;
}

const foldOf = (title: string): number => (piecesOf(title)[0] as number) % folds;

/**
 * The vectors, and for each pair the distance by vectors that were learned without the pair's titles: what trees learn
 * from has to be as uncertain as what they will judge.
 */
export function learnMeanings(pairs: readonly WeightedPair[]): { vectors: Float32Array; apart: number[] } {
  const all = pairs.map(({ pair: { a, b }, ...rest }, at) => ({
    example: toExample({ pair: (pairs[at] as WeightedPair).pair, ...rest }),
    first: foldOf(a.title),
    second: foldOf(b.title),
  }));
  const apart = new Array<number>(pairs.length).fill(0);
  const sum = new Float64Array(meaningSize);
  for (let fold = 0; fold < folds; fold++) {
    const others = all.filter(({ first, second }) => first !== fold && second !== fold);
    const vectors = learn(others.map(({ example }) => example));
    for (const [at, { example, first }] of all.entries())
      if (first === fold) apart[at] = Math.sqrt(sumUp(vectors, example, sum));
  }
  return { vectors: learn(all.map(({ example }) => example)), apart };
}
