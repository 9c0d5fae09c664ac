import {
  fieldNumber,
  fieldWeights,
  isTitleField,
  largestWeight,
  lengthEffects,
  roleFactors,
  roleOf,
  saturation,
} from '../fields.ts';
import { asidePlace, noPlace } from '../index-data.ts';
import { beginsOf, type Compounds, learnCompounds, pairOf } from '../words/compounds.ts';
import type { TitleSenses } from '../words/synonyms.ts';
import { type Corpus, isExtraToken, tokenField, tokenTerm } from './corpus.ts';
import { findUnchanged } from './unchanged.ts';
import type { Documents, Occurrences, Weighed } from './weighed.ts';

/**
 * Terms that a product holds by its category: its `own` name's; `shared` ones are of a name that covers several
 * things ("Keyboards & Mice"), any of which the product may not be, and of the categories that its own is part of.
 */
export type CategoryTerms = { own: readonly number[]; shared: readonly number[] };

/** Terms that categories and synonyms add to products; `name` identifies their state. */
export type Surroundings = {
  name: string;
  /** Synonyms of terms in titles. */
  senses: TitleSenses;
  /** Terms of categories and synonyms: words in use even where no product says them. */
  named: ReadonlySet<number>;
  /** Terms that products of a category hold, by its place. */
  categoryTerms: readonly CategoryTerms[];
};

/**
 * Weighs every term of every document (BM25F): occurrences by field, each normalised by its field's length,
 * summed, then saturated. Unchanged weights are reused.
 */
export function weighTerms(
  corpus: Corpus,
  documents: Documents,
  { name, senses, named, categoryTerms }: Surroundings,
  before: Weighed | undefined,
): Weighed {
  const isUsed = corpus.termsInUse();
  for (const term of named) isUsed[term] = 1;
  const compounds = learnCompounds(corpus.lexicon, isUsed);
  const averages = fieldWeights.map((_, field) => corpus.averageLength(field));
  const basis = { ...documents, averages, compounds, surroundings: name, revision: corpus.revision() };
  const unchanged = findUnchanged(corpus, before, basis);
  const document = createDocumentScratch(corpus.lexicon.terms.length);
  const readTokens = createTokenReader(document, compounds, isUsed.length);
  const readSenses = createSenseReader(document, senses);
  const weigh = createFieldWeigher(averages);
  const { ids, category } = documents;
  const starts = new Uint32Array(ids.length + 1);
  const out = createGrowing(before ? Math.ceil((before.starts.at(-1) ?? 0) * 1.02) : ids.length * 24);
  ids.forEach((id, d) => {
    const was = unchanged[d];
    if (before && was >= 0) {
      copyOccurrences(before, was, out);
    } else {
      const tokens = corpus.tokensOf(id);
      const weights = weigh(tokens);
      readTokens(tokens, weights);
      readSenses(tokens, weights);
      addCategory(document, categoryTerms[category[d]]);
      document.flush(out);
    }
    starts[d + 1] = out.used;
  });
  return { ...basis, starts, terms: out.terms, impacts: out.impacts, places: out.places };
}

function copyOccurrences({ starts, terms, impacts, places }: Occurrences, d: number, out: Growing): void {
  const end = starts[d + 1];
  for (let i = starts[d]; i < end; i++) push(out, terms[i], impacts[i], places[i]);
}

function addCategory(document: DocumentScratch, terms: CategoryTerms | undefined): void {
  const { category, description } = fieldNumber;
  for (const term of terms?.own ?? []) document.add(term, fieldWeights[category], category, noPlace);
  for (const term of terms?.shared ?? [])
    document.add(term, fieldWeights[description], description, asidePlace);
}

function createTokenReader(document: DocumentScratch, compounds: Compounds, terms: number) {
  const begins = beginsOf(compounds.keys(), terms);
  return (tokens: Uint32Array, weights: Float64Array): void => {
    let place = -1;
    let before = -1;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      const term = tokenTerm(token);
      const field = tokenField(token);
      const weight = weights[field];
      if (!isTitleField(field)) {
        document.add(term, weight, field, field === fieldNumber.description ? asidePlace : noPlace);
      } else if (isExtraToken(token)) {
        document.add(term, weight, field, place);
      } else {
        place++;
        document.add(term, weight, field, place);
        const compound =
          before >= 0 && begins[before] === 1 ? compounds.get(pairOf(before, term)) : undefined;
        if (compound !== undefined) document.add(compound, weight, field, place - 1);
        before = term;
      }
    }
  };
}

/** Adds synonyms of a title's phrases, at the position of their first word. */
function createSenseReader(document: DocumentScratch, senses: TitleSenses) {
  const terms: number[] = [];
  const fields: number[] = [];
  return (tokens: Uint32Array, weights: Float64Array): void => {
    let mayMean = false;
    terms.length = 0;
    fields.length = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      if (!isTitleField(tokenField(token))) break;
      if (isExtraToken(token)) continue;
      mayMean ||= senses.begins(tokenTerm(token));
      terms.push(tokenTerm(token));
      fields.push(tokenField(token));
    }
    if (!mayMean) return;
    for (const { at, length, terms: meant } of senses.find(terms)) {
      const field = senseField(fields.slice(at, at + length));
      for (const term of meant) document.add(term, weights[field], field, at);
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
      const token = tokens[i];
      const inTitle = isTitleField(tokenField(token));
      if (inTitle && isExtraToken(token)) continue;
      const field = inTitle ? fieldNumber.title : tokenField(token);
      lengths[field] = lengths[field] + 1;
    }
    fieldWeights.forEach((weight, field) => {
      const effect = lengthEffects[field];
      const length = lengths[isTitleField(field) ? fieldNumber.title : field];
      weights[field] = weight / (1 - effect + (effect * length) / averages[field]);
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

function push(out: Growing, term: number, impact: number, place: number): void {
  if (out.used === out.terms.length) grow(out);
  out.terms[out.used] = term;
  out.impacts[out.used] = impact;
  out.places[out.used++] = place;
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
        if (place < places[term]) places[term] = place;
        if (roleOf(field) > roles[term]) roles[term] = roleOf(field);
      }
      sums[term] = sums[term] + weight;
    },
    flush(out) {
      for (const term of present) {
        const sum = sums[term];
        const weight = (roleFactors[roles[term]] * sum) / (sum + saturation);
        push(out, term, Math.max(1, Math.round((255 * weight) / largestWeight)), places[term]);
        sums[term] = 0;
      }
      present.length = 0;
    },
  };
}
