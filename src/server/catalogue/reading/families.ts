import type { ProductFamily } from '../../../contract/catalogue/family-schema.ts';
import type { ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import { type VariantAxis, variantAxes } from '../../../contract/catalogue/variant-axes.ts';
import type { Language } from '../../../contract/language.ts';
import { axesOf, axisValue, compareVariants, nameVariant, type Variant } from '../../facts/service.ts';

/** A product of a family with what sets it apart. */
export type Member = { card: ProductCard; variant: Variant };

/** New, in stock and delivered: only such prices are compared. */
const isComparable = ({ condition, inStock, deliveryKnown, totalPrice }: ProductCard): boolean =>
  condition === 'new' && inStock && deliveryKnown && totalPrice !== null;

/** Best first: what can be bought new at a known delivered price, then what is in stock, then what may be, then by price. */
const byOffer = ({ card: left }: Member, { card: right }: Member): number =>
  Number(isComparable(right)) - Number(isComparable(left)) ||
  Number(right.inStock) - Number(left.inStock) ||
  Number(left.stockKnown) - Number(right.stockKnown) ||
  (left.totalPrice ?? Number.POSITIVE_INFINITY) - (right.totalPrice ?? Number.POSITIVE_INFINITY) ||
  Number(left._id) - Number(right._id);

const differences = (left: Variant, right: Variant, but: VariantAxis): number =>
  variantAxes.filter((axis) => axis !== but && axisValue(left, axis) !== axisValue(right, axis)).length;

/** The member with a value that a page leads to: which differs least in all else, then the best offered. */
function nearest(own: Member, having: readonly Member[], axis: VariantAxis): Member | undefined {
  if (having.includes(own)) return own;
  const distance = (member: Member) => differences(member.variant, own.variant, axis);
  return having.toSorted((a, b) => distance(a) - distance(b) || byOffer(a, b))[0];
}

function valuesOf(own: Member, members: readonly Member[], axis: VariantAxis, language: Language) {
  const byValue = Map.groupBy(members, ({ variant }) => axisValue(variant, axis));
  return [...byValue]
    .filter(([value]) => value !== null)
    .map(([, having]) => having)
    .sort(([a], [b]) => (a && b ? compareVariants(a.variant, b.variant, axis) : 0))
    .flatMap((having) => {
      const member = nearest(own, having, axis);
      const label = member && nameVariant(member.variant, axis, language);
      if (!member || label === undefined) return [];
      const { _id, title, condition, totalPrice, deliveryKnown, inStock, stockKnown } = member.card;
      return {
        ...{ label, productId: _id, title, condition, totalPrice, deliveryKnown, inStock, stockKnown },
        isOwn: axisValue(own.variant, axis) === axisValue(member.variant, axis),
        isOnlyChange: differences(member.variant, own.variant, axis) === 0,
      };
    });
}

export const noFamily: ProductFamily = { axes: [], products: [], otherColours: 0 };

/** A family as the page of one of its products shows it. */
export function describeFamily(id: number, members: readonly Member[], language: Language): ProductFamily {
  const own = members.find(({ card }) => card._id === String(id));
  const axes = axesOf(members);
  if (!own || axes.length === 0) return noFamily;
  return {
    axes: axes
      .map((axis) => ({ axis, values: valuesOf(own, members, axis, language) }))
      .filter(({ values }) => values.length > 1),
    products: members.map(({ card, variant }) => ({
      productId: card._id,
      title: card.title,
      values: axes.flatMap((axis) => {
        const label = nameVariant(variant, axis, language);
        return label === undefined ? [] : { axis, label };
      }),
    })),
    otherColours: members.filter(
      (member) => member !== own && differences(member.variant, own.variant, 'colour') === 0,
    ).length,
  };
}

/** A family as the card of one of its products shows it in a list; undefined: it has nothing to tell. */
export function summarizeFamily(
  productId: string,
  members: readonly Member[],
  hasOneCondition: boolean,
): ProductList['families'][number] | undefined {
  const variants = axesOf(members).map((axis) => ({
    axis,
    count: new Set(members.flatMap(({ variant }) => axisValue(variant, axis) ?? [])).size,
  }));
  if (variants.length === 0) return undefined;
  const totals = members.flatMap(({ card }) => (isComparable(card) ? (card.totalPrice ?? []) : []));
  return {
    productId,
    variants,
    lowestTotal: hasOneCondition || totals.length === 0 ? null : Math.min(...totals),
  };
}
