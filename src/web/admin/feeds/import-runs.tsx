import { useState } from 'react';
import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../loading.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { usePagedList } from '../use-paged-list.ts';
import { RejectedRows } from './rejected-rows.tsx';
import { partsOf } from './run-rows.ts';
import { SecureLinksRemedy } from './secure-links.tsx';
import { feedsTexts } from './texts/texts.ts';

const pageSize = 10;
const tones = {
  succeeded: 'good',
  failed: 'warn',
  held: 'warn',
  approved: 'neutral',
  discarded: 'neutral',
} as const;

/** The outcome of the rows, in numbers that add up. */
function RowCounts({ run }: { run: ImportRun }) {
  const { runs: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const earlier = run.pricesHeld - run.rowsHeld;
  return (
    <>
      <span className="font-semibold">{texts.read(run.rowsRead, formatNumber(language, run.rowsRead))}</span>
      <ul>
        {partsOf(run).map(({ part, count }) => (
          <li key={part}>{texts.parts[part](count, formatNumber(language, count))}</li>
        ))}
      </ul>
      {run.unreadStock.length > 0 && (
        <span className="block wrap-anywhere text-ink-soft">
          {texts.unreadStock(
            run.unreadStock
              .slice(0, 5)
              .map(({ value, count }) => `${value} (${formatNumber(language, count)})`)
              .join(', '),
          )}
        </span>
      )}
      {earlier > 0 && (
        <span className="text-ink-soft">{texts.otherHeld(earlier, formatNumber(language, earlier))}</span>
      )}
    </>
  );
}

/** Offers that were removed, or would have been. */
function GoneCount({ run }: { run: ImportRun }) {
  const { runs: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const gone = formatNumber(language, run.offersGone);
  if (run.status === 'succeeded') return gone;
  // Of a feed that holds nothing yet, nothing could go.
  return run.offersKnown ? texts.wouldBe(gone, formatNumber(language, run.offersKnown)) : '–';
}

type RunRowProps = {
  feed: Feed;
  run: ImportRun;
  isLast: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChanged: () => void;
};

function RunRow({ feed, run, isLast, isOpen, onToggle, onChanged }: RunRowProps) {
  const { runs: texts } = useTexts(feedsTexts);
  const language = useLanguage();
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
      <Cell label={texts.rows} isWords>
        <RowCounts run={run} />
        {/* Of one that failed it stands in the list. */}
        {isLast && run.status !== 'failed' && (
          <SecureLinksRemedy feed={feed} run={run} onChanged={onChanged} />
        )}
      </Cell>
      <Cell label={texts.gone} isNumber>
        <GoneCount run={run} />
      </Cell>
      <Cell>
        {run.rowsRejected > 0 && (
          <Button size="sm" aria-expanded={isOpen} aria-label={texts.rejectedOf(when)} onClick={onToggle}>
            {texts.rejected}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

/** What the imports of a feed did, newest first. */
export function ImportRuns({ feed, onChanged }: { feed: Feed; onChanged: () => void }) {
  const { runs: texts } = useTexts(feedsTexts);
  const [limit, setLimit] = useState(pageSize);
  const [opened, setOpened] = useState<string>();
  const { items, total, error, reload } = usePagedList('listImportRuns', {
    params: { id: feed._id },
    query: { limit },
  });
  if (!items) return <Loading error={error} onRetry={reload} />;
  return (
    <section aria-label={texts.label(feed.name)} className="grid gap-2 py-2">
      <Table
        label={texts.label(feed.name)}
        columns={[
          { key: 'started', label: texts.started },
          { key: 'status', label: texts.status },
          { key: 'seconds', label: texts.seconds, isNumber: true },
          { key: 'rows', label: texts.rows },
          { key: 'gone', label: texts.gone, isNumber: true },
        ]}
        hasActions
      >
        {items.flatMap((run, place) => {
          const isOpen = opened === run._id;
          return [
            <RunRow
              key={run._id}
              feed={feed}
              run={run}
              isLast={place === 0}
              isOpen={isOpen}
              onToggle={() => setOpened(isOpen ? undefined : run._id)}
              onChanged={onChanged}
            />,
            isOpen && (
              <Row key={`${run._id} rejected`} isBelow>
                <Cell span={6}>
                  <RejectedRows run={run} />
                </Cell>
              </Row>
            ),
          ];
        })}
      </Table>
      {total > items.length && limit < 100 && (
        <Button className="justify-self-start" onClick={() => setLimit(100)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
