import { fieldNumber, fieldWeights, isRunField, isTitleField, lengthEffects } from '../fields.ts';
import { asidePlace, type IndexData, noPlace } from '../index-data.ts';
import { shared } from '../shared-arrays.ts';
import { beginsOf, type Compounds, learnCompounds, pairOf } from '../words/compounds.ts';
import type { TitleSenses } from '../words/synonyms.ts';
import { type Corpus, isExtraToken, tokenField, tokenTerm } from './corpus.ts';
import {
  createDocumentScratch,
  createGrowing,
  type DocumentScratch,
  type Growing,
  push,
} from './document-scratch.ts';
import { createShelfReader } from './shelf.ts';
import { createTitleNameReader } from './title-names.ts';
import { findUnchanged } from './unchanged.ts';
import type { Documents, Occurrences, Weighed } from './weighed.ts';

/**
 * Terms that a product holds by its category: its `own` name's; `parts`: of a name that covers several things ("Keyboards &
 * Mice"), each by what it is called, any of which the product may not be; `shared`: what else such a name says, and the names of
 * the categories that its own is part of.
 */
export type CategoryTerms = {
  own: readonly number[];
  parts: readonly CategoryPart[];
  shared: readonly number[];
};
/** `sense`: what the part's synonyms share, in all languages. */
export type CategoryPart = { sense: number; terms: readonly number[] };

/** Terms that categories and synonyms add to products; `name` identifies their state. */
export type Surroundings = {
  name: string;
  /** Synonyms of terms in titles. */
  senses: TitleSenses;
  /** Terms of categories and synonyms: words in use even where no product says them. */
  named: ReadonlySet<number>;
  /** Terms that products of a category hold, by its place. */
  categoryTerms: readonly CategoryTerms[];
  /** Places of the categories that phrases name. */
  categoriesNamed: TitleSenses;
  categoryPaths: IndexData['categoryPaths'];
};

/**
 * Weighs every term of every document (BM25F): occurrences by field, each normalised by its field's length,
 * summed, then saturated. Unchanged weights are reused.
 */
export function weighTerms(
  corpus: Corpus,
  documents: Documents,
  { name, senses, named, categoryTerms, categoriesNamed, categoryPaths }: Surroundings,
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
  const readPhrases = createPhraseReader(document, senses);
  const shelf = createShelfReader(document, senses);
  const readNames = createTitleNameReader({ senses, categoriesNamed, categoryPaths });
  const weigh = createFieldWeigher(averages);
  const { ids, category, isCategoryGuessed } = documents;
  const isCategoryDoubtful = shared.uint8(ids.length);
  const isKindUnsaid = shared.uint8(ids.length);
  const isKindSaid = shared.uint8(ids.length);
  const coarse = new Set(categoryPaths.flatMap((path) => path.slice(1)));
  const starts = new Uint32Array(ids.length + 1);
  const out = createGrowing(before ? Math.ceil((before.starts.at(-1) ?? 0) * 1.02) : ids.length * 24);
  ids.forEach((id, d) => {
    const was = unchanged[d];
    if (before && was >= 0) {
      copyOccurrences(before, was, out);
      isCategoryDoubtful[d] = before.isCategoryDoubtful[was];
      isKindUnsaid[d] = before.isKindUnsaid[was];
      isKindSaid[d] = before.isKindSaid[was];
    } else {
      const tokens = corpus.tokensOf(id);
      const weights = weigh(tokens);
      const { title, kinds, others } = partTokens(tokens);
      const terms = categoryTerms[category[d]];
      const named = readNames(title, category[d], kinds);
      readTokens(named.words, weights, brandTerms(others));
      readSenses(title, weights);
      const isBeside = named.isElsewhere || shelf.isBeside(kinds, terms?.own ?? []);
      if (isBeside || shelf.isOtherPart(kinds, terms?.parts ?? [])) {
        shelf.mention(kinds);
      } else {
        readTokens(kinds, weights);
        readSenses(kinds, weights);
      }
      readTokens(others, weights);
      readPhrases(others, weights);
      isCategoryDoubtful[d] = isBeside ? 1 : isCategoryGuessed[d];
      isKindUnsaid[d] = Number(!named.isNamed && isCategoryGuessed[d] === 0 && coarse.has(category[d]));
      isKindSaid[d] = Number(
        !named.isElsewhere && (named.isCalled || (named.isNamed && isCategoryGuessed[d] === 0)),
      );
      addCategory(document, terms, {
        isDoubtful: isCategoryDoubtful[d] === 1,
        isGuessed: isCategoryGuessed[d] === 1,
      });
      document.flush(out);
    }
    starts[d + 1] = out.used;
  });
  const { terms, impacts, places } = out;
  return { ...basis, isCategoryDoubtful, isKindUnsaid, isKindSaid, starts, terms, impacts, places };
}

/** A product's tokens: its title's, its kinds', all others. */
function partTokens(tokens: Uint32Array): { title: Uint32Array; kinds: Uint32Array; others: Uint32Array } {
  let kinds = 0;
  while (kinds < tokens.length && isTitleField(tokenField(tokens[kinds]))) kinds++;
  let others = kinds;
  while (others < tokens.length && tokenField(tokens[others]) === fieldNumber.kind) others++;
  return {
    title: tokens.subarray(0, kinds),
    kinds: tokens.subarray(kinds, others),
    others: tokens.subarray(others),
  };
}

const brandTerms = (tokens: Uint32Array): number[] =>
  Array.from(
    tokens.filter((token) => tokenField(token) === fieldNumber.brand),
    tokenTerm,
  );

function copyOccurrences({ starts, terms, impacts, places }: Occurrences, d: number, out: Growing): void {
  const end = starts[d + 1];
  for (let i = starts[d]; i < end; i++) push(out, terms[i], impacts[i], places[i]);
}

/** What is doubtful counts as a mention. */
function addCategory(
  document: DocumentScratch,
  terms: CategoryTerms | undefined,
  { isDoubtful, isGuessed }: { isDoubtful: boolean; isGuessed: boolean },
): void {
  const { category, description } = fieldNumber;
  for (const term of terms?.own ?? []) {
    if (isDoubtful) document.add(term, fieldWeights[description], description, asidePlace);
    else document.add(term, fieldWeights[category], category, noPlace);
  }
  for (const term of terms?.shared ?? [])
    document.add(term, fieldWeights[description], description, asidePlace);
  addParts(document, terms?.parts ?? [], isGuessed);
}

/**
 * Of several things in one name a product mentions any, unless it says which it is: a mouse among "Keyboards & Mice" is no
 * keyboard. Where only titles speak for the category they are not relied on for that.
 */
function addParts(document: DocumentScratch, parts: readonly CategoryPart[], isGuessed: boolean): void {
  const { description } = fieldNumber;
  const told = isGuessed ? [] : parts.filter(({ sense }) => document.isTold(sense));
  const mentioned = told.length > 0 ? told : parts;
  for (const part of parts) {
    if (mentioned.includes(part))
      for (const term of part.terms) document.add(term, fieldWeights[description], description, asidePlace);
    else
      for (const term of part.terms)
        if (!told.some(({ terms }) => terms.includes(term))) document.dropMention(term);
  }
}

function createTokenReader(document: DocumentScratch, compounds: Compounds, terms: number) {
  const begins = beginsOf(compounds.keys(), terms);
  return (tokens: Uint32Array, weights: Float64Array, brand: readonly number[] = []): void => {
    let place = -1;
    let before = -1;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      const term = tokenTerm(token);
      const field = tokenField(token);
      const weight = weights[field];
      const inTitle = isTitleField(field);
      if (!isRunField(field)) {
        document.add(term, weight, field, field === fieldNumber.description ? asidePlace : noPlace);
      } else if (isExtraToken(token)) {
        document.add(term, weight, field, inTitle ? place : noPlace);
      } else {
        if (inTitle) place++;
        // "Acme strap for Acme watch" is no more by Acme than another one.
        const isAgain = inTitle && document.isInTitle(term) && brand.includes(term);
        document.add(term, isAgain ? 0 : weight, field, inTitle ? place : noPlace);
        const compound =
          before >= 0 && begins[before] === 1 ? compounds.get(pairOf(before, term)) : undefined;
        if (compound !== undefined) document.add(compound, weight, field, inTitle ? place - 1 : noPlace);
        before = term;
      }
    }
  };
}

/** Adds synonyms of the phrases of a title or of kinds, at the position of their first word. */
function createSenseReader(document: DocumentScratch, senses: TitleSenses) {
  const terms: number[] = [];
  const fields: number[] = [];
  return (tokens: Uint32Array, weights: Float64Array): void => {
    let mayMean = false;
    terms.length = 0;
    fields.length = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      if (isExtraToken(token)) continue;
      mayMean ||= senses.begins(tokenTerm(token));
      terms.push(tokenTerm(token));
      fields.push(tokenField(token));
    }
    if (!mayMean) return;
    for (const { at, length, terms: meant } of senses.find(terms)) {
      const field = senseField(fields.slice(at, at + length));
      const place = isTitleField(field) ? at : noPlace;
      for (const term of meant) document.add(term, weights[field], field, place);
    }
  };
}

/** Adds synonyms of the phrases of a description: "réduction de bruit" where "noise cancelling" is asked for. Of single words it would be too much. */
function createPhraseReader(document: DocumentScratch, senses: TitleSenses) {
  const { description } = fieldNumber;
  return (tokens: Uint32Array, weights: Float64Array): void => {
    const terms = Array.from(
      tokens.filter((token) => tokenField(token) === description),
      tokenTerm,
    );
    for (const { length, terms: meant } of senses.find(terms)) {
      if (length < 2) continue;
      for (const term of meant) document.add(term, weights[description], description, asidePlace);
    }
  };
}

/** A phrase is what the thing is where one of its words is; else a use where one of them is ("mobile phone" in "… case"). */
const senseField = (parts: readonly number[]): number =>
  [fieldNumber.head, fieldNumber.use].find((field) => parts.includes(field)) ?? parts[0] ?? fieldNumber.title;

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
