import { type CompoundFinder, learnCompounds } from './compounds.ts';
import { type Corpus, isExtraToken, tokenField, tokenTerm } from './corpus.ts';
import {
  fieldNumber,
  fieldWeights,
  isTitleField,
  largestWeight,
  lengthEffects,
  roleFactors,
  roleOf,
  saturation,
} from './fields.ts';
import { asidePlace, noPlace } from './index-data.ts';
import type { TitleSenses } from './synonyms.ts';

/** What each document holds, document by document, with the corpus's term numbers. */
export type Occurrences = {
  /** Occurrences of document d are at `starts[d]` to `starts[d + 1]`. */
  starts: Uint32Array;
  terms: Uint32Array;
  impacts: Uint8Array;
  places: Uint8Array;
};

/**
 * Terms that a product holds by its category: its `own` name's; `shared` ones are of a name that covers several
 * things ("Keyboards & Mice"), any of which the product may not be.
 */
export type CategoryTerms = { own: readonly number[]; shared: readonly number[] };

/**
 * Weighs every term of every document once (BM25F): occurrences by field, each diluted by its field's length,
 * summed, then saturated.
 *
 * @param ids products in document order
 * @param senses what titles' terms mean by synonym
 * @param named terms of categories and synonyms: words in use even where no product says them
 * @param categoryTerms terms that each product holds by its category
 */
export function weighTerms(
  corpus: Corpus,
  ids: Float64Array,
  senses: TitleSenses,
  named: ReadonlySet<number>,
  categoryTerms: (document: number) => CategoryTerms,
): Occurrences {
  const isUsed = corpus.termsInUse();
  for (const term of named) isUsed[term] = 1;
  const findCompound = learnCompounds(corpus.lexicon, isUsed);
  const document = createDocumentScratch(corpus.lexicon.terms.length);
  const readSenses = createSenseReader(document, senses);
  const weigh = createFieldWeigher(fieldWeights.map((_, field) => corpus.averageLength(field)));
  const starts = new Uint32Array(ids.length + 1);
  const out = createGrowing(ids.length * 24);
  ids.forEach((id, d) => {
    const tokens = corpus.tokensOf(id);
    const weights = weigh(tokens);
    readTokens(document, tokens, weights, findCompound);
    readSenses(tokens, weights);
    const { own, shared } = categoryTerms(d);
    for (const term of own)
      document.add(term, fieldWeights[fieldNumber.category] as number, fieldNumber.category, noPlace);
    for (const term of shared)
      document.add(
        term,
        fieldWeights[fieldNumber.description] as number,
        fieldNumber.description,
        asidePlace,
      );
    document.flush(out);
    starts[d + 1] = out.used;
  });
  return { starts, terms: out.terms, impacts: out.impacts, places: out.places };
}

function readTokens(
  document: DocumentScratch,
  tokens: Uint32Array,
  weights: Float64Array,
  findCompound: CompoundFinder,
): void {
  let place = -1;
  let before = -1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    const term = tokenTerm(token);
    const field = tokenField(token);
    const weight = weights[field] as number;
    if (!isTitleField(field)) {
      document.add(term, weight, field, field === fieldNumber.description ? asidePlace : noPlace);
    } else if (isExtraToken(token)) {
      document.add(term, weight, field, place);
    } else {
      place++;
      document.add(term, weight, field, place);
      const compound = before < 0 ? -1 : findCompound(before, term);
      if (compound >= 0) document.add(compound, weight, field, place - 1);
      before = term;
    }
  }
}

/** Adds what a title's phrases mean beside their words, at the place of the first. */
function createSenseReader(document: DocumentScratch, senses: TitleSenses) {
  const terms: number[] = [];
  const fields: number[] = [];
  return (tokens: Uint32Array, weights: Float64Array): void => {
    let mayMean = false;
    terms.length = 0;
    fields.length = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as number;
      if (!isTitleField(tokenField(token))) break;
      if (isExtraToken(token)) continue;
      mayMean ||= senses.begins(tokenTerm(token));
      terms.push(tokenTerm(token));
      fields.push(tokenField(token));
    }
    if (!mayMean) return;
    for (const { at, length, terms: meant } of senses.find(terms)) {
      const field = senseField(fields.slice(at, at + length));
      for (const term of meant) document.add(term, weights[field] as number, field, at);
    }
  };
}

/** A phrase is what the thing is where one of its words is; a use where its first word is. */
const senseField = (parts: readonly number[]): number =>
  parts.includes(fieldNumber.head) ? fieldNumber.head : (parts[0] ?? fieldNumber.title);

/** Weight of one occurrence in each field of a document: less where the field is longer than usual. */
function createFieldWeigher(averages: readonly number[]): (tokens: Uint32Array) => Float64Array {
  const lengths = new Uint32Array(fieldWeights.length);
  const weights = new Float64Array(fieldWeights.length);
  return (tokens) => {
    lengths.fill(0);
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as number;
      const inTitle = isTitleField(tokenField(token));
      if (inTitle && isExtraToken(token)) continue;
      const field = inTitle ? fieldNumber.title : tokenField(token);
      lengths[field] = (lengths[field] as number) + 1;
    }
    fieldWeights.forEach((weight, field) => {
      const effect = lengthEffects[field] as number;
      const length = lengths[isTitleField(field) ? fieldNumber.title : field] as number;
      weights[field] = weight / (1 - effect + (effect * length) / (averages[field] as number));
    });
    return weights;
  };
}

type Growing = { terms: Uint32Array; impacts: Uint8Array; places: Uint8Array; used: number };

function createGrowing(size: number): Growing {
  return {
    terms: new Uint32Array(size),
    impacts: new Uint8Array(size),
    places: new Uint8Array(size),
    used: 0,
  };
}

function grow(out: Growing): void {
  const bigger = createGrowing(Math.max(1024, out.terms.length * 2));
  bigger.terms.set(out.terms);
  bigger.impacts.set(out.impacts);
  bigger.places.set(out.places);
  Object.assign(out, { terms: bigger.terms, impacts: bigger.impacts, places: bigger.places });
}

/** Sums the weights of one document's terms; kept between documents so that none allocates. */
type DocumentScratch = {
  add(term: number, weight: number, field: number, place: number): void;
  flush(out: Growing): void;
};

function createDocumentScratch(terms: number): DocumentScratch {
  const sums = new Float32Array(terms);
  const places = new Uint8Array(terms);
  const roles = new Uint8Array(terms);
  const present: number[] = [];
  return {
    add(term, weight, field, place) {
      if (sums[term] === 0) {
        present.push(term);
        places[term] = place;
        roles[term] = roleOf(field);
      } else {
        if (place < (places[term] as number)) places[term] = place;
        if (roleOf(field) > (roles[term] as number)) roles[term] = roleOf(field);
      }
      sums[term] = (sums[term] as number) + weight;
    },
    flush(out) {
      for (const term of present) {
        if (out.used === out.terms.length) grow(out);
        const sum = sums[term] as number;
        out.terms[out.used] = term;
        const weight = ((roleFactors[roles[term] as number] as number) * sum) / (sum + saturation);
        out.impacts[out.used] = Math.max(1, Math.round((255 * weight) / largestWeight));
        out.places[out.used++] = places[term] as number;
        sums[term] = 0;
      }
      present.length = 0;
    },
  };
}
