import { type MappingRule, otherCategoryKey, wordsOfSteps } from '../../facts/service.ts';

type KnownCategory = { id: number; key: string; name: string; nameFr: string };

/** What is known of a merchant's category. */
export type SuggestionSource = {
  path: string;
  networkPath: string;
  rule: MappingRule;
  ruleCategoryId: number | null;
  standing: readonly { categoryId: number; offers: number }[];
};

type Reason = { kind: 'standing' | 'name' | 'network' | 'coarse'; offers: number | null };
export type CategorySuggestion = { categoryId: number; reasons: Reason[] };

type Vote = Reason & { categoryId: number; weight: number };

const maxSuggestions = 3;
/** Fewer products may have their category by mistake. */
const minStanding = 2;

/** Similarity of a path segment and a category's name: 1 where it contains all of its words. */
function likeness(step: ReadonlySet<string>, name: readonly string[]): number {
  const shared = name.filter((word) => step.has(word)).length;
  if (shared === 0) return 0;
  return shared === name.length ? 1 : shared / new Set([...step, ...name]).size;
}

/** The last step of a path says what things are; those before it, what they belong to. */
function votesByName(path: string, categories: readonly KnownCategory[]): Vote[] {
  const steps = wordsOfSteps(path)
    .filter((words) => words.length > 0)
    .map((words) => new Set(words));
  return categories.flatMap(({ id, name, nameFr }) => {
    const names = [...wordsOfSteps(name), ...wordsOfSteps(nameFr)].filter((words) => words.length > 0);
    const scores = steps.map((step, place) => {
      const nearness = place === steps.length - 1 ? 1 : 0.6;
      return nearness * Math.max(0, ...names.map((words) => likeness(step, words)));
    });
    const weight = 2 * Math.max(0, ...scores);
    return weight >= 0.6 ? [{ categoryId: id, kind: 'name' as const, offers: null, weight }] : [];
  });
}

function votesByStanding({ standing }: SuggestionSource): Vote[] {
  const all = standing.reduce((sum, { offers }) => sum + offers, 0);
  return standing
    .filter(({ offers }) => offers >= minStanding && offers > all / 5)
    .map(({ categoryId, offers }) => ({ categoryId, kind: 'standing', offers, weight: (3 * offers) / all }));
}

function votesByRule({ rule, ruleCategoryId }: SuggestionSource): Vote[] {
  if (ruleCategoryId === null || (rule !== 'network' && rule !== 'coarse')) return [];
  return [{ categoryId: ruleCategoryId, kind: rule, offers: null, weight: rule === 'network' ? 2 : 1 }];
}

/**
 * Suggests our categories for a merchant's, the best first, each with its evidence: categories of its
 * products, a similar name in either language, and the automatic mapping. Pure.
 */
export function suggestCategories(
  source: SuggestionSource,
  categories: readonly KnownCategory[],
): CategorySuggestion[] {
  const possible = new Set(categories.flatMap(({ id, key }) => (key === otherCategoryKey ? [] : [id])));
  const votes = [
    ...votesByStanding(source),
    ...votesByName(source.path || source.networkPath, categories),
    ...votesByRule(source),
  ].filter(({ categoryId }) => possible.has(categoryId));
  const sum = (group: readonly Vote[]) => group.reduce((total, { weight }) => total + weight, 0);
  return [...Map.groupBy(votes, ({ categoryId }) => categoryId)]
    .sort(([a, votesOfA], [b, votesOfB]) => sum(votesOfB) - sum(votesOfA) || a - b)
    .slice(0, maxSuggestions)
    .map(([categoryId, group]) => ({
      categoryId,
      reasons: group.map(({ kind, offers }) => ({ kind, offers })),
    }));
}
