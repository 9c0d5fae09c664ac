import { Outlet } from 'react-router';
import { productPageEn } from '../i18n/en-product.ts';
import { ProductTextsContext } from '../i18n/product-texts.ts';

const texts = { en: productPageEn };

/** The texts that product pages below `/en` are shown with. */
export default function EnglishProductRoute() {
  return (
    <ProductTextsContext value={texts}>
      <Outlet />
    </ProductTextsContext>
  );
}
