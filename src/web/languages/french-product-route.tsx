import { Outlet } from 'react-router';
import { productPageFr } from '../product/texts/fr.ts';
import { ProductTextsContext } from '../product/texts/use-texts.ts';

const texts = { fr: productPageFr };

/** The texts that product pages below `/fr` are shown with. */
export default function FrenchProductRoute() {
  return (
    <ProductTextsContext value={texts}>
      <Outlet />
    </ProductTextsContext>
  );
}
