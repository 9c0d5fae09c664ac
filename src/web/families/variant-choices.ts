import type { ProductFamily } from '../../contract/catalogue/family-schema.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import type { VariantAxis } from '../../contract/catalogue/variant-axes.ts';
import type { Language } from '../../contract/language.ts';
import { formatPrice } from '../i18n/format.ts';
import { familyTexts } from './texts.ts';

/** What a product page offers to switch to on one axis; `isOther`: more than that would differ. */
export type VariantChoice = {
  axis: VariantAxis;
  name: string;
  values: {
    label: string;
    price: string;
    href: string;
    title: string;
    isOwn: boolean;
    isOther: boolean;
  }[];
};

/** A product's family as its page shows it; `groupId`: of all of its products the same. */
export type Variants = { groupId: string | undefined; choices: VariantChoice[] };

type Value = ProductFamily['axes'][number]['values'][number];

function priceOf({ totalPrice, deliveryKnown, inStock, stockKnown }: Value, language: Language): string {
  const texts = familyTexts[language];
  if (totalPrice === null) return texts.noOffer;
  if (!inStock && stockKnown) return texts.soldOut;
  const stated = formatPrice(language, totalPrice);
  const price = deliveryKnown ? stated : texts.notDelivered(stated);
  return stockKnown ? texts.from(price) : texts.stockNotStated(price);
}

/** For loaders: browsers get sentences, not how they are made. `size`: of clothes and shoes, the one that was chosen stays so. */
export const variantChoices = (
  { axes, products }: ProductFamily,
  language: Language,
  size = '',
): Variants => ({
  groupId: products[0]?.productId,
  choices: axes.map(({ axis, values }) => ({
    axis,
    name: familyTexts[language].axes[axis],
    values: values.map((value) => ({
      label: value.label,
      price: priceOf(value, language),
      href: productInSize(language, value.productId, size),
      title: value.title,
      isOwn: value.isOwn,
      isOther: !value.isOwn && !value.isOnlyChange,
    })),
  })),
});
