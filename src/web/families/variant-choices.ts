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
export type Variants = {
  groupId: string | undefined;
  choices: VariantChoice[];
  /** What holds for all prices, said once instead of behind each. */
  note?: string | undefined;
};

type Value = ProductFamily['axes'][number]['values'][number];

/** What all prices lack. */
type Lacking = { delivery: boolean; stock: boolean };

function lackingOf(values: readonly Value[]): Lacking {
  const priced = values.filter(
    ({ totalPrice, inStock, stockKnown }) => totalPrice !== null && (inStock || !stockKnown),
  );
  return {
    delivery: priced.length > 1 && priced.every(({ deliveryKnown }) => !deliveryKnown),
    stock: priced.length > 1 && priced.every(({ stockKnown }) => !stockKnown),
  };
}

function noteOf({ delivery, stock }: Lacking, language: Language): string | undefined {
  const { ofAll } = familyTexts[language];
  if (delivery && stock) return ofAll.both;
  if (delivery) return ofAll.delivery;
  return stock ? ofAll.stock : undefined;
}

function priceOf(value: Value, lacking: Lacking, language: Language): string {
  const { totalPrice, deliveryKnown, inStock, stockKnown } = value;
  const texts = familyTexts[language];
  if (totalPrice === null) return texts.noOffer;
  if (!inStock && stockKnown) return texts.soldOut;
  const stated = formatPrice(language, totalPrice);
  const price = deliveryKnown || lacking.delivery ? stated : texts.notDelivered(stated);
  if (stockKnown) return texts.from(price);
  return lacking.stock ? price : texts.stockNotStated(price);
}

/**
 * For loaders: browsers get the finished sentences, not the code that makes them. `size`: the chosen size of clothes
 * and shoes, which links keep.
 */
export function variantChoices({ axes, products }: ProductFamily, language: Language, size = ''): Variants {
  const lacking = lackingOf(axes.flatMap(({ values }) => values));
  return {
    groupId: products[0]?.productId,
    note: noteOf(lacking, language),
    choices: axes.map(({ axis, values }) => ({
      axis,
      name: familyTexts[language].axes[axis],
      values: values.map((value) => ({
        label: value.label,
        price: priceOf(value, lacking, language),
        href: productInSize(language, value.productId, size),
        title: value.title,
        isOwn: value.isOwn,
        isOther: !value.isOwn && !value.isOnlyChange,
      })),
    })),
  };
}
