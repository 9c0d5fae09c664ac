import { useState } from 'react';
import type { DecidedStanding } from '../../../contract/merchant-categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { adminTexts } from '../texts/texts.ts';
import { merchantCategoriesTexts } from './texts/texts.ts';

export type Decision = { decision: 'map'; category: string } | { decision: 'ignore' | 'undo' };

/** A decision as text, with the data to undo it. */
export type Done = {
  text: string;
  decided: Pick<DecidedStanding, 'category' | 'isIgnored'>;
  before: DecidedStanding[];
};

/**
 * Submits decisions about merchants' categories, shows the number of affected products, and undoes decisions,
 * the last one first.
 */
export function useDecide(onDecided: () => Promise<void>) {
  const texts = useTexts(merchantCategoriesTexts);
  const language = useLanguage();
  const { failures } = useTexts(adminTexts);
  const [done, setDone] = useState<readonly Done[]>([]);
  const { run, isBusy, error } = useAttempt(failures.update);
  const inWords = (
    text: typeof texts.done,
    { categories, products }: { categories: number; products: number },
  ) => text(categories, formatNumber(language, categories), products, formatNumber(language, products));

  const decide = (ids: string[], decision: Decision) =>
    run(async () => {
      const result = await callApi('decideMerchantCategories', { language, body: { ids, ...decision } });
      const decided = {
        category: decision.decision === 'map' ? decision.category : null,
        isIgnored: decision.decision === 'ignore',
      };
      const { before } = result;
      setDone((earlier) => [...earlier, { text: inWords(texts.done, result), decided, before }]);
      await onDecided();
    });

  const last = done.at(-1);
  const takeBack = () =>
    run(async () => {
      if (!last) return;
      const { decided, before } = last;
      // Removed either way: it is not retried.
      setDone((known) => known.filter((each) => each !== last));
      await callApi('restoreMerchantCategories', { language, body: { decided, before } });
      await onDecided();
    });

  return { decide, takeBack, last, isBusy, error };
}
