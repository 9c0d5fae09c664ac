import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import { callApi } from '../../api/call.ts';
import { useToastOnError } from '../../forms/use-toast-on-error.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { saveCsv } from '../save-csv.ts';
import { adminTexts } from '../texts/texts.ts';
import { feedsTexts } from './texts/texts.ts';

/** Saves the rows that an import refused as a file. */
export function useRejectedCsv(): (run: ImportRun) => Promise<void> {
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useTexts(adminTexts);
  const { runs } = useTexts(feedsTexts);
  const attempt = useToastOnError(failures.load);
  return (run) =>
    attempt(async () => {
      const rows = await callApi('listRejectedRows', { language, params: { id: run._id }, query: {} });
      if (rows.length === 0) return toast(runs.csvEmpty);
      const lines = rows.map(({ row, line, explanation, articleId, title, price, raw }) => [
        row,
        line ?? '',
        explanation,
        articleId ?? '',
        title ?? '',
        price ?? '',
        raw,
      ]);
      const name = `${run.fileName}-${run.startedAt.slice(0, 10)}-${runs.csvName}.csv`;
      saveCsv(name, [runs.csvColumns, ...lines]);
    });
}
