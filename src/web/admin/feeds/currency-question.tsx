import { useState } from 'react';
import { isFeedCurrency } from '../../../contract/feeds/currencies.ts';
import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { adminTexts } from '../texts/texts.ts';
import { CurrencyField } from './currency-field.tsx';
import { feedsTexts } from './texts/texts.ts';

type QuestionProps = { feed: Feed; run: ImportRun; onDecided: () => void };

/** A file that does not say which currency its prices are in: the question, and its answer in place. */
export function CurrencyQuestion({ feed, run, onDecided }: QuestionProps) {
  const { held, currency: texts, actions } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run: attempt, isBusy, error } = useAttempt(failures.update);
  const [chosen, setChosen] = useState('');
  const answer = () =>
    attempt(async () => {
      if (!isFeedCurrency(chosen)) return;
      const body = { decision: 'approved', currency: chosen } as const;
      await callApi('decideHeldRun', { language, params: { id: run._id }, body });
      toast(texts.answered);
      onDecided();
    });
  const discard = () =>
    attempt(async () => {
      await callApi('decideHeldRun', { language, params: { id: run._id }, body: { decision: 'discarded' } });
      toast(held.discarded);
      onDecided();
    });
  return (
    <div className="grid gap-2 rounded-md border border-warn p-3">
      <p className="font-semibold text-warn">{texts.asked}</p>
      <p>{run.error}</p>
      <FormError message={error} />
      <CurrencyField
        label={texts.label}
        none={texts.choose}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isBusy || chosen === ''}
          aria-label={actions.of(texts.answer, feed.name)}
          onClick={answer}
        >
          {texts.answer}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={actions.of(held.discard, feed.name)}
          onClick={discard}
        >
          {held.discard}
        </Button>
      </div>
    </div>
  );
}
