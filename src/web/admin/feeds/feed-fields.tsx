import { useId } from 'react';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { Select, TextField } from '../../forms/field.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FileChoice } from '../file-choice.tsx';
import { feedsTexts } from './texts/texts.ts';

/** How often a feed may be fetched, in minutes, with the interval that it has. */
function useIntervals(current: number) {
  const { form } = useTexts(feedsTexts);
  const language = useLanguage();
  const minutes = new Set([...Object.keys(form.intervals).map(Number), current]);
  return [...minutes]
    .sort((a, b) => a - b)
    .map((each) => ({
      value: String(each),
      label: form.intervals[each] ?? form.otherInterval(formatNumber(language, each)),
    }));
}

/** Merchant and name of the feed: fixed once created. */
export function NameFields({ isSettled }: { isSettled: boolean }) {
  const { form } = useTexts(feedsTexts);
  const settled = isSettled && { readOnly: true };
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextField
        label={form.merchant}
        hint={form.merchantHint}
        name="merchant"
        maxLength={100}
        required
        {...settled}
      />
      <TextField label={form.name} hint={form.nameHint} name="name" maxLength={100} required {...settled} />
    </div>
  );
}

/** Address and interval. */
function AddressFields({ feed, usual }: { feed?: Feed; usual: number }) {
  const { form } = useTexts(feedsTexts);
  const interval = feed?.intervalMinutes ?? usual;
  const intervals = useIntervals(interval);
  return (
    <>
      <TextField
        label={form.url}
        hint={form.urlHint}
        name="url"
        type="url"
        required
        inputMode="url"
        maxLength={2_000}
        defaultValue={feed?.url ?? ''}
        autoComplete="off"
      />
      <Select label={form.interval} name="interval" defaultValue={String(interval)} options={intervals} />
    </>
  );
}

/** A file of this computer. */
function FileField({ file, onFile }: { file: File | undefined; onFile: (file: File) => void }) {
  const { form } = useTexts(feedsTexts);
  const noteId = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <FileChoice label={form.chooseFile} aria-describedby={noteId} onChoose={([chosen]) => onFile(chosen)} />
      <p id={noteId} className="text-sm text-ink-soft wrap-anywhere">
        {file ? form.chosenFile(file.name) : form.fileHint}
      </p>
    </div>
  );
}

export type FeedSource = 'address' | 'file';

type SourceProps = {
  feed?: Feed;
  usual: number;
  source: FeedSource;
  onSource: (source: FeedSource) => void;
  file: File | undefined;
  onFile: (file: File) => void;
};

/** The source of the feed: an address, or an uploaded file. */
export function SourceFields({ feed, usual, source, onSource, file, onFile }: SourceProps) {
  const { form } = useTexts(feedsTexts);
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-sm font-semibold">{form.source}</legend>
        {(['address', 'file'] as const).map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="source"
              value={each}
              checked={source === each}
              onChange={() => onSource(each)}
              className="size-5"
            />
            {form.sources[each]}
          </label>
        ))}
      </fieldset>
      {source === 'address' ? (
        <AddressFields {...(feed && { feed })} usual={usual} />
      ) : (
        <FileField file={file} onFile={onFile} />
      )}
    </>
  );
}
