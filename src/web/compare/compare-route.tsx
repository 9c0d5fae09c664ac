import { data, isRouteErrorResponse } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { errorStatuses } from '../../contract/errors/error-codes.ts';
import { reportErrorContext } from '../contexts.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { requestOf, routeError } from '../load.ts';
import { findProduct, followMerge } from '../product/get-product.ts';
import { sizeIn } from '../product/product-view.ts';
import { ErrorState } from '../ui/states.tsx';
import type { Route } from './+types/compare-route.ts';
import { Comparison } from './comparison.tsx';
import { compareTexts } from './texts/texts.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const size = sizeIn(request.url);
  const asked = { ...requestOf(context), id: params.id, size };
  const found = await findProduct(asked, context.get(reportErrorContext));
  if (found === 'unknown') throw routeError('not_found');
  const inSize = size === undefined ? '' : `?${new URLSearchParams({ size })}`;
  if (found !== 'failed')
    followMerge(found, asked, (language, id) => addresses.compare(language, id) + inSize);
  return found === 'failed'
    ? data({ product: undefined }, { status: errorStatuses.unavailable })
    : data({ product: found }, { status: 200 });
}

/** In place of a comparison that could not be loaded. */
function Failed() {
  const texts = useTexts(compareTexts);
  const { product } = useTexts(sharedTexts);
  return (
    <>
      <PageHead title={product.comparePrice} isHidden />
      <ErrorState message={texts.failed} />
    </>
  );
}

/** The compare page. Kept out of search engines: the product's own page shows the same offers. */
export default function CompareRoute({ loaderData: { product } }: Route.ComponentProps) {
  const texts = useTexts(compareTexts);
  if (!product) return <Failed />;
  return (
    <>
      <PageHead
        title={texts.title(product.title)}
        description={texts.metaDescription(product.title, product.merchantsCount)}
        isHidden
      />
      <Comparison product={product} heading="h1" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return status !== undefined && status < 500 ? <ErrorPage status={status} /> : <Failed />;
}
