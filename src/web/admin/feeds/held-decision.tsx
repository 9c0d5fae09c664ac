import type { Feed, ImportRun } from '../../../contract/feeds.schema.ts';
import { FormError } from '../../account/form-parts.tsx';
import { useAttempt } from '../../account/use-submit.ts';
import { callApi } from '../../api/call.ts';
import { useAdminTexts } from '../../i18n/admin-texts.ts';
import { useFeedsTexts } from '../../i18n/feeds-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';

type HeldProps = { feed: Feed; run: ImportRun; onDecided: () => void };

/** A file that would change too much: why it is held, and what is to become of it. */
export function HeldDecision({ feed, run, onDecided }: HeldProps) {
  const { held, actions } = useFeedsTexts();
  const { failures } = useAdminTexts();
  const language = useLanguage();
  const toast = useToast();
  const { run: attempt, isBusy, error } = useAttempt(failures.update);
  const decide = (decision: 'approved' | 'discarded') =>
    attempt(async () => {
      await callApi('decideHeldRun', { language, params: { id: run._id }, body: { decision } });
      toast(held[decision]);
      onDecided();
    });
  return (
    <div className="grid gap-2 rounded-md border border-warn p-3">
      <p className="font-semibold text-warn">{held.title}</p>
      <p>{run.error}</p>
      <FormError message={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={actions.of(held.approve, feed.name)}
          onClick={() => decide('approved')}
        >
          {held.approve}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={actions.of(held.discard, feed.name)}
          onClick={() => decide('discarded')}
        >
          {held.discard}
        </Button>
      </div>
    </div>
  );
}
