import { data } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { errorStatuses } from '../../contract/errors/error-codes.ts';
import { reportErrorContext } from '../contexts.ts';
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

/** The compare page. Kept out of search engines: the product's own page shows the same offers. */
export default function CompareRoute({ loaderData: { product } }: Route.ComponentProps) {
  const texts = useTexts(compareTexts);
  const { product: productTexts } = useTexts(sharedTexts);
  if (!product) {
    return (
      <>
        <PageHead title={productTexts.comparePrice} isHidden />
        <ErrorState message={texts.failed} />
      </>
    );
  }
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
