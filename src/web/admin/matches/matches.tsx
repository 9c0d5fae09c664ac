import { useEffect, useRef, useState } from 'react';
import type { ListItem } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Loading } from '../loading.tsx';
import { usePagedList } from '../use-paged-list.ts';
import { Decisions } from './decisions.tsx';
import { Pair } from './pair.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { matchesTexts } from './texts/texts.ts';
import { useDecide } from './use-match-decision.ts';

type Review = ListItem<'listMatchReviews'>;

const limit = 24;
const keyOf = ({ left, right }: Review) => `${left.offerId}-${right.offerId}`;

/** The current pair: the first that was neither decided nor skipped. */
function useQueue() {
  const [passed, setPassed] = useState<readonly string[]>([]);
  // Skipped pairs stay in their place of the list: later ones are on the next pages.
  const page = Math.floor(passed.length / limit) + 1;
  const list = usePagedList('listMatchReviews', { query: { page, limit } });
  const review = list.items?.find((each) => !passed.includes(keyOf(each)));
  const isThrough = list.isCurrent && list.items !== undefined && !review;
  // Once all are skipped, they start again.
  useEffect(() => {
    if (isThrough) setPassed([]);
  }, [isThrough]);
  return {
    list,
    review,
    isEmpty: isThrough && passed.length === 0,
    pass: () => review && setPassed((before) => [...before, keyOf(review)]),
  };
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Keyboard shortcuts, except in fields. */
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

/** Doubtful matches, the most looked at first, one at a time; and what was decided. */
export default function Matches() {
  const texts = useTexts(matchesTexts);
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const note = useRef<HTMLInputElement>(null);
  const { list, review, isEmpty, pass } = useQueue();
  const reload = async () => {
    await list.reload();
    setTurn((before) => before + 1);
  };
  const { decide, isBusy, error, stale, forgetStale } = useDecide(reload);
  const rule = (kind: 'same' | 'different') => {
    if (!review || stale) return;
    const { left, right, seen } = review;
    decide({ kind, offers: [left.offerId, right.offerId], seen, note: note.current?.value ?? '' });
  };
  useKeys({ s: () => rule('same'), d: () => rule('different'), p: pass });

  return (
    <div className="grid gap-8">
      {list.items ? (
        <section aria-label={texts.waiting(formatNumber(language, list.total))} className="grid gap-4">
          <h2 className="text-xl font-bold">{texts.waiting(formatNumber(language, list.total))}</h2>
          <FormError message={error ?? list.error} />
          {review && (
            <>
              <p>{texts.lead}</p>
              <Pair review={review} />
              {stale && (
                <StaleNotice
                  {...stale}
                  onLook={() => {
                    forgetStale();
                    void reload();
                  }}
                />
              )}
              <TextField
                key={keyOf(review)}
                ref={note}
                label={texts.reason}
                maxLength={500}
                autoComplete="off"
              />
              <div className="flex flex-wrap gap-3">
                <Button tone="primary" disabled={isBusy} onClick={() => rule('same')}>
                  {texts.same}
                </Button>
                <Button disabled={isBusy} onClick={() => rule('different')}>
                  {texts.different}
                </Button>
                <Button tone="quiet" onClick={pass}>
                  {texts.later}
                </Button>
              </div>
            </>
          )}
          {isEmpty && <EmptyState message={texts.none} />}
          {!review && !isEmpty && <Skeleton className="h-60" />}
        </section>
      ) : (
        <Loading error={list.error} onRetry={list.reload} />
      )}
      <Decisions key={turn} label={texts.decisions} onUndone={list.reload} />
    </div>
  );
}
