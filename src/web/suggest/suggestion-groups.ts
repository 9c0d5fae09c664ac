import { addresses } from '../../contract/addresses.ts';
import type { Category } from '../../contract/catalogue/schema.ts';
import type { Suggestions } from '../../contract/catalogue/suggestions-schema.ts';
import type { Language } from '../../contract/language.ts';
import { categoryName } from '../i18n/category-name.ts';

type Kind =
  | { kind: 'search'; text: string }
  | { kind: 'list'; text: string; productsCount: number }
  | { kind: 'product'; product: Suggestions['products'][number] }
  | { kind: 'clear' };
/** One line of the suggestions and where it leads; `clear` deletes the recent searches instead. */
export type Suggestion = Kind & { key: string; to: string };
export type SuggestionGroup = {
  name: 'recent' | 'categories' | 'brands' | 'products';
  suggestions: Suggestion[];
};

type GroupsInput = {
  language: Language;
  typed: string;
  recent: readonly string[];
  found: Suggestions | undefined;
};

/** Maximum number of recent searches beside other suggestions; only those that start with the typed text. */
const recentBesideOthers = 2;

function recentGroup({ language, typed, recent }: GroupsInput): SuggestionGroup {
  const text = typed.trim().toLowerCase();
  const wanted = text
    ? recent
        .filter((each) => each.toLowerCase().startsWith(text) && each.toLowerCase() !== text)
        .slice(0, recentBesideOthers)
    : recent;
  const suggestions = wanted.map(
    (each): Suggestion => ({
      kind: 'search',
      key: `s${each}`,
      text: each,
      to: addresses.search(language, each),
    }),
  );
  if (!text && suggestions.length > 0) suggestions.push({ kind: 'clear', key: 'clear', to: '' });
  return { name: 'recent', suggestions };
}

const toCategory = (language: Language, category: Category): Suggestion => ({
  kind: 'list',
  key: `c${category._id}`,
  text: categoryName(language, category),
  productsCount: category.productsCount,
  to: addresses.category(language, category.name),
});

/** What is shown under the search box, in order; groups without a line are left out. */
export function suggestionGroups(input: GroupsInput): SuggestionGroup[] {
  const { language, found } = input;
  const groups: SuggestionGroup[] = [
    recentGroup(input),
    {
      name: 'categories',
      suggestions: (found?.categories ?? []).map((category) => toCategory(language, category)),
    },
    {
      name: 'brands',
      suggestions: (found?.brands ?? []).map(({ brand, productsCount }) => ({
        kind: 'list',
        key: `b${brand}`,
        text: brand,
        productsCount,
        to: addresses.search(language, brand),
      })),
    },
    {
      name: 'products',
      suggestions: (found?.products ?? []).map((product) => ({
        kind: 'product',
        key: `p${product._id}`,
        product,
        to: addresses.product(language, product._id),
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
