import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useForeignLang, useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useOwnPrices } from '../../my-price/own-prices-slot.ts';
import { OfferLink } from '../../product/offers/offer-link.tsx';
import { OfferPrice } from '../../product/offers/offer-price.tsx';
import { StockState } from '../../product/offers/offer-words.tsx';
import { productTexts } from '../../product/texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { productPicture } from '../../ui/product/product-picture.ts';
import { Rating } from '../../ui/product/rating.tsx';
import { titleOnLines } from '../../ui/product/title-on-lines.ts';
import { removeFromComparison } from '../compare-list.ts';
import { compareTexts } from '../texts/texts.ts';
import { chosenQuery, toggled } from './chosen-products.ts';
import { cheapest, type SideProduct } from './side-product.ts';
import { type SpecificationRow, specificationRows } from './specification-rows.ts';

type Columns = { products: readonly SideProduct[] };

function Head({ products }: Columns) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const { side } = useTexts(compareTexts);
  const ids = products.map(({ _id }) => _id);
  return (
    <thead>
      <tr>
        <td />
        {products.map((product) => (
          <th key={product._id} scope="col">
            <ProductImage {...productPicture(product)} alt="" size={120} className="mx-auto" />
            <Link
              to={addresses.product(language, product._id)}
              lang={merchantLang}
              className="line-clamp-4 font-semibold wrap-anywhere hover:text-brand hover:underline"
            >
              {titleOnLines(product.title)}
            </Link>
            <Link
              to={{ search: chosenQuery(toggled(ids, product._id)) }}
              aria-label={side.removeOf(product.title)}
              onClick={() => removeFromComparison(product._id)}
              className="button button-quiet button-sm font-normal"
            >
              <Icon of="x" size={16} />
              {side.remove}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = { label: ReactNode; isMarked?: boolean; children: ReactNode };

function Row({ label, isMarked = false, children }: RowProps) {
  const { side } = useTexts(compareTexts);
  return (
    <tr className={isMarked ? 'is-different' : undefined}>
      <th scope="row">
        {label}
        {isMarked && <span className="sr-only"> ({side.different})</span>}
      </th>
      {children}
    </tr>
  );
}

/** One cell for each product; a dash where it is empty. */
function cells(products: readonly SideProduct[], of: (product: SideProduct) => ReactNode) {
  return products.map((product) => <td key={product._id}>{of(product) || '—'}</td>);
}

function Offers({ products }: Columns) {
  const language = useLanguage();
  const texts = useTexts(compareTexts);
  const { product: words } = useTexts(sharedTexts);
  const productPage = useTexts(productTexts);
  const best = cheapest(products);
  const own = useOwnPrices();
  return (
    <tbody>
      <Row label={texts.delivered}>
        {cells(products, (product) =>
          product.offer ? (
            <>
              <OfferPrice offer={product.offer} isBest={best.has(product._id)} />
              {!product.offer.deliveryKnown && (
                <span className="block text-xs text-ink-soft">{productPage.offers.unknownDelivery}</span>
              )}
              {own?.card(product)}
            </>
          ) : (
            product.awaitsMerchant && words.noMerchantYet
          ),
        )}
      </Row>
      <Row label={texts.priceColumn}>
        {cells(products, ({ offer }) => offer && <span>{formatPrice(language, offer.storePrice)}</span>)}
      </Row>
      <Row label={texts.shipping}>
        {cells(
          products,
          ({ offer }) =>
            offer && (
              <>
                <span>{formatPrice(language, offer.deliveryCost)}</span>
                {!offer.deliveryKnown && (
                  <span className="block text-xs text-ink-soft">{productPage.offers.notStated}</span>
                )}
              </>
            ),
        )}
      </Row>
      <Row label={texts.merchant}>
        {cells(
          products,
          ({ offer, merchantsCount }) =>
            offer && (
              <>
                <span className="font-semibold">{offer.merchant}</span>
                <span className="block text-xs text-ink-soft">{texts.side.merchants(merchantsCount)}</span>
              </>
            ),
        )}
      </Row>
      <Row label={texts.side.availability}>
        {cells(products, ({ offer }) => offer && <StockState offer={offer} />)}
      </Row>
      <Row label={texts.side.condition}>
        {cells(products, ({ offer }) => offer && words.conditions[offer.condition])}
      </Row>
      <Row label={texts.side.rating}>
        {cells(products, ({ rating, ratingCount }) =>
          rating === null ? null : <Rating rating={rating} count={ratingCount} />,
        )}
      </Row>
      <Row label={productPage.specifications.brand}>{cells(products, ({ brand }) => brand || null)}</Row>
      <Row label={<span className="sr-only">{texts.link}</span>}>
        {cells(products, ({ offer }) => offer && <OfferLink offer={offer} />)}
      </Row>
    </tbody>
  );
}

function SpecificationCells({ row, products }: { row: SpecificationRow } & Columns) {
  const langOf = useForeignLang();
  return products.map(({ _id }, index) => {
    const value = row.values[index];
    return (
      <td key={_id} lang={langOf(value?.valueLanguage)} className="wrap-anywhere">
        {value?.value ?? '—'}
      </td>
    );
  });
}

function Specifications({ products }: Columns) {
  const { side } = useTexts(compareTexts);
  const langOf = useForeignLang();
  const rows = specificationRows(products.map(({ specifications }) => specifications));
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={products.length + 1} className="side-group">
          {side.specifications}
          <span className="block text-xs font-normal text-ink-soft">{side.marked}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row
          key={row.name.name}
          label={<span lang={langOf(row.name.nameLanguage)}>{row.name.name}</span>}
          isMarked={row.isDifferent}
        >
          <SpecificationCells row={row} products={products} />
        </Row>
      ))}
    </tbody>
  );
}

/** Up to four products side by side, with what they differ in marked. */
export function SideBySide({ products }: Columns) {
  const { side } = useTexts(compareTexts);
  return (
    <div className="grid min-w-0 gap-3">
      <h2 id="side-title" className="text-xl font-bold">
        {side.title}
      </h2>
      <p className="text-sm text-ink-soft">{side.share}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-labelledby="side-title" tabIndex={0} className="side-scroll">
        <table className="side-table">
          <Head products={products} />
          <Offers products={products} />
          <Specifications products={products} />
        </table>
      </section>
    </div>
  );
}
