import { useEffect, useState } from 'react';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { OwnPriceAnswer } from '../../contract/my-price/schema.ts';
import type { OwnTerms } from '../../contract/my-price/terms.ts';
import { useLanguage } from '../i18n/language.ts';
import { findOwnCardPrice } from './own-card-prices.ts';
import { OwnLine } from './own-line.tsx';

type CardLineProps = {
  product: { _id: string; condition: Condition | null; totalPrice: number | null; deliveryKnown: boolean };
  terms: OwnTerms;
};

/** The own price of a card, where it is not the public one. */
export function OwnCardLine({
  product: { _id, condition, totalPrice, deliveryKnown },
  terms,
}: CardLineProps) {
  const language = useLanguage();
  const [best, setBest] = useState<OwnPriceAnswer['best']>(null);
  useEffect(() => {
    let isCurrent = true;
    if (condition === null) return;
    void findOwnCardPrice(_id, condition, terms, language).then((found) => {
      if (isCurrent) setBest(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [_id, condition, terms, language]);
  if (!best || (best.totalPrice === totalPrice && best.parts.length === 0)) return null;
  // A price of unknown delivery is not comparable with a delivered one.
  if (deliveryKnown && !best.deliveryKnown) return null;
  return (
    <OwnLine
      total={best.totalPrice}
      deliveryKnown={best.deliveryKnown}
      parts={best.parts}
      merchant={best.merchant}
      isWithout={
        totalPrice !== null &&
        best.totalPrice > totalPrice &&
        terms.merchants.some(({ isLeftOut }) => isLeftOut)
      }
    />
  );
}
