import { useCallback } from 'react';
import { addresses } from '../../../contract/addresses.ts';
import { callApi } from '../../api/call.ts';
import { claimsOf } from '../../api/token.ts';
import { useRequest } from '../../api/use-request.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { TextLink } from '../../ui/states.tsx';

/** The product that a mailed link asks for; undefined: it is not whole. */
function productOf(token: string): string | undefined {
  try {
    const { request } = claimsOf(token) as { request?: { wanted?: { productId?: unknown } } };
    const id = request?.wanted?.productId;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Which product the alert is about that a mailed link turns on: the mail may be days old, or one of several. */
export function AskedProduct({ token }: { token: string }) {
  const language = useLanguage();
  const merchantLang = useMerchantLang();
  const ask = useCallback(async () => {
    const id = productOf(token);
    return id === undefined ? undefined : callApi('getProduct', { language, params: { id }, query: {} });
  }, [language, token]);
  const { value: product } = useRequest(ask, '');
  if (!product) return null;
  return (
    <p lang={merchantLang} className="font-semibold">
      <TextLink to={addresses.product(language, product._id)}>{product.title}</TextLink>
    </p>
  );
}
