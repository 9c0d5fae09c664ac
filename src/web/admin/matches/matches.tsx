import { useEffect, useState } from 'react';
import { FormError } from '../../account/form-parts.tsx';
import { useSubmit } from '../../account/use-submit.ts';
import { callApi, type ListItem } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useMatchesTexts } from '../../i18n/matches-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Loading } from '../loading.tsx';
import { type PagedList, usePagedList } from '../use-paged-list.ts';
import { Decisions } from './decisions.tsx';
import { Pair } from './pair.tsx';

type Review = ListItem<'listMatchReviews'>;

const limit = 24;
const keyOf = ({ left, right }: Review) => `${left.offerId}-${right.offerId}`;

/** The pair that is looked at: the first that was neither decided nor put off. */
function useQueue(list: PagedList<Review>) {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const open = (list.items ?? []).filter((review) => !passed.includes(keyOf(review)));
  // Once all of a page are put off, they come round again.
  const review = open[0] ?? list.items?.[0];
  return { review, pass: () => review && setPassed((before) => [...before, keyOf(review)]) };
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** One key for each decision, wherever the focus is but in a field. */
function useKeys(actions: Record<string, () => void>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return;
      actions[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
}

function useDecision(onDecided: () => Promise<void>) {
  const language = useLanguage();
  const toast = useToast();
  const { decided, failed } = useMatchesTexts();
  const { run, isBusy, error } = useSubmit(async () => {}, failed);
  const decide = (kind: 'same' | 'different', { left, right }: Review) => {
    if (isBusy) return;
    run(async () => {
      const offers: [string, string] = [left.offerId, right.offerId];
      await callApi('decideMatch', { language, body: { kind, offers } });
      toast(decided);
      await onDecided();
    });
  };
  return { decide, isBusy, error };
}

/** Doubtful matches, the most looked at first, one at a time; and what was decided. */
export default function Matches() {
  const texts = useMatchesTexts();
  const language = useLanguage();
  const list = usePagedList('listMatchReviews', { query: { limit } });
  const [turn, setTurn] = useState(0);
  const { review, pass } = useQueue(list);
  const { decide, isBusy, error } = useDecision(async () => {
    await list.reload();
    setTurn((before) => before + 1);
  });
  useKeys({
    s: () => review && decide('same', review),
    d: () => review && decide('different', review),
    p: pass,
  });

  return (
    <div className="grid gap-8">
      {list.items ? (
        <section aria-label={texts.waiting(formatNumber(language, list.total))} className="grid gap-4">
          <h2 className="text-xl font-bold">{texts.waiting(formatNumber(language, list.total))}</h2>
          <FormError message={error ?? list.error} />
          {review ? (
            <>
              <p>{texts.lead}</p>
              <Pair review={review} />
              <div className="flex flex-wrap gap-3">
                <Button tone="primary" disabled={isBusy} onClick={() => decide('same', review)}>
                  {texts.same}
                </Button>
                <Button disabled={isBusy} onClick={() => decide('different', review)}>
                  {texts.different}
                </Button>
                <Button tone="quiet" onClick={pass}>
                  {texts.later}
                </Button>
              </div>
            </>
          ) : (
            <EmptyState message={texts.none} />
          )}
        </section>
      ) : (
        <Loading error={list.error} onRetry={list.reload} />
      )}
      <Decisions key={turn} onUndone={list.reload} />
    </div>
  );
}
