import type { Product } from '../../contract/catalogue.schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../layout/page-head.tsx';

/** Title and description of a product's page; a product that nobody offers stays out of search engines. */
export function ProductHead({ product }: { product: Product }) {
  const language = useLanguage();
  const texts = useMessages().productPage;
  const { title, mainOffer, offersCount, merchantsCount } = product;
  if (!mainOffer) {
    return (
      <PageHead
        title={texts.titleWithoutOffers(title)}
        description={texts.metaWithoutOffers(title)}
        isHidden
      />
    );
  }
  const price = formatPrice(language, mainOffer.totalPrice);
  const namedPrice = mainOffer.deliveryKnown ? texts.delivered(price) : price;
  return (
    <PageHead
      title={texts.title(title, offersCount)}
      description={texts.metaDescription(title, namedPrice, merchantsCount)}
    />
  );
}
