import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import type { Language } from '../../contract/language.ts';
import { formatNumber, formatPrice } from '../i18n/format.ts';
import { type CardList, cardList } from '../product-card/card-product.ts';
import { familyTexts } from './texts.ts';

/** "2 capacités, 3 couleurs, dès 589,00 €": what a card tells of the family that its product stands for. */
function noteOf(
  { variants, lowestTotal }: ProductList['families'][number],
  ownTotal: number | null,
  language: Language,
): string {
  const texts = familyTexts[language];
  const counts = variants.map(({ axis, count }) => texts.count(axis, count));
  // The price above says it where the product is the cheapest itself.
  const from =
    lowestTotal === null || lowestTotal === ownTotal ? [] : [texts.from(formatPrice(language, lowestTotal))];
  return [...counts, ...from].join(', ');
}

/** The note about chosen sizes in which there is no product. */
const unknownSizesOf = (
  { unknownSizes }: ProductList,
  language: Language,
): Pick<CardList, 'unknownSizes'> => {
  const names = unknownSizes.map((size) => sizeName(size, language));
  return names.length > 0 ? { unknownSizes: familyTexts[language].unknownSizes(names.join(', ')) } : {};
};

/**
 * A list as pages show it, with the notes of its cards on families and sizes. For loaders: browsers get the finished
 * sentences, not the code that makes them.
 */
export function familyList(list: ProductList, language: Language): CardList {
  const families = new Map(list.families.map((family) => [family.productId, family]));
  const { products, ...rest } = cardList(list);
  const { productsTotal } = list;
  return {
    ...rest,
    ...unknownSizesOf(list, language),
    ...(productsTotal > list.total && {
      withVariants: familyTexts[language].withVariants(formatNumber(language, productsTotal)),
    }),
    products: products.map((product) => {
      const family = families.get(product._id);
      const notes = [
        ...(product.size ? [familyTexts[language].inSize(sizeName(product.size, language))] : []),
        ...(family ? [noteOf(family, product.totalPrice, language)] : []),
      ];
      return { ...product, ...(notes.length > 0 && { family: notes.join(', ') }) };
    }),
  };
}
