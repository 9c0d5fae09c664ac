import { readSurroundings } from '../../engine/building/build.ts';
import { pathsOf } from '../../engine/building/build-columns.ts';
import {
  type Corpus,
  createCorpus,
  isExtraToken,
  tokenField,
  tokenTerm,
} from '../../engine/building/corpus.ts';
import { weighTerms } from '../../engine/building/inversion.ts';
import type { Weighed } from '../../engine/building/weighed.ts';
import { isRunField } from '../../engine/fields.ts';
import { asidePlace, noPlace } from '../../engine/index-data.ts';
import type { ProductTexts, SearchCategory, Synonyms } from '../../engine/search-document.ts';
import { mayBeCompound } from '../../engine/words/compounds.ts';
import type { CatalogueMeans } from './survey.ts';

/** A product's words as they are indexed, apart by spaces. */
export type ProductWords = {
  /** Every term with its weight in the product, 1 to 255: "iphone|213". */
  words: string;
  /** Those that stand elsewhere than in the description alone. */
  main: string;
  /** Those of the title, and which of them are neighbours: "iphone 13 iphone>13". */
  title: string;
  /** Only titles speak for the category, or the title against it. */
  isCategoryDoubtful: boolean;
  isKindUnsaid: boolean;
  isKindSaid: boolean;
};

export type TextsOfProduct = ProductTexts & {
  id: number;
  categoryId: number | null;
  isCategoryGuessed: boolean;
};

/** The rest of the catalogue, as far as a product's words depend on it. */
export type WordsContext = {
  categories: readonly SearchCategory[];
  synonyms: Synonyms;
  means: Pick<CatalogueMeans, 'averageLengths'>;
  /** Of words, those that some product or category says. */
  findInUse(words: readonly string[]): Promise<ReadonlySet<string>>;
};

/** Two neighbours as one token; no term holds the sign. */
export const neighbours = (first: string, second: string): string => `${first}>${second}`;
/** What the analyser would take apart is nobody's word. */
const isIndexable = (term: string): boolean => term.length <= 200 && !/[\s|>]/.test(term);
/** Words of one product; texts are read to some hundred, but a product may be given any number of codes. */
const maxWords = 1_000;

/** Weighs the words of some products as an index of all of them would, the embedded one's way. */
export async function readProductWords(
  products: readonly TextsOfProduct[],
  { categories, synonyms, means, findInUse }: WordsContext,
): Promise<Map<number, ProductWords>> {
  const corpus = createCorpus();
  for (const { id, categoryId: _, isCategoryGuessed: __, ...texts } of products) corpus.put(id, texts);
  const terms = new Set(corpus.lexicon.terms);
  const possible = compoundsOf(corpus, products).filter((word) => !terms.has(word));
  for (const word of possible.length > 0 ? await findInUse(possible) : []) corpus.lexicon.numberOf(word);
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  const documents = {
    ids: Float64Array.from(products, ({ id }) => id),
    byId: Uint32Array.from(products.keys()),
    category: Uint16Array.from(
      products,
      ({ categoryId }) => placeOf.get(categoryId ?? -1) ?? categories.length,
    ),
    isCategoryGuessed: Uint8Array.from(products, (product) => Number(product.isCategoryGuessed)),
  };
  const surroundings = readSurroundings(corpus.lexicon, categories, pathsOf(categories), synonyms);
  const whole: Corpus = {
    ...corpus,
    termsInUse: () => new Uint8Array(corpus.lexicon.terms.length).fill(1),
    averageLength: (field) => means.averageLengths[field] ?? 1,
  };
  const weighed = weighTerms(whole, documents, surroundings, undefined);
  return new Map(products.map(({ id }, document) => [id, wordsOf(weighed, document, corpus.lexicon.terms)]));
}

/** What neighbours of titles and kinds would spell together. */
function compoundsOf({ lexicon, tokensOf }: Corpus, products: readonly TextsOfProduct[]): string[] {
  const found = new Set<string>();
  for (const { id } of products) {
    let before: string | undefined;
    for (const token of tokensOf(id)) {
      if (!isRunField(tokenField(token)) || isExtraToken(token)) continue;
      const term = lexicon.terms[tokenTerm(token)] as string;
      if (before !== undefined && mayBeCompound(before, term)) found.add(before + term);
      before = term;
    }
  }
  return [...found];
}

function wordsOf(weighed: Weighed, document: number, terms: readonly string[]): ProductWords {
  const words: string[] = [];
  const main: string[] = [];
  const byPlace = new Map<number, string[]>();
  for (let i = weighed.starts[document]; i < weighed.starts[document + 1]; i++) {
    const term = terms[weighed.terms[i]] as string;
    if (!isIndexable(term)) continue;
    if (words.length === maxWords) break;
    const place = weighed.places[i];
    words.push(`${term}|${weighed.impacts[i]}`);
    if (place !== asidePlace) main.push(term);
    if (place < noPlace) byPlace.set(place, [...(byPlace.get(place) ?? []), term]);
  }
  const title = [...byPlace.values()].flat();
  const pairs = [...byPlace].flatMap(([place, first]) =>
    first.flatMap((each) => (byPlace.get(place + 1) ?? []).map((next) => neighbours(each, next))),
  );
  return {
    words: words.join(' '),
    main: main.join(' '),
    title: [...title, ...pairs].join(' '),
    isCategoryDoubtful: weighed.isCategoryDoubtful[document] === 1,
    isKindUnsaid: weighed.isKindUnsaid[document] === 1,
    isKindSaid: weighed.isKindSaid[document] === 1,
  };
}
