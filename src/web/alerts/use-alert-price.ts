import { useEffect, useEffectEvent } from 'react';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import { eurosToCents } from '../../contract/money.ts';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { useUserState } from '../user-state/user-state.ts';

type AlertPriceOptions = {
  productId: string;
  condition: Condition;
  onPrice: (cents: number) => void;
};

/** Tells the price in cents that the alert on a product in any size waits for, once it is known that there is one. */
export function useAlertPrice({ productId, condition, onPrice }: AlertPriceOptions): void {
  const language = useLanguage();
  const isSet = useUserState(({ alerts }) => alerts.has(productId));
  const tell = useEffectEvent(onPrice);
  useEffect(() => {
    if (!isSet) return;
    let isCurrent = true;
    async function ask() {
      const alert = await callApi('getAlert', { language, params: { productId } });
      const isPrice = alert.target === 'price' && alert.condition === condition && alert.size === '';
      if (isCurrent && isPrice && alert.limitPrice !== null) tell(eurosToCents(alert.limitPrice));
    }
    // Without it the line begins where it does for everybody.
    ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [productId, condition, language, isSet]);
}
