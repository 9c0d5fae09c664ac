import { Suspense, useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Product } from '../../contract/catalogue/schema.ts';
import { withoutEarlyFigures } from '../../contract/catalogue/verdict.ts';
import { errorStatuses } from '../../contract/errors/error-codes.ts';
import { variantChoices } from '../families/variant-choices.ts';
import { optional, requestOf } from '../load.ts';
import { cardProduct } from '../product-card/card-product.ts';
import { rememberViewed } from '../recent/recently-viewed.ts';
import { lazyWhenWanted } from '../ui/behaviour/lazy-when-wanted.ts';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productPicture, productThumbnail } from '../ui/product/product-picture.ts';
import type { Route } from './+types/product-route.ts';
import { DecisionBox } from './decision-box.tsx';
import { Gallery } from './gallery.tsx';
import { getProduct } from './get-product.ts';
import { NoOfferBox } from './no-offer-box.tsx';
import { KeySpecifications, ProductTitle } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { readProductView, sizeIn } from './product-view.ts';
import { sizeNote } from './size-note.ts';
import { VariantSwitcher } from './variant-switcher.tsx';

/** The longest history that the page shows; it cuts shorter ones out of it. */
const historyDays = 365;
/** One row on a wide page, two on a phone. */
const similarProducts = 4;

const bodyId = 'product-body';
const ProductBody = lazyWhenWanted(bodyId, () => import('./product-body.tsx'));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const { id } = params;
  const size = sizeIn(request.url);
  const product = await getProduct({ api, language, id, size });
  const [history, similar, family] = await Promise.all([
    optional(context, api('getProductHistory', { language, params: { id }, query: { days: historyDays } })),
    optional(
      context,
      api('listSimilarProducts', { language, params: { id } }, (all) =>
        all.slice(0, similarProducts).map(cardProduct),
      ),
    ),
    optional(context, api('getProductFamily', { language, params: { id } })),
  ]);
  const isWhole = history !== undefined && similar !== undefined && family !== undefined;
  return data(
    // Prices by merchant are left out of loader data: they would be most of the page's bytes.
    {
      product,
      history: history && { ...withoutEarlyFigures(history), merchants: [] },
      similar,
      variants: family && variantChoices(family, language, size),
      sizeNote: sizeNote(product, language),
    },
    { status: isWhole ? 200 : errorStatuses.unavailable },
  );
}

/** Other views of the same product reuse the loaded data, in another size not; a retry reloads everything. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isView =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    sizeIn(currentUrl.href) === sizeIn(nextUrl.href);
  return isView ? false : defaultShouldRevalidate;
}

function useRememberViewed(product: Product) {
  const { _id: id, title, mainOffer } = product;
  const size = product.size ?? undefined;
  const image = productThumbnail(product);
  const price = mainOffer?.totalPrice;
  useEffect(() => rememberViewed({ id, title, image, size, price }), [id, title, image, size, price]);
}

export default function ProductRoute({
  loaderData: { product, history, similar, variants, sizeNote: note },
}: Route.ComponentProps) {
  const [query] = useSearchParams();
  const view = readProductView(query);
  useRememberViewed(product);
  return (
    <article className="wide-place grid gap-8">
      <ProductHead product={product} variants={variants} />
      <header className="product-header has-large-picture">
        {product.pictures.length > 1 ? (
          <Gallery key={product._id} product={product} />
        ) : (
          <ProductImage
            {...productPicture(product)}
            alt=""
            size={352}
            sizes="(min-width: 64rem) 352px, (min-width: 50rem) 176px, 104px"
            isPriority
            className="rounded-md border border-rule p-2 md:p-4"
          />
        )}
        <ProductTitle product={product} />
        <KeySpecifications product={product} />
        {variants?.choices[0] && <VariantSwitcher {...variants} />}
        {product.mainOffer ? (
          <DecisionBox
            product={product}
            offer={product.mainOffer}
            history={history}
            view={view}
            sizeNote={note}
          />
        ) : (
          <NoOfferBox product={product} />
        )}
      </header>
      <div id={bodyId} className="grid gap-8">
        <Suspense fallback={<div className="min-h-screen" />}>
          <ProductBody product={product} history={history} similar={similar} view={view} />
        </Suspense>
      </div>
    </article>
  );
}
