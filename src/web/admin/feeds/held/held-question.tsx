import type { ReactNode } from 'react';
import type { CallInput } from '../../../../contract/api.ts';
import type { ImportRun } from '../../../../contract/feeds/run-schema.ts';
import type { Feed } from '../../../../contract/feeds/schema.ts';
import { callApi } from '../../../api/call.ts';
import { useAttempt } from '../../../forms/use-submit.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toasts.tsx';
import { adminTexts } from '../../texts/texts.ts';
import { feedsTexts } from '../texts/texts.ts';
import { HeldNotice } from './held-notice.tsx';

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
  const { held } = useTexts(feedsTexts);
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
    <HeldNotice
      feed={feed}
      run={run}
      title={texts.asked}
      error={error}
      isBusy={isBusy}
      accept={{
        label: texts.answer,
        isReady: chosen !== null,
        onPress: () => decide({ decision: 'approved', ...chosen }, texts.answered),
      }}
      onDiscard={() => decide({ decision: 'discarded' }, held.discarded)}
    >
      {children}
      <p className="text-sm text-ink-soft">{texts.hint}</p>
    </HeldNotice>
  );
}
