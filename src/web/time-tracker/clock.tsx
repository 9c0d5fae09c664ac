import type { TimeTracker } from '../../contract/time-tracker/schema.ts';
import { callApi } from '../api/call.ts';
import { TextField } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { formatClock } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useToast } from '../ui/toasts.tsx';
import { timeTexts } from './texts/texts.ts';
import { useDuration } from './use-duration.ts';

type ClockProps = { tracker: TimeTracker; onChanged: () => void };

/** Whether one is at work, and the button that changes it. */
export function Clock({ tracker, onChanged }: ClockProps) {
  const texts = useTexts(timeTexts);
  const language = useLanguage();
  const toast = useToast();
  const duration = useDuration();
  const { running, todaySeconds, weekSeconds } = tracker;
  const { onSubmit, isBusy, error } = useSubmit(async (field) => {
    try {
      if (running) await callApi('clockOut', { language, body: { note: field('note') } });
      else await callApi('clockIn', { language });
      toast(running ? texts.stopped : texts.started);
    } finally {
      // After a failure the state is reloaded, as another tab may have been faster.
      onChanged();
    }
  }, texts.failed);
  return (
    <Card>
      <form onSubmit={onSubmit} className="grid gap-4">
        <p role="status" className="text-lg font-semibold">
          {running
            ? texts.runningSince(formatClock(language, new Date(running.startedAt)))
            : texts.notRunning}
        </p>
        <dl className="admin-figures">
          {(
            [
              [texts.today, todaySeconds],
              [texts.week, weekSeconds],
            ] as const
          ).map(([label, seconds]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-display text-2xl font-bold">{duration(seconds)}</dd>
            </div>
          ))}
        </dl>
        <FormError message={error} />
        {running && <TextField label={texts.note} name="note" maxLength={500} />}
        <Button type="submit" tone="primary" disabled={isBusy} className="justify-self-start">
          {running ? texts.clockOut : texts.clockIn}
        </Button>
      </form>
    </Card>
  );
}
