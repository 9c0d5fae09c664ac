import { Outlet } from 'react-router';
import { productPageEn } from '../i18n/en-product.ts';
import { productPageFr } from '../i18n/fr-product.ts';
import { ProductTextsContext } from '../i18n/product-texts.ts';

const texts = { fr: productPageFr, en: productPageEn };

/** The texts of product pages without a language in their address. */
export default function NegotiatedProductRoute() {
  return (
    <ProductTextsContext value={texts}>
      <Outlet />
    </ProductTextsContext>
  );
}
