import { useState } from 'react';
import { maxRejectedRows } from '../../../contract/feeds/feed-limits.ts';
import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../loading.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { usePagedList } from '../use-paged-list.ts';
import { useRejectedCsv } from './rejected-csv.ts';
import { feedsTexts } from './texts/texts.ts';

const limit = 20;

const maxShown = 60;
const shortened = (raw: string): string => (raw.length > maxShown ? `${raw.slice(0, maxShown - 1)}…` : raw);

type StepsProps = { page: number; total: number; onPage: (page: number) => void };

/** Which rows are shown, and the ways to the others. */
function Steps({ page, total, onPage }: StepsProps) {
  const { runs: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const last = Math.min(page * limit, total);
  const numbers = [(page - 1) * limit + 1, last, total].map((n) => formatNumber(language, n));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status" className="text-ink-soft">
        {texts.rejectedShown(...(numbers as [string, string, string]))}
      </span>
      {total > limit && (
        <>
          <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {texts.before}
          </Button>
          <Button size="sm" disabled={last === total} onClick={() => onPage(page + 1)}>
            {texts.after}
          </Button>
        </>
      )}
    </div>
  );
}

/** Why rows were refused, how many for each reason, with the first of them. */
function Reasons({ run: { rejections } }: { run: ImportRun }) {
  const { runs: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const shown = (n: number) => formatNumber(language, n);
  if (rejections.length === 0) return null;
  return (
    <ul aria-label={texts.reasons} className="list-disc pl-5">
      {rejections.map(({ explanation, count, row, line, value }) => {
        const place = line === null ? texts.item(shown(row)) : texts.atLine(shown(line));
        return (
          <li key={explanation} className="wrap-anywhere">
            <span className="font-semibold">{texts.reasonRows(count, shown(count))}</span>
            {` – ${explanation} `}
            <span className="text-ink-soft">{`(${texts.reasonPlace(place, value)})`}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The rows that an import refused: where they stand in the file, why, and what they say. */
export function RejectedRows({ run }: { run: ImportRun }) {
  const { runs: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const saveRejected = useRejectedCsv();
  const { items, total, error, reload } = usePagedList('listRejectedRows', {
    params: { id: run._id },
    query: { page, limit },
  });
  if (!items) return <Loading error={error} onRetry={reload} />;
  const when = formatDateTime(language, new Date(run.startedAt));
  const label = texts.rejectedOf(when);
  if (total === 0) return <p>{texts.csvEmpty}</p>;
  const isPart = run.rowsRejected > maxRejectedRows;
  const columns = (['line', 'reason', 'article', 'title', 'price', 'raw'] as const).map((key) => ({
    key,
    label: texts[key],
  }));
  return (
    <section aria-label={label} className="grid gap-2 py-2">
      <p className="font-semibold">{label}</p>
      {isPart && (
        <p>{texts.rejectedKept(formatNumber(language, total), formatNumber(language, run.rowsRejected))}</p>
      )}
      <Reasons run={run} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Steps page={page} total={total} onPage={setPage} />
        <Button
          size="sm"
          icon="download"
          aria-label={texts.csvOf(when)}
          onClick={() => void saveRejected(run)}
        >
          CSV
        </Button>
      </div>
      <Table label={label} columns={columns}>
        {items.map(({ row, line, explanation, articleId, title, price, raw }) => (
          <Row key={row}>
            <Cell label={texts.line}>
              {line === null ? texts.item(formatNumber(language, row)) : formatNumber(language, line)}
            </Cell>
            <Cell label={texts.reason}>{explanation}</Cell>
            <Cell label={texts.article}>{articleId ?? '–'}</Cell>
            <Cell label={texts.title}>{title ?? '–'}</Cell>
            <Cell label={texts.price}>
              <span className="wrap-break-word">{price ?? '–'}</span>
            </Cell>
            <Cell label={texts.raw}>
              <details>
                <summary className="line-clamp-1 cursor-pointer wrap-anywhere">{shortened(raw)}</summary>
                <code className="whitespace-pre-wrap wrap-anywhere">{raw}</code>
              </details>
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}
