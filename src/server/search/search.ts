import type { Language } from '../../contract/language.ts';
import type { Changes } from '../platform/response-cache/change-log.ts';
import type { Suggestions } from './engine/querying/suggest.ts';
import type { EngineRequest, EngineResult } from './engine/request.ts';

export type SearchResult = EngineResult & {
  /** Where nothing was found at all: categories near what was typed, the likeliest first; else `shelfIds`. */
  nearbyCategoryIds: number[];
};

/**
 * Search, lists and counts over products with live offers. Its methods return promises: the index in
 * this process has results at once, OpenSearch does not.
 */
export type Search = {
  /** Resolves when the first index is there; tries for as long as the database is away. */
  start(): Promise<void>;
  /** Results that the pages of a list reach; left out: all of them. */
  pagesReach?: number;
  /** Catalogue version that results show; 0 before the first index. */
  version(): number;
  /** The newest catalogue version announced; results may not show it yet. */
  newestVersion(): number;
  /** The catalogue's changes, noted when they are announced, and again when results show them. */
  changes: Changes;
  /** Is called with each version once results show it. Returns the unsubscribe function. */
  onVersion(notify: (version: number) => void): () => void;
  search(request: EngineRequest): Promise<SearchResult>;
  /** At most `limit` of each kind for a text that is still being typed. */
  suggest(text: string, limit: number, language?: Language): Promise<Suggestions>;
  /** Listed products by category id. */
  countsByCategory(): Map<number, number>;
  /** Listed products like this one, best first. */
  similar(productId: number, limit: number): Promise<number[]>;
  /** Listed products of its family, itself among them where it is listed, in the order of their ids. */
  family(productId: number): Promise<number[]>;
  close(): Promise<void>;
};
