import type { IndexData } from '../index-data.ts';
import type { Scratch } from './scratch.ts';

/** Whether the first of two documents of one family stands for both. */
export type IsBetter = (document: number, other: number) => boolean;

/** Lists with one document of each family. */
export type Folder = {
  /** Keeps the best of each family among the first `count` documents, in place and in their order; returns how many stay. */
  fold(documents: Uint32Array, count: number, isBetter: IsBetter): number;
};

/** By standing, which is the documents' own order. */
export const byStanding: IsBetter = (document, other) => document < other;

/** Two steps over the documents; what is in no family costs a look at one array. */
export function createFolder({ family, familyStarts }: IndexData, scratch: Scratch): Folder {
  /** By family, its best document so far plus one; all 0 between two calls. */
  const best = scratch('uint32', 'best of families', familyStarts.length);
  return {
    fold(documents, count, isBetter) {
      for (let i = 0; i < count; i++) {
        const document = documents[i];
        const number = family[document];
        if (number === 0) continue;
        const held = best[number];
        if (held === 0 || isBetter(document, held - 1)) best[number] = document + 1;
      }
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const document = documents[i];
        const number = family[document];
        if (number === 0 || best[number] === document + 1) documents[kept++] = document;
      }
      for (let i = 0; i < kept; i++) best[family[documents[i]]] = 0;
      return kept;
    },
  };
}

/** Lists by their names, made when first requested; together they hold `max` documents, or the last one alone. */
export function createFoldedLists(max: number): (name: string, make: () => Uint32Array) => Uint32Array {
  const held = new Map<string, Uint32Array>();
  let size = 0;
  return (name, make) => {
    const known = held.get(name);
    if (known) return known;
    const made = make();
    if (size + made.length > max) {
      held.clear();
      size = 0;
    }
    held.set(name, made);
    size += made.length;
    return made;
  };
}
