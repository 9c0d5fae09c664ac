import { maxWeight } from '../../engine/fields.ts';
import type { Alternative } from '../../engine/querying/reading/alternatives.ts';
import { type Concept, weightBeside } from '../../engine/querying/reading/concepts.ts';
import { adjacency } from '../../engine/querying/word-scores.ts';
import { neighbours } from '../building/words-of-products.ts';
import { all, any, type Clause, none, oneOf, term } from '../query-language.ts';
import type { TextQuery } from './text-query.ts';

/** Neighbours in a title as in the query: tokens of the title of which one has to be there. */
function adjacentTokens({ concepts, termOf }: TextQuery, at: number, alternative: number): string[] {
  const chosen = concepts[at]?.alternatives[alternative];
  if (!chosen) return [];
  const { term: number, shift } = chosen;
  const own = termOf(number);
  return (concepts[at - 1]?.alternatives ?? []).flatMap((before) => {
    const steps = 1 + before.shift - shift;
    const name = termOf(before.term);
    // A term that stands for both words is its own neighbour.
    if (steps === 0 && name === own) return [own];
    return steps === 1 ? [neighbours(name, own)] : [];
  });
}

/** The number of a model counts right behind its name, or where only a description says both. */
function behindName(query: TextQuery, at: number, alternative: number): Clause {
  const { concepts, termOf } = query;
  const own = termOf(concepts[at]?.alternatives[alternative]?.term as number);
  const names = (concepts[at - 1]?.alternatives ?? []).map((before) => termOf(before.term));
  const aside = all([oneOf('words', names), none([oneOf('main', names), term('main', own)])]);
  return any([oneOf('title', adjacentTokens(query, at, alternative)), aside]);
}

/** What matches a word, in a field. */
export function wordFilter(query: TextQuery, at: number, field: 'words' | 'main'): Clause {
  const { alternatives, isBehindName } = query.concepts[at] as Concept;
  const termsOf = (those: readonly Alternative[]) => those.map(({ term: number }) => query.termOf(number));
  if (isBehindName)
    return any(termsOf(alternatives).map((own, i) => all([term(field, own), behindName(query, at, i)])));
  const mainOnly = termsOf(alternatives.filter(({ isMainOnly }) => isMainOnly));
  if (field === 'main' || mainOnly.length === 0) return oneOf(field, termsOf(alternatives));
  const others = termsOf(alternatives.filter(({ isMainOnly }) => !isMainOnly));
  return any([oneOf(field, others), oneOf('main', mainOnly)]);
}

/** OpenSearch refuses a query of more than 1,024 clauses: where so many terms stand for words, neighbours do not count. */
const maxWithNeighbours = 120;
const isWide = ({ concepts }: TextQuery): boolean =>
  concepts.reduce((sum, { alternatives }) => sum + alternatives.length, 0) > maxWithNeighbours;

/** A word's points in each product: of its alternatives the best. */
export function wordScore(query: TextQuery, at: number): Clause {
  const concept = query.concepts[at] as Concept;
  const { alternatives, idf, isBehindName } = concept;
  const isKind = query.concepts.length > 1 && query.kind.length === 1 && query.kind.includes(at);
  const bonus = at > 0 && !isWide(query) ? adjacency * Math.min(idf, query.concepts[at - 1]?.idf ?? 0) : 0;
  const queries = alternatives.map((alternative, i): Clause => {
    const { term: number, isMainOnly } = alternative;
    const weight = weightBeside(alternative, concept, isKind);
    const value = query.termOf(number);
    const points = { term: { words: { value, boost: (weight * idf * maxWeight) / 255 } } };
    const tokens = adjacentTokens(query, at, i);
    const adjacent = { constant_score: { filter: oneOf('title', tokens), boost: bonus } };
    if (bonus === 0 && !isBehindName && !isMainOnly) return points;
    const filter = [
      ...(isBehindName ? [behindName(query, at, i)] : []),
      ...(isMainOnly ? [term('main', value)] : []),
    ];
    return {
      bool: {
        must: [points],
        ...(bonus > 0 && tokens.length > 0 && { should: [adjacent] }),
        ...(filter.length > 0 && { filter }),
      },
    };
  });
  return queries.length > 0 ? { dis_max: { queries, _name: String(at) } } : { match_none: {} };
}

export const wordFilters = (query: TextQuery, field: 'words' | 'main'): Clause[] =>
  query.concepts.map((_, at) => wordFilter(query, at, field));

/** Products that hold at least so many words; one more than there are: all of them, none in the description alone. */
export function tierFilter(query: TextQuery, tier: number): Clause {
  const words = query.concepts.length;
  if (tier > words) return all(wordFilters(query, 'main'));
  return any(wordFilters(query, 'words'), tier);
}
