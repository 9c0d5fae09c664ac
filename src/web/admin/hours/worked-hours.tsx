import { useState } from 'react';
import type { CallOutput } from '../../../contract/api.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { MonthChoice } from '../../time-tracker/month-choice.tsx';
import { monthInParis } from '../../time-tracker/paris-time.ts';
import { timeTexts } from '../../time-tracker/texts/texts.ts';
import { useDuration } from '../../time-tracker/use-duration.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { Loading } from '../loading.tsx';
import { saveCsv } from '../save-csv.ts';
import { Cell, Row, Table } from '../table.tsx';
import { useLoaded } from '../use-loaded.ts';

type People = CallOutput<'listWorkedHours'>;

/** A month's hours as a file, in hours. */
function useHoursCsv(month: string): (people: People) => void {
  const { overview, duration } = useTexts(timeTexts);
  return (people) => {
    const head = [overview.name, overview.email, `${duration} (h)`, overview.entries];
    const rows = people.map(({ user, seconds, entries }) => [
      user.name,
      user.email,
      Math.round(seconds / 36) / 100,
      entries,
    ]);
    saveCsv(`${month}.csv`, [head, ...rows]);
  };
}

function Hours({ month, people }: { month: string; people: People }) {
  const { overview, duration: durationLabel, csv, none } = useTexts(timeTexts);
  const language = useLanguage();
  const duration = useDuration();
  const saveHours = useHoursCsv(month);
  return (
    <>
      {people.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table
          label={overview.label}
          columns={[
            { key: 'name', label: overview.name },
            { key: 'duration', label: durationLabel, isNumber: true },
            { key: 'entries', label: overview.entries, isNumber: true },
            { key: 'working', label: overview.working },
          ]}
        >
          {people.map(({ user, seconds, entries, runningSince }) => (
            <Row key={user._id}>
              <Cell label={overview.name}>
                <span className="font-semibold">{user.name}</span>
                <span className="block text-ink-soft">{user.email}</span>
              </Cell>
              <Cell label={durationLabel} isNumber>
                {duration(seconds)}
              </Cell>
              <Cell label={overview.entries} isNumber>
                {formatNumber(language, entries)}
              </Cell>
              <Cell label={overview.working}>
                {runningSince === null ? '–' : <RelativeTime at={runningSince} />}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      <Button icon="download" className="justify-self-start" onClick={() => saveHours(people)}>
        {csv}
      </Button>
    </>
  );
}

/** What employees worked in a month. */
export default function WorkedHours() {
  const thisMonth = monthInParis(new Date());
  const [month, setMonth] = useState(thisMonth);
  const { value: people, error, reload } = useLoaded('listWorkedHours', { query: { month } });
  return (
    <div className="grid gap-4">
      <MonthChoice month={month} last={thisMonth} onChoose={setMonth} />
      {people ? <Hours month={month} people={people} /> : <Loading error={error} onRetry={reload} />}
    </div>
  );
}
