import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { adminTexts } from '../texts/texts.ts';
import type { HeldProps } from './held-question.tsx';
import { feedsTexts } from './texts/texts.ts';

type AcceptingProps = HeldProps & { onAccept: () => Promise<string>; onClose: () => void };

/** What accepting the file changes, before it is done. */
function Accepting({ feed, run, onAccept, onDecided, onClose }: AcceptingProps) {
  const { held } = useTexts(feedsTexts);
  const language = useLanguage();
  const shown = (n: number) => formatNumber(language, n);
  const { offersGone: gone, offersKnown, offersChanged, offersNew, rowsRejected } = run;
  return (
    <ConfirmDialog
      title={held.ask(feed.name)}
      action={held.approve}
      icon="check"
      onConfirm={onAccept}
      onDone={onDecided}
      onClose={onClose}
    >
      <p>{run.error}</p>
      <ul className="list-disc pl-5">
        {offersKnown !== null && <li>{held.gone(gone, shown(gone), shown(offersKnown))}</li>}
        {offersKnown !== null && <li>{held.repriced(offersChanged, shown(offersChanged))}</li>}
        {offersKnown !== null && <li>{held.brought(offersNew, shown(offersNew))}</li>}
        {rowsRejected > 0 && <li>{held.refused(rowsRejected, shown(rowsRejected))}</li>}
      </ul>
      <p>{held.final}</p>
    </ConfirmDialog>
  );
}

/** A held file: why it is held, and the decision about it. */
export function HeldDecision({ feed, run, onDecided }: HeldProps) {
  const { held, actions } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { run: attempt, isBusy, error } = useAttempt(failures.update);
  const decide = async (decision: 'approved' | 'discarded') => {
    await callApi('decideHeldRun', { language, params: { id: run._id }, body: { decision } });
    return held[decision];
  };
  const discard = async () => {
    toast(await decide('discarded'));
    onDecided();
  };
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
          onClick={() => setAsking(true)}
        >
          {held.approve}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={actions.of(held.discard, feed.name)}
          onClick={() => attempt(discard)}
        >
          {held.discard}
        </Button>
      </div>
      {isAsking && (
        <Accepting
          feed={feed}
          run={run}
          onAccept={() => decide('approved')}
          onDecided={onDecided}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
