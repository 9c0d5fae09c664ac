import type { TimeEntry } from '../../contract/time-tracker/schema.ts';
import { TextField } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { readTime, toParis } from './paris-time.ts';
import { timeTexts } from './texts/texts.ts';

/** Times as ISO texts. */
export type Worked = { startedAt: string; endedAt: string; note: string };

type EntryFormProps = {
  /** undefined: a new one. */
  entry?: TimeEntry;
  onSave: (worked: Worked) => Promise<void>;
  onCancel: () => void;
};

const shown = (time: string | null | undefined) => (time ? toParis(new Date(time)) : '');

/** Beginning, end and note of an entry, in Paris's time and by the minute. */
export function EntryForm({ entry, onSave, onCancel }: EntryFormProps) {
  const texts = useTexts(timeTexts);
  const { onSubmit, isBusy, error, setError } = useSubmit(async (field) => {
    const startedAt = readTime(field('from'), entry?.startedAt);
    const endedAt = readTime(field('to'), entry?.endedAt, startedAt);
    if (!startedAt || !endedAt) return setError(texts.invalid);
    await onSave({ startedAt, endedAt, note: field('note') });
  }, texts.failed);
  return (
    <form onSubmit={onSubmit} className="grid gap-3 py-2">
      <FormError message={error} />
      <div className="grid gap-3 md:grid-cols-3">
        <TextField
          label={texts.from}
          name="from"
          type="datetime-local"
          defaultValue={shown(entry?.startedAt)}
          required
          autoFocus
        />
        <TextField
          label={texts.to}
          name="to"
          type="datetime-local"
          defaultValue={shown(entry?.endedAt)}
          required
        />
        <TextField label={texts.comment} name="note" defaultValue={entry?.note} maxLength={500} />
      </div>
      <p className="text-sm text-ink-soft">{entry ? texts.parisHint : texts.addHint}</p>
      <div className="admin-row-actions">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
