import { type ChosenOffers, type Narrower, sizesOf } from './facets/narrower.ts';
import type { MatchFinder } from './querying/find-matches.ts';
import type { Folder } from './querying/fold.ts';
import { countLeading, minLeadingScore, minMeantScore, minWholeScore } from './querying/leading.ts';
import { namesVariant } from './querying/named-variants.ts';
import type { OrderPages } from './querying/order-pages.ts';
import type { Pager } from './querying/pager.ts';
import type { QueryWords } from './querying/reading/read-query.ts';
import type { Matches } from './querying/scoring.ts';
import {
  described,
  type EngineRequest,
  type EngineResult,
  isStored,
  mayFold,
  mayLeaveNone,
} from './request.ts';

type Parts = Folder & {
  findMatches: MatchFinder;
  narrow: Narrower;
  orderPages: OrderPages;
  pager: Pager;
  productIds(documents: ArrayLike<number>): number[];
};

/** By relevance: 0 unless what lacks a word stands behind what holds all. */
const minWhole = ({ documents, count, scores, isParted }: Matches): number =>
  isParted ? minWholeScore(count, (at) => scores[documents[at]]) : 0;

const byScore =
  (scores: Matches['scores']) =>
  (document: number, other: number): boolean =>
    scores[document] === scores[other] ? document < other : scores[document] > scores[other];

/** What a text finds with one product for each family, in place: the best match; returns how many stay. */
export const foldByScore = ({ fold }: Folder, { documents, count, scores }: Matches): number =>
  fold(documents, count, byScore(scores));

/** Pages of what a query finds. */
export function createProductSearch(
  parts: Parts,
): (query: QueryWords, request: EngineRequest) => EngineResult {
  const { findMatches, narrow, pager, productIds } = parts;
  const { pageByClass, isFirst } = parts.orderPages;

  /** What was meant stands for its family before what also matches, then what stands first. */
  function foldMatches(
    matches: Matches,
    minScore: number,
    request: EngineRequest,
    chosen: ChosenOffers | undefined,
  ): number {
    if (!isStored(request)) return foldByScore(parts, matches);
    const { documents, count, scores } = matches;
    const isBefore = isFirst(request, chosen);
    return parts.fold(documents, count, (document, other) => {
      const [leads, otherLeads] = [scores[document] >= minScore, scores[other] >= minScore];
      return leads === otherLeads ? isBefore(document, other) : leads;
    });
  }

  /** `leading`: how many come before what only matches as well. */
  function pageOf(
    matches: Matches,
    minScore: number,
    request: EngineRequest,
    chosen: ChosenOffers | undefined,
  ): { documents: number[]; leading: number } {
    if (isStored(request)) return pageByClass(matches, minScore, request, chosen);
    const leading = minScore > 0 ? countLeading(matches, minScore) : matches.count;
    return { documents: pager.byScore(matches, request), leading };
  }

  return (query, request) => {
    const { matches, revision } = findMatches(query, request);
    // Of all that is found: a choice of facets moves nothing from one class to the other.
    const { documents: all, scores } = matches;
    const minScore = isStored(request)
      ? minLeadingScore(matches.count, (at) => scores[all[at]])
      : minWhole(matches);
    const least = mayLeaveNone(request, matches)
      ? minMeantScore(matches, (at) => scores[all[at]])
      : undefined;
    const { count: products, facets, chosen } = narrow(matches, request.filters, request.facets);
    const narrowed = { ...matches, count: products };
    const isNoneLeft = least !== undefined && products > 0 && countLeading(narrowed, least) === 0;
    const isFolded = mayFold(request) && !namesVariant(query);
    const total = isFolded ? foldMatches(narrowed, minScore, request, chosen) : products;
    const { documents, leading } = pageOf({ ...matches, count: total }, minScore, request, chosen);
    return {
      ids: productIds(documents),
      total,
      products,
      isFolded,
      leading: isNoneLeft ? 0 : leading,
      ...described(query, revision, matches),
      ...sizesOf(chosen),
      facets,
    };
  };
}
