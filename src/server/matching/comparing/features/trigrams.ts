import { trigramCount, trigramsOf, type WordFacts } from '../word-facts.ts';

const marked = new Uint32Array(trigramCount);
let mark = 0;

/** Share of equal letter groups in what is left of the titles: foreign forms of one word have many. */
export function compareTrigrams(onlyA: readonly WordFacts[], onlyB: readonly WordFacts[]): number {
  mark = mark > 4_000_000_000 ? 1 : mark + 2;
  if (mark === 1) marked.fill(0);
  let inA = 0;
  let inB = 0;
  let shared = 0;
  for (const facts of onlyA)
    for (const trigram of trigramsOf(facts)) {
      if (marked[trigram] !== mark) inA++;
      marked[trigram] = mark;
    }
  for (const facts of onlyB)
    for (const trigram of trigramsOf(facts)) {
      if (marked[trigram] === mark) {
        shared++;
        inB++;
        marked[trigram] = mark + 1;
      } else if (marked[trigram] !== mark + 1) inB++;
    }
  return inA === 0 || inB === 0 ? -1 : (2 * shared) / (inA + inB);
}
