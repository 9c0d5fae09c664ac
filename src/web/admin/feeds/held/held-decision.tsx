import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAttempt } from '../../../forms/use-submit.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toasts.tsx';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { adminTexts } from '../../texts/texts.ts';
import { feedsTexts } from '../texts/texts.ts';
import { HeldNotice } from './held-notice.tsx';
import type { HeldProps } from './held-question.tsx';

type AcceptingProps = HeldProps & { onAccept: () => Promise<string>; onClose: () => void };

/** What accepting the file changes, before it is done. */
function Accepting({ feed, run, onAccept, onDecided, onClose }: AcceptingProps) {
  const { held } = useTexts(feedsTexts);
  const language = useLanguage();
  const shown = (n: number) => formatNumber(language, n);
  const { offersGone: gone, offersKnown, offersChanged, offersNew, rowsRejected } = run;
  return (
    <ConfirmDialog
      title={held.ask(feed.name, feed.merchant.name)}
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
  const { held } = useTexts(feedsTexts);
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
    <>
      <HeldNotice
        feed={feed}
        run={run}
        title={held.title}
        error={error}
        isBusy={isBusy}
        accept={{ label: held.approve, isReady: true, onPress: () => setAsking(true) }}
        onDiscard={() => attempt(discard)}
      />
      {isAsking && (
        <Accepting
          feed={feed}
          run={run}
          onAccept={() => decide('approved')}
          onDecided={onDecided}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
