import type { IndexData } from '../index-data.ts';
import type { Compounds } from '../words/compounds.ts';

/** Term occurrences document by document, with the corpus's term numbers. */
export type Occurrences = {
  /** Occurrences of document d are at `starts[d]` to `starts[d + 1]`. */
  starts: Uint32Array;
  terms: Uint32Array;
  impacts: Uint8Array;
  places: Uint8Array;
};

/** Which products the documents of an index are, with the places of their categories, and 1 where only titles say so. */
export type Documents = Pick<IndexData, 'ids' | 'byId'> & {
  category: Uint16Array;
  isCategoryGuessed: Uint8Array;
};

/** All inputs of the weights of documents, beside their own texts. */
export type Basis = Documents & {
  /** The corpus's. */
  revision: number;
  averages: readonly number[];
  compounds: Compounds;
  /** Identifies the state of categories and synonyms. */
  surroundings: string;
};

/** The weights, whether the category is to be doubted, and their inputs. */
export type Weighed = Occurrences &
  Basis &
  Pick<IndexData, 'isCategoryDoubtful' | 'isKindUnsaid' | 'isKindSaid'>;
