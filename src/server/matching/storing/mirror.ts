import { hashText } from '../../platform/hashing/text-hash.ts';
import type { Listing } from '../comparing/listing.ts';
import { assemble, prepare, prepareDetails } from '../comparing/prepare.ts';
import type { WordFacts } from '../comparing/word-facts.ts';
import { type Article, allKeysOf, join, split } from './article.ts';
import type { Holder } from './holders-queries.ts';
import { createKeyHolders, enlarge } from './key-holders.ts';
import { createPackedTexts } from './packed-texts.ts';
import { createPackedWords, type Unpacked } from './packed-words.ts';

/**
 * All live listings with their keys, as PostgreSQL holds them, in some 500 bytes each beside the heap: who brings many
 * articles finds all that these are compared with here, taken apart into words.
 */
export type Mirror = {
  add(article: Article, component: number, productId: number): void;
  remove(id: number): void;
  place(id: number, component: number, productId: number): void;
  /** Gives listings of a product another one. */
  moveProduct(from: number, into: number): void;
  /** A live listing as it is stored. */
  find(id: number): Article | undefined;
  findByArticle(merchantId: number, articleId: string): Article | undefined;
  /** Those of a component. */
  members(component: number): number[];
  holders(key: number, limit: number): readonly Holder[];
  /** Notes a listing that is not live. */
  addGone(merchantId: number, articleId: string): void;
  /** Whether an article may have a listing that is not live. */
  mayBeGone(merchantId: number, articleId: string): boolean;
  /** It takes more memory than it may, or numbers have become too large: it is not to be used any more. */
  isOver(): boolean;
};

const none: readonly never[] = [];

const articleKey = (merchantId: number, articleId: string) => hashText(`a ${merchantId} ${articleId}`);

/** Ids, components and products must be below this. */
const numberLimit = 2 ** 32;
const maxBytes = 160 * 2 ** 20;

export function createMirror(): Mirror {
  const keys = createKeyHolders();
  const texts = createPackedTexts();
  const words = createPackedWords();
  /** Keys of articles whose listings are gone. */
  const gone = new Set<number>();
  let isTooLarge = false;
  /** Each by listing id; a component of 0: not live. */
  let components = new Uint32Array(1024);
  let products = new Uint32Array(1024);
  let places = new Uint32Array(1024);
  let lengths = new Uint32Array(1024);
  /** Where its words lie; 0: they stand in its text. */
  let wordPlaces = new Uint32Array(1024);
  /** Its numbers, as many as `figureCount`. */
  let figures = new Float64Array(1024 * figureCount);
  /** Chains of each component's listings: the first by component, the next by listing. */
  let firsts = new Uint32Array(1024);
  let nexts = new Uint32Array(1024);

  function makeRoom(number: number): void {
    while (number >= components.length) {
      components = enlarge(components);
      products = enlarge(products);
      places = enlarge(places);
      lengths = enlarge(lengths);
      wordPlaces = enlarge(wordPlaces);
      figures = enlarge(figures);
      firsts = enlarge(firsts);
      nexts = enlarge(nexts);
    }
  }

  function link(id: number, component: number): void {
    components[id] = component;
    nexts[id] = firsts[component] as number;
    firsts[component] = id;
  }

  function part(id: number): void {
    const component = components[id] as number;
    let before = 0;
    for (let at = firsts[component] as number; at !== id; at = nexts[at] as number) before = at;
    if (before === 0) firsts[component] = nexts[id] as number;
    else nexts[before] = nexts[id] as number;
    components[id] = 0;
  }

  function find(id: number): Article | undefined {
    const component = components[id];
    if (!component) return undefined;
    const text = texts.read(places[id] as number, lengths[id] as number);
    const at = wordPlaces[id] as number;
    const unpacked = at === 0 ? undefined : words.read(at);
    return unpack(id, figures, text, unpacked, component, products[id] as number);
  }

  return {
    add(article, component, productId) {
      const { id, merchantId, articleId } = article;
      if (Math.max(id, component, productId) >= numberLimit) {
        isTooLarge = true;
        return;
      }
      makeRoom(Math.max(id, component));
      for (const key of new Set(allKeysOf(article))) keys.add(key, id);
      keys.add(articleKey(merchantId, articleId), id);
      gone.delete(articleKey(merchantId, articleId));
      const wordsAt = words.add(prepare(article.listing), prepareDetails(article.listing));
      const { at, length } = texts.add(packTexts(article, wordsAt > 0));
      figures.set(figuresOf(article, productId), id * figureCount);
      wordPlaces[id] = wordsAt;
      places[id] = at;
      lengths[id] = length;
      products[id] = productId;
      link(id, component);
    },
    remove(id) {
      const article = find(id);
      if (!article) return;
      for (const key of new Set(allKeysOf(article))) keys.remove(key, id);
      const key = articleKey(article.merchantId, article.articleId);
      keys.remove(key, id);
      gone.add(key);
      part(id);
    },
    place(id, component, productId) {
      if (!components[id]) return;
      makeRoom(component);
      products[id] = productId;
      if (components[id] === component) return;
      part(id);
      link(id, component);
    },
    moveProduct(from, into) {
      for (let id = products.indexOf(from); id >= 0; id = products.indexOf(from, id + 1)) products[id] = into;
    },
    find,
    findByArticle(merchantId, articleId) {
      for (const id of keys.of(articleKey(merchantId, articleId), Number.POSITIVE_INFINITY)) {
        const article = find(id);
        if (article?.merchantId === merchantId && article.articleId === articleId) return article;
      }
      return undefined;
    },
    members(component) {
      const found: number[] = [];
      for (let id = firsts[component] ?? 0; id !== 0; id = nexts[id] as number) found.push(id);
      return found.reverse();
    },
    holders(key, limit) {
      const ids = keys.of(key, limit);
      return ids.length === 0
        ? none
        : ids.reverse().map((id) => ({ id, component: components[id] as number }));
    },
    addGone: (merchantId, articleId) => void gone.add(articleKey(merchantId, articleId)),
    mayBeGone: (merchantId, articleId) => gone.has(articleKey(merchantId, articleId)),
    isOver: () =>
      isTooLarge ||
      keys.bytes() +
        texts.bytes() +
        words.bytes() +
        (28 + 8 * figureCount) * components.length +
        40 * gone.size >
        maxBytes,
  };
}

function figuresOf({ listing, factsHash, homeProductId }: Article, productId: number): number[] {
  const { merchantId, isNew, byColour, priceCents, pack } = listing;
  const packAndSigns = pack * 4 + (isNew ? 2 : 0) + (byColour ? 1 : 0);
  return [merchantId, factsHash, homeProductId ?? productId, priceCents, packAndSigns];
}

const figureCount = 5;

/** Folded words hold no tabs; the article's id, which may, comes last. What lies among the words is not written twice. */
function packTexts({ listing, articleId }: Article, hasWords: boolean): string {
  const { brand, title, codes, gtins, mpn, model, accessory, details, picture } = listing;
  const texts = [
    accessory,
    brand,
    title,
    join(codes),
    join(gtins),
    mpn,
    model,
    hasWords ? '' : details,
    picture,
  ];
  return [...texts, articleId].join('\t');
}

/** Where the article's id stands among the texts. */
const lastText = 9;

function unpack(
  id: number,
  figures: Float64Array,
  text: string,
  unpacked: Unpacked | undefined,
  component: number,
  productId: number,
): Article {
  const texts = text.split('\t');
  const at = id * figureCount;
  const merchantId = figures[at] as number;
  const packAndSigns = figures[at + 4] as number;
  const listing: Listing = {
    merchantId,
    brand: texts[1] as string,
    title: texts[2] as string,
    codes: split(texts[3] as string),
    gtins: split(texts[4] as string),
    mpn: texts[5] as string,
    model: texts[6] as string,
    pack: Math.floor(packAndSigns / 4),
    accessory: texts[0] as string,
    byColour: packAndSigns % 2 === 1,
    isNew: packAndSigns % 4 > 1,
    priceCents: figures[at + 3] as number,
    details: unpacked ? textOf(unpacked.details) : (texts[7] as string),
    picture: texts[8] as string,
    prepared: undefined,
  };
  if (unpacked) listing.prepared = assemble(listing, unpacked.words, unpacked.sorted, unpacked.details);
  return {
    id,
    merchantId,
    articleId: texts.length === lastText + 1 ? (texts[lastText] as string) : texts.slice(lastText).join('\t'),
    factsHash: figures[at + 1] as number,
    productId,
    homeProductId: figures[at + 2] as number,
    component,
    listing,
    keys: undefined,
  };
}

const textOf = (words: readonly WordFacts[]) => words.map(({ word }) => word).join(' ');
