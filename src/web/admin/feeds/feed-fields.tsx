import type { Feed } from '../../../contract/feeds.schema.ts';
import { useFeedsTexts } from '../../i18n/feeds-texts.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Select, TextField } from '../../ui/field.tsx';

/** How often a feed may be fetched, in minutes, with the interval that it has. */
function useIntervals(current: number) {
  const { form } = useFeedsTexts();
  const language = useLanguage();
  const minutes = new Set([...Object.keys(form.intervals).map(Number), current]);
  return [...minutes]
    .sort((a, b) => a - b)
    .map((each) => ({
      value: String(each),
      label: form.intervals[each] ?? form.otherInterval(formatNumber(language, each)),
    }));
}

/** Whose feed it is and what it is called: settled once. */
export function NameFields() {
  const { form } = useFeedsTexts();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label={form.merchant} hint={form.merchantHint} name="merchant" maxLength={100} required />
      <TextField label={form.name} hint={form.nameHint} name="name" maxLength={100} required />
    </div>
  );
}

/** From where and how often. */
export function SourceFields({ feed, usual }: { feed?: Feed; usual: number }) {
  const { form } = useFeedsTexts();
  const interval = feed?.intervalMinutes ?? usual;
  const intervals = useIntervals(interval);
  return (
    <>
      <TextField
        label={form.url}
        hint={form.urlHint}
        name="url"
        type="url"
        inputMode="url"
        maxLength={2_000}
        defaultValue={feed?.url ?? ''}
        autoComplete="off"
      />
      <Select label={form.interval} name="interval" defaultValue={String(interval)} options={intervals} />
    </>
  );
}
