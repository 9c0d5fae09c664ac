import { useEffect } from 'react';
import { addresses, type ListState } from '../../contract/addresses.ts';
import { noChoice } from '../../contract/catalogue/facet-choice.ts';
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
import { AllRefused, RefusedNote } from './refused-note.tsx';
import type { SaidOfResults } from './said-of-results.ts';
import { searchTexts } from './texts/texts.ts';
import { useCountedClicks } from './use-counted-clicks.ts';

export const searchSort = 'relevance';

type SearchPageProps = SearchText & {
  /** Nothing but a price was asked for. */
  isAnything: boolean;
  list: CardList;
  said: SaidOfResults;
  query: ListQuery;
};

function NothingFound({
  said: { searched },
  list: { nearbyCategories, refused },
}: Pick<SearchPageProps, 'said' | 'list'>) {
  const { list } = useTexts(sharedTexts);
  if (refused?.isAll) return <AllRefused {...refused} />;
  return (
    <EmptyState message={list.emptySearch(searched)}>
      <p>{nearbyCategories.length > 0 ? list.emptySearchNear : list.emptySearchNext}</p>
      <CategoryChips nearby={nearbyCategories} />
    </EmptyState>
  );
}

type RevisionNoteProps = Pick<SearchPageProps, 'search' | 'list' | 'said'> & { asTyped: string };

/** Leads to the same search within the prices that "20-50" may mean. */
function PriceRangeLink({ text, min, max }: NonNullable<SaidOfResults['priced']>) {
  const language = useLanguage();
  const texts = useTexts(searchTexts);
  const [from, to] = [min, max].map((euros) => formatRoundPrice(language, euros)) as [string, string];
  return (
    <TextLink to={addresses.search(language, text, { choice: { ...noChoice, min, max } })}>
      {texts.pricesBetween(from, to)}
    </TextLink>
  );
}

/** Which words were corrected or are in none of these results, and the link to the search as it was typed. */
function RevisionNote({ search, list, said, asTyped }: RevisionNoteProps) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const { correctedQuery, missingWords, allWords, total, nearbyCategories, refused } = list;
  const shelves = nearbyCategories.map((category) => categoryName(language, category));
  const isLacking = !refused?.isAll && (missingWords.length > 0 || (!allWords && total > 0));
  const tellMissing = said.isAbsence ? texts.missingAbsence : texts.missing;
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
      ) : missingWords.length > 0 && said.isRest ? (
        <p className="font-medium">{tellMissing(missingWords.map(texts.quoted).join(', '))}</p>
      ) : (
        isLacking && <p className="font-medium">{texts.closest}</p>
      )}
      {said.priced && <PriceRangeLink {...said.priced} />}
    </div>
  );
}

/** Search results; `noindex`, as any text makes such a page. */
export function SearchPage({ search, isAsTyped, isAnything, list, said, query }: SearchPageProps) {
  const language = useLanguage();
  const { list: texts } = useTexts(sharedTexts);
  const { searched } = said;
  const title = texts.searchTitle(searched);
  const isFound = list.total > 0;
  useCountedClicks(search);
  useEffect(() => {
    if (isFound) rememberSearch(isAsTyped ? search : (list.correctedQuery ?? search));
  }, [search, isAsTyped, list.correctedQuery, isFound]);
  const resultsAt = (state: ListState) => addresses.search(language, search, { isAsTyped, ...state });
  // Without its price nothing is left of what was asked for.
  const isLeft = ({ choice }: ListState) =>
    !isAnything || choice?.min !== undefined || choice?.max !== undefined;
  const address = (state: ListState) => (isLeft(state) ? resultsAt(state) : addresses.home(language));
  return (
    <>
      <PageHead
        title={title}
        description={texts.description(searched, formatNumber(language, list.total), list.total)}
        path={withoutLanguage(resultsAt({}))}
        isHidden
      />
      <ProductListPage
        title={title}
        list={list}
        query={query}
        defaultSort={searchSort}
        text={{ search, isAsTyped }}
        isWatchable={!isAnything}
        address={address}
        note={
          <>
            <RevisionNote search={search} list={list} said={said} asTyped={resultsAt({ isAsTyped: true })} />
            {list.refused && isFound && <RefusedNote {...list.refused} choice={query.choice} />}
          </>
        }
        empty={<NothingFound said={said} list={list} />}
      />
    </>
  );
}
