import { useState } from 'react';
import type { Feed, ImportRun } from '../../../contract/feeds.schema.ts';
import { FormError } from '../../account/form-parts.tsx';
import { useFeedsTexts } from '../../i18n/feeds-texts.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { usePagedList } from '../use-paged-list.ts';
import { useRejectedCsv } from './rejected-csv.ts';

const pageSize = 10;
const tones = {
  succeeded: 'good',
  failed: 'warn',
  held: 'warn',
  approved: 'neutral',
  discarded: 'neutral',
} as const;

const counts = [
  ['read', 'rowsRead'],
  ['new', 'offersNew'],
  ['changed', 'offersChanged'],
  ['gone', 'offersGone'],
  ['held', 'pricesHeld'],
  ['rejected', 'rowsRejected'],
] as const;

function RunRow({ run }: { run: ImportRun }) {
  const { runs: texts } = useFeedsTexts();
  const language = useLanguage();
  const saveRejected = useRejectedCsv();
  const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1_000;
  const when = formatDateTime(language, new Date(run.startedAt));
  return (
    <Row>
      <Cell label={texts.started}>{when}</Cell>
      <Cell label={texts.status}>
        <Badge tone={tones[run.status]}>{texts.statuses[run.status]}</Badge>
        {run.error !== null && <span className="block">{run.error}</span>}
      </Cell>
      <Cell label={texts.seconds} isNumber>
        {formatNumber(language, Math.round(seconds * 10) / 10)}&nbsp;s
      </Cell>
      {counts.map(([name, field]) => (
        <Cell key={name} label={texts[name]} isNumber>
          {formatNumber(language, run[field])}
        </Cell>
      ))}
      <Cell>
        {run.rowsRejected > 0 && (
          <Button
            size="sm"
            icon="download"
            aria-label={texts.csvOf(when)}
            onClick={() => void saveRejected(run)}
          >
            CSV
          </Button>
        )}
      </Cell>
    </Row>
  );
}

/** What the imports of a feed did, newest first. */
export function ImportRuns({ feed }: { feed: Feed }) {
  const { runs: texts } = useFeedsTexts();
  const [limit, setLimit] = useState(pageSize);
  const { items, total, error } = usePagedList('listImportRuns', {
    params: { id: feed._id },
    query: { limit },
  });
  if (error) return <FormError message={error} />;
  if (!items) return <Skeleton className="h-40" />;
  return (
    <section aria-label={texts.label(feed.name)} className="grid gap-2 py-2">
      <Table
        label={texts.label(feed.name)}
        columns={[
          { key: 'started', label: texts.started },
          { key: 'status', label: texts.status },
          { key: 'seconds', label: texts.seconds, isNumber: true },
          ...counts.map(([name]) => ({ key: name, label: texts[name], isNumber: true })),
        ]}
        hasActions
      >
        {items.map((run) => (
          <RunRow key={run._id} run={run} />
        ))}
      </Table>
      {total > items.length && limit < 100 && (
        <Button className="justify-self-start" onClick={() => setLimit(100)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
