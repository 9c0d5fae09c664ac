import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { ProductCard } from '../../contract/catalogue.schema.ts';
import { errorStatuses } from '../../contract/error-codes.ts';
import { reportErrorContext } from '../contexts.ts';
import { useCompareTexts } from '../i18n/compare-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { viewState } from '../layout/view-link.tsx';
import { optional, type Part, requestOf } from '../load.ts';
import { type FoundProduct, findProduct } from '../product/get-product.ts';
import { useRecentlyViewed } from '../recent/recently-viewed.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import type { Route } from './+types/compare-price-route.ts';
import { Comparison } from './comparison.tsx';
import { PopularChoice, RecentChoice } from './product-choice.tsx';

/** As many as the browser remembers of viewed products. */
const popularCount = 5;

type PageData = {
  popular: Part<ProductCard[]>;
  /** Stands in the address: the visitor's choice. */
  askedId: string | undefined;
  /** null: there is nothing to compare. */
  shown: FoundProduct | null;
};

function statusOf({ popular, shown }: PageData): number {
  if (shown === 'unknown') return errorStatuses.not_found;
  return popular === undefined || shown === 'failed' ? errorStatuses.unavailable : 200;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const askedId = new URL(request.url).searchParams.get('product') ?? undefined;
  const popular = await optional(
    context,
    api('listProducts', { language, query: { sortBy: 'offers', limit: popularCount } }),
  );
  const id = askedId ?? popular?.[0]?._id;
  const nothing = popular ? null : 'failed';
  const shown =
    id === undefined ? nothing : await findProduct({ api, language, id }, context.get(reportErrorContext));
  const page: PageData = { popular, askedId, shown };
  return data(page, { status: statusOf(page) });
}

/** Without a choice of their own, visitors go on with what they viewed last. */
function useOpenLastViewed(askedId: string | undefined, lastViewedId: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (askedId !== undefined || lastViewedId === undefined) return;
    void navigate(`?product=${lastViewedId}`, { replace: true, preventScrollReset: true, state: viewState });
  }, [askedId, lastViewedId, navigate]);
}

function Shown({ shown }: { shown: FoundProduct | null }) {
  const language = useLanguage();
  const texts = useCompareTexts();
  if (shown === 'failed') return <ErrorState message={texts.failed} />;
  if (shown !== null && shown !== 'unknown') {
    // Another product is another sheet, not the same one with parts that jump.
    return <Comparison key={shown._id} product={shown} heading="h2" />;
  }
  return (
    <EmptyState message={shown === 'unknown' ? texts.page.unknown : texts.page.empty}>
      <LinkButton to={addresses.products(language)}>{texts.page.browse}</LinkButton>
    </EmptyState>
  );
}

function Choices({ popular, chosenId }: { popular: PageData['popular']; chosenId: string | undefined }) {
  const { page } = useCompareTexts();
  const recent = useRecentlyViewed();
  if (recent.length > 0) return <RecentChoice products={recent} chosenId={chosenId} />;
  if (popular === undefined) return <ErrorState message={page.failed} />;
  return popular.length > 0 && <PopularChoice products={popular} chosenId={chosenId} />;
}

/** Recently viewed products compared (SPEC §2). Kept out of search engines: it is each visitor's own. */
export default function ComparePriceRoute({ loaderData }: Route.ComponentProps) {
  const { popular, askedId, shown } = loaderData;
  const { page } = useCompareTexts();
  const chosenId = askedId ?? popular?.[0]?._id;
  useOpenLastViewed(askedId, useRecentlyViewed()[0]?.id);
  return (
    <div className="grid gap-6">
      <PageHead title={page.title} description={page.description} isHidden />
      <div>
        <h1 className="text-2xl font-bold">{page.title}</h1>
        <p className="text-ink-soft">{page.lead}</p>
      </div>
      <div className="compare-page">
        <Choices popular={popular} chosenId={chosenId} />
        <div id="comparison" className="min-h-dvh min-w-0">
          <Shown shown={shown} />
        </div>
      </div>
    </div>
  );
}
