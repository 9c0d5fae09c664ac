import { lazy, useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { errorStatuses } from '../../contract/errors/error-codes.ts';
import { reportErrorContext } from '../contexts.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
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
import { readChosen } from './side-by-side/chosen-products.ts';
import { type SideProduct, sideProduct } from './side-by-side/side-product.ts';
import { compareTexts } from './texts/texts.ts';

/** Loaded when needed: most visitors compare one product's merchants, without it. */
const SideBySide = lazy(async () => ({
  default: (await import('./side-by-side/side-by-side.tsx')).SideBySide,
}));

/** As many as the browser remembers of viewed products. */
const popularCount = 5;

type PageData = {
  popular: Part<ProductCard[]>;
  /** Stands in the address: the visitor's choice. */
  askedId: string | undefined;
  /** null: there is nothing to compare. */
  shown: FoundProduct | null;
  /** The products shown side by side, if loaded; none: one product with its merchants. */
  side: { asked: string[]; found: SideProduct[]; hasFailed: boolean };
};

function statusOf({ popular, shown, side }: PageData): number {
  if (side.hasFailed) return errorStatuses.unavailable;
  if (shown === 'unknown' || (side.asked.length > 0 && side.found.length === 0))
    return errorStatuses.not_found;
  return popular === undefined || shown === 'failed' ? errorStatuses.unavailable : 200;
}

type Find = (id: string) => Promise<FoundProduct>;

async function findSide(asked: string[], find: Find): Promise<PageData['side']> {
  const all = await Promise.all(asked.map(find));
  const found = all.flatMap((each) => (typeof each === 'string' ? [] : [sideProduct(each)]));
  return { asked, found, hasFailed: all.includes('failed') };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const query = new URL(request.url).searchParams;
  const askedId = query.get('product') ?? undefined;
  const find: Find = (id) => findProduct({ api, language, id }, context.get(reportErrorContext));
  const popular = await optional(
    context,
    api('listProducts', { language, query: { sortBy: 'offers', limit: popularCount } }),
  );
  const side = await findSide(readChosen(query), find);
  const id = askedId ?? popular?.[0]?._id;
  const nothing = popular ? null : 'failed';
  const isSingle = side.asked.length === 0;
  const shown = isSingle && id !== undefined ? await find(id) : isSingle ? nothing : null;
  const page: PageData = { popular, askedId, shown, side };
  return data(page, { status: statusOf(page) });
}

/** Without a choice of their own, visitors go on with what they viewed last. */
function useOpenLastViewed(hasAsked: boolean, lastViewedId: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasAsked || lastViewedId === undefined) return;
    void navigate(`?product=${lastViewedId}`, { replace: true, preventScrollReset: true, state: viewState });
  }, [hasAsked, lastViewedId, navigate]);
}

function Shown({ shown }: { shown: FoundProduct | null }) {
  const language = useLanguage();
  const texts = useTexts(compareTexts);
  if (shown === 'failed') return <ErrorState message={texts.failed} />;
  if (shown !== null && shown !== 'unknown') {
    // The key remounts the page for another product.
    return <Comparison key={shown._id} product={shown} heading="h2" />;
  }
  return (
    <EmptyState message={shown === 'unknown' ? texts.page.unknown : texts.page.empty}>
      <LinkButton to={addresses.products(language)}>{texts.page.browse}</LinkButton>
    </EmptyState>
  );
}

function Side({ side: { asked, found, hasFailed } }: Pick<PageData, 'side'>) {
  const texts = useTexts(compareTexts);
  return (
    <div className="grid gap-4">
      {hasFailed && <ErrorState message={texts.failed} />}
      {found.length > 0 && <SideBySide products={found} />}
      {!hasFailed && found.length < asked.length && <p role="note">{texts.side.missing}</p>}
    </div>
  );
}

type ChoicesProps = { popular: PageData['popular']; chosenIds: readonly string[]; isSide: boolean };

function Choices({ popular, ...chosen }: ChoicesProps) {
  const { page } = useTexts(compareTexts);
  const recent = useRecentlyViewed();
  if (recent.length > 0) return <RecentChoice products={recent} {...chosen} />;
  if (popular === undefined) return <ErrorState message={page.failed} />;
  return popular.length > 0 && <PopularChoice products={popular} {...chosen} />;
}

/** Recently viewed products compared. Kept out of search engines: it is each visitor's own. */
export default function ComparePriceRoute({ loaderData }: Route.ComponentProps) {
  const { popular, askedId, shown, side } = loaderData;
  const { page } = useTexts(compareTexts);
  const isSide = side.asked.length > 0;
  const single = askedId ?? popular?.[0]?._id;
  const chosenIds = isSide ? side.asked : single === undefined ? [] : [single];
  useOpenLastViewed(isSide || askedId !== undefined, useRecentlyViewed()[0]?.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={page.title} description={page.description} isHidden />
      <div>
        <h1 className="text-2xl font-bold">{page.title}</h1>
        <p className="text-ink-soft">{page.lead}</p>
      </div>
      <div className="compare-page">
        <Choices popular={popular} chosenIds={chosenIds} isSide={isSide} />
        <div id="comparison" className="min-h-dvh min-w-0">
          {isSide ? <Side side={side} /> : <Shown shown={shown} />}
        </div>
      </div>
    </div>
  );
}
