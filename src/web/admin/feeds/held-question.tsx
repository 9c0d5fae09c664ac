import type { ReactNode } from 'react';
import type { CallInput } from '../../../contract/api.ts';
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
import { feedsTexts } from './texts/texts.ts';

export type HeldProps = { feed: Feed; run: ImportRun; onDecided: () => void };

type QuestionProps = HeldProps & {
  texts: Record<'asked' | 'hint' | 'answer' | 'answered', string>;
  /** What is chosen; null: nothing yet. */
  chosen: Pick<CallInput<'decideHeldRun'>['body'], 'currency' | 'priceNotation'> | null;
  /** The field that is chosen in. */
  children: ReactNode;
};

/** A file that is held with a question: the question, and its answer in place. */
export function HeldQuestion({ feed, run, onDecided, texts, chosen, children }: QuestionProps) {
  const { held, actions } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run: attempt, isBusy, error } = useAttempt(failures.update);
  const decide = (body: CallInput<'decideHeldRun'>['body'], done: string) =>
    attempt(async () => {
      await callApi('decideHeldRun', { language, params: { id: run._id }, body });
      toast(done);
      onDecided();
    });
  return (
    <div className="grid gap-2 rounded-md border border-warn p-3">
      <p className="font-semibold text-warn">{texts.asked}</p>
      <p>{run.error}</p>
      <FormError message={error} />
      {children}
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isBusy || chosen === null}
          aria-label={actions.of(texts.answer, feed.name)}
          onClick={() => decide({ decision: 'approved', ...chosen }, texts.answered)}
        >
          {texts.answer}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={actions.of(held.discard, feed.name)}
          onClick={() => decide({ decision: 'discarded' }, held.discarded)}
        >
          {held.discard}
        </Button>
      </div>
    </div>
  );
}
