import { useAttempt } from '../../account/use-submit.ts';
import { callApi } from '../../api/call.ts';
import { useAdminTexts } from '../../i18n/admin-texts.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useMerchantCategoriesTexts } from '../../i18n/merchant-categories-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { useToast } from '../../ui/toasts.tsx';

export type Decision = { decision: 'map'; category: string } | { decision: 'ignore' | 'undo' };

/** Decides about merchants' categories, and says how many products follow. */
export function useDecide(onDecided: () => Promise<void>) {
  const texts = useMerchantCategoriesTexts();
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useAdminTexts();
  const { run, isBusy, error } = useAttempt(failures.update);
  const decide = (ids: string[], decision: Decision) =>
    run(async () => {
      const done = await callApi('decideMerchantCategories', { language, body: { ids, ...decision } });
      const [categories, products] = [done.categories, done.products].map((n) => formatNumber(language, n));
      toast(texts.done(done.categories, categories ?? '', done.products, products ?? ''));
      await onDecided();
    });
  return { decide, isBusy, error };
}
