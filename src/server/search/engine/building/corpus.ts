import { fields, isTitleField } from '../fields.ts';
import type { ProductTexts } from '../search-document.ts';
import { createLexicon, type Lexicon } from '../words/lexicon.ts';
import { readTexts } from '../words/tokenize.ts';

/**
 * Every product's texts, split and folded once and kept as numbers between rebuilds, so that a rebuild reads
 * only what changed. Lives in the worker that builds; the index made from it is a separate, finished thing.
 */
export type Corpus = {
  /** Reads a product's texts, replacing its former ones. */
  put(id: number, texts: ProductTexts): void;
  remove(id: number): void;
  /** The tokens of a product: see `tokenTerm`, `tokenField`, `isExtraToken`. */
  tokensOf(id: number): Uint32Array;
  readonly lexicon: Pick<Lexicon, 'terms' | 'numberOf' | 'findNumber' | 'inOrder'>;
  /** By term, 1 where it is in use: the lexicon also has terms of replaced texts. */
  termsInUse(): Uint8Array;
  /**
   * Mean length of a field in words, rounded to an eighth, so that cached weights stay valid between builds.
   */
  averageLength(field: number): number;
  /** Grows with each text that is read. */
  revision(): number;
  /** The revision at which a product's texts were read; infinite where it has none. */
  revisionOf(id: number): number;
  /** A snapshot, for `createCorpus` to continue from. */
  keep(): CorpusSnapshot;
};

/** Terms one a line; tokens of product p are at `starts[p]` to `starts[p + 1]`. */
export type CorpusSnapshot = {
  terms: string;
  ids: Float64Array;
  starts: Uint32Array;
  tokens: Uint32Array;
};

/** A token is one number: term, 3 bits of field, 1 bit "at the place of the word before". */
const pack = (term: number, field: number, isExtra: boolean): number =>
  ((term << 4) | (field << 1) | (isExtra ? 1 : 0)) >>> 0;
export const tokenTerm = (token: number): number => token >>> 4;
export const tokenField = (token: number): number => (token >>> 1) & 7;
/** The same token in another field. */
export const withField = (token: number, field: number): number =>
  pack(tokenTerm(token), field, isExtraToken(token));
export const isExtraToken = (token: number): boolean => (token & 1) === 1;
/**
 * Fills `terms` with those of words, without what stands at the place of the word before. Returns whether a phrase may begin
 * with one of them.
 */
export function readTerms(tokens: Uint32Array, begins: (term: number) => boolean, terms: number[]): boolean {
  terms.length = 0;
  let mayBegin = false;
  for (let i = 0; i < tokens.length; i++) {
    if (isExtraToken(tokens[i])) continue;
    const term = tokenTerm(tokens[i]);
    mayBegin ||= begins(term);
    terms.push(term);
  }
  return mayBegin;
}

type Entry = { start: number; length: number; revision: number };

/** Creates an empty corpus, or continues from a snapshot. */
export function createCorpus(kept?: CorpusSnapshot): Corpus {
  const lexicon = createLexicon(kept?.terms ? kept.terms.split('\n') : []);
  const entries = new Map<number, Entry>();
  const lengths = fields.map(() => 0);
  let tokens = new Uint32Array(1 << 16);
  let used = 0;
  let live = 0;
  let revision = 0;
  /** Frequency of each term in the texts. */
  let uses = new Uint32Array(1 << 16);

  function sink(term: number, field: number, isExtra: boolean): void {
    if (used === tokens.length) tokens = resized(tokens, used, used * 2);
    tokens[used++] = pack(term, field, isExtra);
  }

  function count(entry: Entry, sign: 1 | -1): void {
    live += sign * entry.length;
    const { length: terms } = lexicon.terms;
    if (uses.length < terms) uses = resized(uses, uses.length, terms * 2);
    for (let i = entry.start; i < entry.start + entry.length; i++) {
      const token = tokens[i];
      const field = tokenField(token);
      uses[tokenTerm(token)] = uses[tokenTerm(token)] + sign;
      if (isExtraToken(token) && isTitleField(field)) continue;
      lengths[field] = lengths[field] + sign;
    }
  }

  function remove(id: number): void {
    const entry = entries.get(id);
    if (!entry) return;
    count(entry, -1);
    entries.delete(id);
  }

  /** Compacts live entries once more than half of the space is free. */
  function compact(): void {
    if (used < 1 << 16 || live * 2 > used) return;
    const kept = new Uint32Array(Math.max(1 << 16, Math.ceil(live * 1.25)));
    let end = 0;
    for (const entry of entries.values()) {
      kept.set(tokens.subarray(entry.start, entry.start + entry.length), end);
      entry.start = end;
      end += entry.length;
    }
    tokens = kept;
    used = end;
  }

  /** Copied, as the snapshot's memory is shared with other arrays. */
  function goOnWith({ ids, starts, tokens: held }: CorpusSnapshot): void {
    tokens = resized(held, held.length, Math.max(1 << 16, Math.ceil(held.length * 1.25)));
    used = held.length;
    ids.forEach((id, p) => {
      const start = starts[p];
      const entry = { start, length: starts[p + 1] - start, revision };
      entries.set(id, entry);
      count(entry, 1);
    });
  }
  if (kept) goOnWith(kept);

  function keep(): CorpusSnapshot {
    const all = [...entries];
    const starts = new Uint32Array(all.length + 1);
    const held = new Uint32Array(live);
    all.forEach(([, { start, length }], p) => {
      held.set(tokens.subarray(start, start + length), starts[p]);
      starts[p + 1] = starts[p] + length;
    });
    return {
      terms: lexicon.terms.join('\n'),
      ids: Float64Array.from(all, ([id]) => id),
      starts,
      tokens: held,
    };
  }

  return {
    lexicon,
    keep,
    put(id, texts) {
      remove(id);
      compact();
      const start = used;
      readTexts(texts, { lexicon, sink });
      const entry = { start, length: used - start, revision: ++revision };
      entries.set(id, entry);
      count(entry, 1);
    },
    remove,
    tokensOf(id) {
      const entry = entries.get(id);
      return entry ? tokens.subarray(entry.start, entry.start + entry.length) : none;
    },
    termsInUse: () => Uint8Array.from(lexicon.terms, (_, term) => ((uses[term] ?? 0) > 0 ? 1 : 0)),
    revision: () => revision,
    revisionOf: (id) => entries.get(id)?.revision ?? Number.POSITIVE_INFINITY,
    averageLength: (field) => {
      const total = isTitleField(field)
        ? lengths.reduce((sum, length, f) => sum + (isTitleField(f) ? length : 0), 0)
        : lengths[field];
      return Math.max(1, Math.round((8 * (total ?? 0)) / Math.max(1, entries.size)) / 8);
    },
  };
}

const none = new Uint32Array(0);

function resized(from: Uint32Array, used: number, size: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(size);
  grown.set(from.subarray(0, used));
  return grown;
}
