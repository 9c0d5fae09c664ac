import { useCallback, useEffect, useState } from 'react';
import type { TimeEntry } from '../../contract/time-tracker/schema.ts';
import { Loading } from '../admin/loading.tsx';
import { saveCsv } from '../admin/save-csv.ts';
import { Table } from '../admin/table.tsx';
import { useLoaded } from '../admin/use-loaded.ts';
import { FormError } from '../forms/form-error.tsx';
import { formatMonthOfYear } from '../i18n/format.ts';
import { labelled } from '../i18n/labelled.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { useOnReturn } from '../ui/behaviour/use-on-return.ts';
import { Button } from '../ui/button.tsx';
import { Clock } from './clock.tsx';
import { EntryRow } from './entry-row.tsx';
import { ForgottenEntry } from './forgotten-entry.tsx';
import { MonthChoice } from './month-choice.tsx';
import { monthInParis, toParis } from './paris-time.ts';
import { timeTexts } from './texts/texts.ts';
import { useDuration } from './use-duration.ts';

const pollEvery = 60_000;

/** A month of entries as a file: times in Paris, durations in hours. */
function useMonthCsv(month: string): (entries: readonly TimeEntry[]) => void {
  const texts = useTexts(timeTexts);
  return (entries) => {
    const rows = entries
      .toReversed()
      .map(({ startedAt, endedAt, seconds, note }) => [
        toParis(new Date(startedAt)).replace('T', ' '),
        endedAt === null ? '' : toParis(new Date(endedAt)).replace('T', ' '),
        Math.round(seconds / 36) / 100,
        note,
      ]);
    const head = [texts.from, texts.to, `${texts.duration} (h)`, texts.comment];
    saveCsv(`${month}.csv`, [head, ...rows]);
  };
}

function Entries({ month, entries, onChanged }: EntriesProps) {
  const texts = useTexts(timeTexts);
  const language = useLanguage();
  const duration = useDuration();
  const saveMonth = useMonthCsv(month);
  const none = useFocusAfterRemoval<HTMLParagraphElement>(entries.length > 0 ? 1 : 0);
  if (entries.length === 0) {
    return (
      <p ref={none} tabIndex={-1}>
        {texts.none}
      </p>
    );
  }
  const label = texts.entries(formatMonthOfYear(language, new Date(`${month}-15T12:00:00Z`)));
  const total = entries.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <div className="grid gap-3">
      <Table
        label={label}
        columns={[
          { key: 'from', label: texts.from },
          { key: 'to', label: texts.to },
          { key: 'duration', label: texts.duration, isNumber: true },
          { key: 'comment', label: texts.comment },
        ]}
        hasActions
      >
        {entries.map((entry) => (
          <EntryRow key={`${entry._id} ${entry.version}`} entry={entry} onChanged={onChanged} />
        ))}
      </Table>
      <p className="font-semibold">{labelled(language, texts.total, duration(total))}</p>
      <Button icon="download" className="justify-self-start" onClick={() => saveMonth(entries)}>
        {texts.csv}
      </Button>
    </div>
  );
}
type EntriesProps = { month: string; entries: readonly TimeEntry[]; onChanged: () => void };

/** Clocking in and out, today's and this week's hours, and one's entries by month. */
export default function TimeTracker() {
  const tracker = useLoaded('getTimeTracker', {});
  // Until the server has said it: the clock of this computer may be wrong, and the page stay open for days.
  const thisMonth = tracker.value?.month ?? monthInParis(new Date());
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? thisMonth;
  const told = tracker.value?.month;
  // A new month does not take away the old one, of which an entry may be half corrected.
  useEffect(() => setChosen((before) => before ?? told), [told]);
  const entries = useLoaded('listTimeEntries', { query: { month } });
  const { reload: reloadTracker } = tracker;
  const { reload: reloadEntries } = entries;
  useEffect(() => {
    const timer = setInterval(() => void reloadTracker(), pollEvery);
    return () => clearInterval(timer);
  }, [reloadTracker]);
  const reload = useCallback(
    () => void Promise.all([reloadTracker(), reloadEntries()]),
    [reloadTracker, reloadEntries],
  );
  useOnReturn(reload);
  if (!tracker.value) return <Loading error={tracker.error} onRetry={tracker.reload} />;
  return (
    <div className="grid gap-6">
      <FormError message={tracker.error ?? (entries.value && entries.error)} />
      <Clock
        tracker={tracker.value}
        onChanged={() => {
          // To the month that holds what has begun or ended now.
          setChosen(undefined);
          reload();
        }}
      />
      <ForgottenEntry
        onAdded={(startedAt) => {
          setChosen(monthInParis(new Date(startedAt)));
          reload();
        }}
      />
      <MonthChoice month={month} last={thisMonth} onChoose={setChosen} />
      {entries.value ? (
        <Entries month={month} entries={entries.value} onChanged={reload} />
      ) : (
        <Loading error={entries.error} onRetry={entries.reload} />
      )}
    </div>
  );
}
