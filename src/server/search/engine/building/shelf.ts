import { fieldNumber, fieldWeights } from '../fields.ts';
import { asidePlace } from '../index-data.ts';
import type { TitleSenses } from '../words/synonyms.ts';
import { readTerms, tokenTerm } from './corpus.ts';
import type { DocumentScratch } from './document-scratch.ts';

/** Where merchants put a thing: their kinds and its category. Read after the title. */
export type ShelfReader = {
  /**
   * Whether the title says only that the thing is for what is on its shelf, or of that kind: a phone case among phones.
   * `own`: terms of the category's own name.
   */
  isBeside(kinds: Uint32Array, own: readonly number[]): boolean;
  /**
   * Whether the title says which of several things in the category's name it is, and merchants only others of them: an adapter that
   * they call a cable, as their one shelf for both is called.
   */
  isOtherPart(kinds: Uint32Array, parts: readonly { sense: number }[]): boolean;
  /** Adds kinds of what stands beside: they count as mentions. */
  mention(kinds: Uint32Array): void;
};

export function createShelfReader(document: DocumentScratch, senses: TitleSenses): ShelfReader {
  const terms: number[] = [];
  return {
    isBeside(kinds, own) {
      const mayMean = readTerms(kinds, senses.begins, terms);
      let isUse = false;
      const isNamed = (each: readonly number[]) => {
        for (const term of each) {
          const said = document.saidBy(term);
          if (said === 'head') return true;
          isUse ||= said === 'use';
        }
        return false;
      };
      if (isNamed(terms) || isNamed(own)) return false;
      return !(mayMean && senses.find(terms).some((sense) => isNamed(sense.terms))) && isUse;
    },
    isOtherPart(kinds, parts) {
      const said = parts.filter(({ sense }) => document.isTold(sense) && document.saidBy(sense) !== 'use');
      if (said.length === 0 || said.length === parts.length || !readTerms(kinds, senses.begins, terms))
        return false;
      const called = new Set(senses.find(terms).flatMap((sense) => sense.terms));
      return parts.some(({ sense }) => called.has(sense)) && !said.some(({ sense }) => called.has(sense));
    },
    mention(kinds) {
      const { description } = fieldNumber;
      for (let i = 0; i < kinds.length; i++)
        document.add(tokenTerm(kinds[i]), fieldWeights[description], description, asidePlace);
    },
  };
}
