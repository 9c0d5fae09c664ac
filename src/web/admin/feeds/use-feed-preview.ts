import { type RefObject, useRef, useState } from 'react';
import { type FeedCurrency, isFeedCurrency } from '../../../contract/feeds/currencies.ts';
import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import type { FeedPreview } from '../../../contract/feeds/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { callApi, callForm } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { adminTexts } from '../texts/texts.ts';

type ReadAs = { columns: ColumnMapping | undefined; currency: FeedCurrency | undefined };

function previewOfFile(file: File, { columns, currency }: ReadAs, language: Language) {
  const form = new FormData();
  form.set('file', file.slice(0, feedUpload.previewBytes));
  if (columns) form.set('columns', JSON.stringify(columns));
  if (currency) form.set('currency', currency);
  return callForm('previewFeedFile', { language }, form);
}

/** Previews a typed address or a file, with the chosen column mapping. */
export function useFeedPreview(form: RefObject<HTMLFormElement | null>, known: ColumnMapping | null) {
  const language = useLanguage();
  const { failures } = useTexts(adminTexts);
  const [preview, setPreview] = useState<FeedPreview>();
  const [columns, setColumns] = useState(known);
  const { run, isBusy, error } = useAttempt(failures.load);
  const turns = useRef(0);
  const show = (file: File | undefined, wanted = columns ?? undefined) => {
    turns.current += 1;
    const turn = turns.current;
    // A choice applies at once: the next one builds on it, and late responses do not undo it.
    setColumns(wanted ?? null);
    run(async () => {
      const typed = new FormData(form.current ?? undefined);
      const url = String(typed.get('url') ?? '');
      const currency = String(typed.get('currency') ?? '');
      const readAs = { columns: wanted, currency: isFeedCurrency(currency) ? currency : undefined };
      const shown = file
        ? await previewOfFile(file, readAs, language)
        : await callApi('previewFeed', { language, body: { url, ...readAs } });
      if (turn !== turns.current) return;
      setPreview(shown);
      setColumns(Object.keys(shown.columns).length > 0 ? shown.columns : null);
    });
  };
  const reset = () => {
    turns.current += 1;
    setPreview(undefined);
    setColumns(known);
  };
  return { preview, columns, show, reset, isBusy, error };
}
