import { type RefObject, useRef, useState } from 'react';
import { type FeedCurrency, isFeedCurrency } from '../../../contract/feeds/currencies.ts';
import type { FeedField, FileReading } from '../../../contract/feeds/feed-fields.ts';
import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import type { FeedPreview } from '../../../contract/feeds/schema.ts';
import { isUnstatedStock, type UnstatedStock } from '../../../contract/feeds/unstated-stock.ts';
import type { Language } from '../../../contract/language.ts';
import { callApi, callForm } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { adminTexts } from '../texts/texts.ts';

type Stated = { [K in keyof FileReading]?: NonNullable<FileReading[K]> } & {
  currency?: FeedCurrency;
  unstatedStock?: UnstatedStock;
};

/** What is said of the file; the rest is left to it. */
function statedOf(reading: FileReading, typed: FormData): Stated {
  const said = (name: string) => String(typed.get(name) ?? '');
  const [currency, unstatedStock] = [said('currency'), said('unstatedStock')];
  return {
    ...Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== null && value !== '')),
    ...(isFeedCurrency(currency) && { currency }),
    ...(isUnstatedStock(unstatedStock) && { unstatedStock }),
  };
}

function previewOfFile(file: File, { columns, ...stated }: Stated, language: Language) {
  const form = new FormData();
  form.set('file', file.slice(0, feedUpload.previewBytes));
  if (columns) form.set('columns', JSON.stringify(columns));
  for (const [name, value] of Object.entries(stated)) form.set(name, String(value));
  return callForm('previewFeedFile', { language }, form);
}

/** Whether an address stands in the form; if not, the browser says so at its field. */
function hasAddress(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem('url');
  return !(field instanceof HTMLInputElement) || field.reportValidity();
}

/** Previews a typed address or a file, as it is said to be read. */
export function useFeedPreview(form: RefObject<HTMLFormElement | null>, known: FileReading) {
  const language = useLanguage();
  const { failures } = useTexts(adminTexts);
  const [preview, setPreview] = useState<FeedPreview>();
  const [reading, setReading] = useState(known);
  const [suggested, setSuggested] = useState<FeedField[]>([]);
  const { run, isBusy, error } = useAttempt(failures.load, true);
  const turns = useRef(0);
  const source = useRef<File | string>(undefined);
  const stated = (wanted: FileReading) => statedOf(wanted, new FormData(form.current ?? undefined));
  const show = (file: File | undefined, wanted = reading) => {
    if (!file && !hasAddress(form.current)) return;
    turns.current += 1;
    const turn = turns.current;
    // A choice applies at once: the next one builds on it, and late responses do not undo it.
    setReading(wanted);
    run(async () => {
      const url = String(new FormData(form.current ?? undefined).get('url') ?? '');
      // Rows of another file or address do not stay, even where this one cannot be read.
      const isOther = source.current !== (file ?? url);
      if (isOther) setPreview(undefined);
      source.current = file ?? url;
      const shown = file
        ? await previewOfFile(file, stated(wanted), language)
        : await callApi('previewFeed', { language, body: { url, ...stated(wanted) } });
      if (turn !== turns.current) return;
      setPreview(shown);
      // What is chosen later stays where it stands.
      if (isOther || Object.keys(wanted.columns ?? {}).length === 0)
        setSuggested(Object.keys(shown.columns) as FeedField[]);
      const isMapped = Object.keys(shown.columns).length > 0;
      // What was typed meanwhile stays.
      setReading((current) => ({
        ...current,
        columns: isMapped ? shown.columns : null,
        // Whose columns are mapped stays the article, whatever later files look like.
        record: isMapped ? shown.record : null,
      }));
    });
  };
  const reset = () => {
    turns.current += 1;
    setPreview(undefined);
    setReading(known);
  };
  /** Another file is read as the feed's settings say, a corrected one (`isSame`) as was chosen for it. */
  const showFile = (file: File, isSame: boolean) =>
    show(file, isSame ? reading : { ...known, secureLinks: reading.secureLinks });
  /** @throws CallError where the file is no feed */
  const check = (file: File) => previewOfFile(file, stated(reading), language);
  return { preview, reading, suggested, setReading, show, showFile, check, reset, isBusy, error };
}
