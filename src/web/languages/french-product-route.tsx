import { Outlet } from 'react-router';
import { productPageFr } from '../i18n/fr-product.ts';
import { ProductTextsContext } from '../i18n/product-texts.ts';

const texts = { fr: productPageFr };

/** The texts that product pages below `/fr` are shown with. */
export default function FrenchProductRoute() {
  return (
    <ProductTextsContext value={texts}>
      <Outlet />
    </ProductTextsContext>
  );
}
