import { addresses } from '../../contract/addresses.ts';
import type { Product } from '../../contract/catalogue/schema.ts';
import { eurosToCents } from '../../contract/money.ts';
import type { Variants } from '../families/variant-choices.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import type { Part } from '../load.ts';
import { breadcrumbData, categoryCrumb, homeCrumb } from '../structured-data/list-data.ts';
import { productData } from '../structured-data/product-data.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { productTexts } from './texts/texts.ts';

type ProductHeadProps = { product: Product; variants: Part<Variants> };

/** The product's picture for shared links; another price, stock or number of merchants is another address. */
function useSharePath({ _id, totalPrice, merchantsCount, availabilityStatus }: Product): string {
  const version = `${eurosToCents(totalPrice ?? 0)}-${merchantsCount}${availabilityStatus[0]}`;
  return addresses.sharePicture(useLanguage(), _id, version);
}

function ProductFacts({ product, variants, picture }: ProductHeadProps & { picture: string }) {
  const language = useLanguage();
  const { publicUrl } = useRootData().site;
  const { _id, title, categoryPath, category } = product;
  const things = () => {
    // A product whose category is missing stands below home.
    const above = category._id
      ? [homeCrumb(language), ...[...categoryPath, category].map((each) => categoryCrumb(language, each))]
      : [homeCrumb(language)];
    const crumbs = [...above, { name: title, path: addresses.product(language, _id) }];
    return [
      productData(product, { publicUrl, language, picture, variants }),
      breadcrumbData(publicUrl, crumbs),
    ];
  };
  return <StructuredData key={_id} things={import.meta.env.SSR && things} />;
}

/** What browsers, search engines and shared links know of a product; one that nobody offers is not to be found. */
export function ProductHead({ product, variants }: ProductHeadProps) {
  const language = useLanguage();
  const texts = useTexts(productTexts);
  const sharePath = useSharePath(product);
  const { title, mainOffer, merchantsCount, awaitsMerchant } = product;
  const picture = { path: sharePath, alt: title };
  if (!mainOffer) {
    return (
      <PageHead
        title={texts[awaitsMerchant ? 'titleAwaited' : 'titleWithoutOffers'](title)}
        description={texts[awaitsMerchant ? 'metaAwaited' : 'metaWithoutOffers'](title)}
        picture={picture}
        isHidden
      />
    );
  }
  const { condition, deliveryKnown, inStock, stockKnown } = mainOffer;
  const price = formatPrice(language, mainOffer.totalPrice);
  const from = `${texts.decision.otherFrom[condition]} ${(deliveryKnown ? texts.delivered : texts.priceNotDelivered)(price)}`;
  const namedPrice = stockKnown && !inStock ? texts.lastPrice(price) : from;
  return (
    <>
      <PageHead
        title={texts.title(title, merchantsCount)}
        description={texts.metaDescription(title, namedPrice, merchantsCount)}
        picture={picture}
        type="product"
      />
      <ProductFacts product={product} variants={variants} picture={sharePath} />
    </>
  );
}
