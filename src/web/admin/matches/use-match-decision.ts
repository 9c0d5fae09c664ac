import { useState } from 'react';
import type { MatchDecision, MatchDecisionBody } from '../../../contract/matches/schema.ts';
import { callApi } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { currentOf } from '../editing/conflict-response.ts';
import { matchesTexts } from './texts/texts.ts';

/** The details of a stale decision: why, and what was decided since. */
export type Stale = { message: string; decisions: readonly MatchDecision[] };

/** Submits a decision about matches, one at a time; `onDecided` shows the result. */
export function useDecide(onDecided: () => Promise<void>) {
  const language = useLanguage();
  const toast = useToast();
  const { decided, failed } = useTexts(matchesTexts);
  const [stale, setStale] = useState<Stale>();
  const { run, isBusy, error, setError } = useAttempt(failed);
  const decide = (body: MatchDecisionBody) => {
    if (isBusy) return;
    setStale(undefined);
    run(async () => {
      try {
        await callApi('decideMatch', { language, body });
      } catch (failure) {
        const decisions = currentOf<readonly MatchDecision[]>(failure);
        if (!decisions) throw failure;
        return setStale({ message: failure instanceof CallError ? failure.message : failed, decisions });
      }
      toast(decided);
      await onDecided();
    });
  };
  return { decide, isBusy, error, setError, stale, forgetStale: () => setStale(undefined) };
}
