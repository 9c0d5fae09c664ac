import { useCallback } from 'react';
import { useLoaderData } from 'react-router';
import type { Alert } from '../../contract/alerts/schema.ts';
import type { Product } from '../../contract/catalogue/schema.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { FormError } from '../forms/form-error.tsx';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { TargetFields } from './target-fields.tsx';
import { alertTexts } from './texts/texts.ts';
import { type TargetOptions, useTarget } from './use-target.ts';

type TargetFormProps = TargetOptions & {
  /** Whether the product has an alert, which the form begins with. */
  isSet: boolean;
  /** Whether `now` includes delivery. */
  deliveryKnown: boolean;
  /** Whether its merchant states its stock. */
  stockKnown: boolean;
};

type Known = { alert: Alert | undefined; hasOtherColours: boolean };

/** The alert that is there, and whether the product has other colours; what cannot be asked is none. */
function useKnown(productId: string, isSet: boolean): Known | undefined {
  const language = useLanguage();
  const ask = useCallback(async (): Promise<Known> => {
    const [alert, family] = await Promise.all([
      isSet
        ? callApi('getAlert', { language, params: { productId } }).catch(() => undefined)
        : Promise.resolve(undefined),
      callApi('getProductFamily', { language, params: { id: productId } }).catch(() => undefined),
    ]);
    return { alert, hasOtherColours: alert?.anyColour === true || (family?.otherColours ?? 0) > 0 };
  }, [language, productId, isSet]);
  return useRequest(ask, '').value;
}

/** The form for all kinds of alerts on a product, at its page. */
export default function TargetForm({ isSet, deliveryKnown, stockKnown, ...options }: TargetFormProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  // The price that is shown is that of the size that is chosen on the page.
  const shown = useLoaderData<{ product?: Product }>().product?.size ?? '';
  const { now } = options;
  const known = useKnown(options.productId, isSet);
  const { isBusy, error, setError, onSubmit } = useTarget({ ...options, size: shown });
  if (!known) return null;
  const {
    target = 'price',
    percent = null,
    anyColour = false,
    ownPrice = false,
    limitPrice = null,
    size = shown,
  } = known.alert ?? {};
  const nowAt = (price: string) =>
    [(deliveryKnown ? texts.now : texts.nowAlone)(price), ...(stockKnown ? [] : [texts.stockNotStated])].join(
      ', ',
    );
  return (
    <form
      onSubmit={onSubmit}
      onChange={() => error !== undefined && setError(undefined)}
      noValidate
      className="grid gap-2"
    >
      <FormError message={error} />
      <TargetFields
        start={{ target, percent, anyColour, size, ownPrice, price: target === 'price' ? limitPrice : null }}
        sizes={[shown, size]}
        hasOtherColours={known.hasOtherColours}
        isGuest={options.save !== undefined}
        isAlone={(wanted) => wanted === shown && now !== undefined && !deliveryKnown}
        hint={(wanted) =>
          now === undefined || wanted !== shown ? undefined : nowAt(formatPrice(language, now))
        }
      />
      <Button type="submit" disabled={isBusy}>
        {isSet ? texts.save : texts.tell}
      </Button>
    </form>
  );
}
