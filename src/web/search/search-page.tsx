import { useEffect } from 'react';
import { addresses, type ListState } from '../../contract/addresses.ts';
import { noChoice } from '../../contract/catalogue/facet-choice.ts';
import { withoutSentence } from '../../contract/catalogue/sentences.ts';
import { categoryName } from '../i18n/category-name.ts';
import { formatNumber, formatRoundPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { withoutLanguage } from '../layout/localized-address.ts';
import { PageHead } from '../layout/page-head.tsx';
import { CategoryChips } from '../list/category-chips.tsx';
import type { ListQuery } from '../list/list-state.ts';
import { ProductListPage } from '../list/product-list-page.tsx';
import type { SearchText } from '../list/search-inputs.tsx';
import type { CardList } from '../product-card/card-product.ts';
import { rememberSearch } from '../suggest/recent-searches.ts';
import { EmptyState, TextLink } from '../ui/states.tsx';
import { rangeAmong } from './price-range.ts';
import { searchTexts } from './texts/texts.ts';
import { useCountedClicks } from './use-counted-clicks.ts';

export const searchSort = 'relevance';

type SearchPageProps = SearchText & {
  list: CardList;
  query: ListQuery;
};

function NothingFound({ search, list: { nearbyCategories } }: Pick<SearchPageProps, 'search' | 'list'>) {
  const { list } = useTexts(sharedTexts);
  return (
    <EmptyState message={list.emptySearch(search)}>
      <p>{nearbyCategories.length > 0 ? list.emptySearchNear : list.emptySearchNext}</p>
      <CategoryChips nearby={nearbyCategories} />
    </EmptyState>
  );
}

type RevisionNoteProps = Pick<SearchPageProps, 'search' | 'list'> & { asTyped: string };

/** Leads to the same search within the prices that "20-50" may mean. */
function PriceRangeLink({ search, missingWords }: { search: string; missingWords: readonly string[] }) {
  const language = useLanguage();
  const texts = useTexts(searchTexts);
  const range = rangeAmong(missingWords);
  const rest = range && withoutWords(search, [range.word]);
  if (!range || !rest) return null;
  const { min, max } = range;
  const [from, to] = [min, max].map((euros) => formatRoundPrice(language, euros)) as [string, string];
  return (
    <TextLink to={addresses.search(language, rest, { choice: { ...noChoice, min, max } })}>
      {texts.pricesBetween(from, to)}
    </TextLink>
  );
}

/** A number and its unit ("90 cm") are one word of a search, written as two. */
const isPair = (word: string): boolean => word.includes(' ');

/** A text without these words of it. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words
    .filter(isPair)
    .reduce((left, pair) => left.replace(pair, ''), text)
    .split(/\s+/)
    .filter((word) => !words.includes(word))
    .join(' ')
    .trim();

/** Which words were corrected or are in none of these results, and the link to the search as it was typed. */
function RevisionNote({ search, list, asTyped }: RevisionNoteProps) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const { correctedQuery, missingWords, allWords, total, nearbyCategories } = list;
  const shelves = nearbyCategories.map((category) => categoryName(language, category));
  const isRest = withoutWords(correctedQuery ?? withoutSentence(search), missingWords) !== '';
  const isLacking = missingWords.length > 0 || (!allWords && total > 0);
  if (correctedQuery === null && !isLacking) return null;
  return (
    <div className="grid gap-1 wrap-anywhere">
      {correctedQuery !== null && (
        <p className="font-medium">
          {texts.corrected(search)} <TextLink to={asTyped}>{texts.asTyped(search)}</TextLink>
        </p>
      )}
      {shelves.length > 0 && total > 0 ? (
        <p className="font-medium">{texts.ofOtherKind(shelves.join(', '), shelves.length)}</p>
      ) : missingWords.length > 0 && isRest ? (
        <p className="font-medium">{texts.missing(missingWords.map(texts.quoted).join(', '))}</p>
      ) : (
        isLacking && <p className="font-medium">{texts.closest}</p>
      )}
      <PriceRangeLink search={search} missingWords={missingWords} />
    </div>
  );
}

/** Small words at both ends, which belonged to words that are left out: "to listen to music with at the". */
const looseEnds =
  /^(?:(?:to|for|pour)\s+)+|(?:\s+(?:with|at|the|in|for|to|of|avec|pour|dans|sur|à|au|aux|de|du|des|la|le|les))+$/giu;

/** What the results are for: the text as it was corrected, without the words that they lack. */
function searchedText(search: string, { correctedQuery, missingWords, nearbyCategories }: CardList): string {
  const text = correctedQuery ?? withoutSentence(search);
  // Where nothing of that kind was found, the title still names what was searched.
  if (nearbyCategories.length > 0) return text;
  const left = withoutWords(text, missingWords);
  return left === text ? text : left.replaceAll(looseEnds, '') || text;
}

/** Search results; `noindex`, as any text makes such a page. */
export function SearchPage({ search, isAsTyped, list, query }: SearchPageProps) {
  const language = useLanguage();
  const { list: texts } = useTexts(sharedTexts);
  const searched = searchedText(search, list);
  const title = texts.searchTitle(searched);
  const isFound = list.total > 0;
  useCountedClicks(search);
  useEffect(() => {
    if (isFound) rememberSearch(isAsTyped ? search : (list.correctedQuery ?? search));
  }, [search, isAsTyped, list.correctedQuery, isFound]);
  const address = (state: ListState) => addresses.search(language, search, { isAsTyped, ...state });
  return (
    <>
      <PageHead
        title={title}
        description={texts.description(searched, formatNumber(language, list.total), list.total)}
        path={withoutLanguage(address({}))}
        isHidden
      />
      <ProductListPage
        title={title}
        list={list}
        query={query}
        defaultSort={searchSort}
        text={{ search, isAsTyped }}
        address={address}
        note={<RevisionNote search={search} list={list} asTyped={address({ isAsTyped: true })} />}
        empty={<NothingFound search={search} list={list} />}
      />
    </>
  );
}
