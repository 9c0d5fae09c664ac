import { Outlet } from 'react-router';
import { productPageEn } from '../product/texts/en.ts';
import { ProductTextsContext } from '../product/texts/use-texts.ts';

const texts = { en: productPageEn };

/** The texts that product pages below `/en` are shown with. */
export default function EnglishProductRoute() {
  return (
    <ProductTextsContext value={texts}>
      <Outlet />
    </ProductTextsContext>
  );
}
